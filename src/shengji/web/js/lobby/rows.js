// An option that is a table: its rows, each with a field for every column, as the option's type declares them.
import { html, h, cls } from "../html.js";
import { t } from "../i18n.js";
import { Icon } from "../icons.js";

/** A row to begin with: the last one again, or the first choice of everything. */
const fresh = (columns, rows) => rows.at(-1) ?? columns.map((column) => (column.kind === "number" ? 0 : column.choices[0].value));

/**
 * @param {object} props
 * @param {any} props.option
 * @param {any[][]} props.value
 * @param {(made: (rows: any[][]) => any[][]) => void} props.set
 */
export function Rows({ option, value, set }) {
  const { columns } = option;
  const put = (row, place, cell) => set((rows) => rows.map((cells, at) => (at === row ? cells.map((old, index) => (index === place ? cell : old)) : cells)));
  return html`<div class=${cls("rows", columns.length > 2 && "many-columns")}>
    ${value.length > 0 && html`<table><thead><tr>${columns.map((column) => html`<th key=${column.name} scope="col" class=${`small ${column.kind}`}>${column.label}</th>`)}<td></td></tr></thead>
      <tbody>${value.map((cells, row) => html`<tr key=${row}>
        ${columns.map((column, place) => html`<td key=${column.name}>${h(Cell, { column, value: cells[place], label: t("web-row", { column: column.label, number: row + 1 }), set: (cell) => put(row, place, cell) })}</td>`)}
        <td><button type="button" class="button quiet round" aria-label=${t("web-row-remove", { number: row + 1 })} onClick=${() => set((rows) => rows.filter((_, at) => at !== row))}>${h(Icon, { name: "close" })}</button></td></tr>`)}</tbody></table>`}
    <button type="button" class="button quiet" data-do="add-row" onClick=${() => set((rows) => [...rows, fresh(columns, rows)])}>${h(Icon, { name: "plus" })} ${t("web-row-add")}</button>
  </div>`;
}

function Cell({ column, value, label, set }) {
  if (column.kind === "number") {
    return html`<input type="number" aria-label=${label} value=${value} onInput=${(event) => { const number = Number.parseInt(event.target.value, 10); if (Number.isInteger(number)) set(number); }} />`;
  }
  return html`<select aria-label=${label} value=${value} onChange=${(event) => set(event.target.value)}>${column.choices.map((one) => html`<option key=${one.value} value=${one.value}>${one.label}</option>`)}</select>`;
}
