// One step of the tutorial behind the table: what the learner does goes to the server, which plays it and judges it.
import { signal, batch } from "../html.js";
import { api } from "../net.js";
import { language } from "../i18n.js";
import { paced, stillness } from "../settings.js";
import { take, forget, freeze, notice, practice } from "../store.js";
import { clear } from "../table/selection.js";
import { hush } from "../table/explain.js";
import { markDone } from "./progress.js";

/** The step as the server last told it, without table and events; null while it is fetched. */
export const lesson = signal(/** @type {any} */ (null));
/** "", "good", "again" or "done": how the last thing done was, once everybody has answered it. */
export const verdict = signal("");
/** Why the step could not be fetched. */
export const fault = signal("");

let name = "";
let actions = /** @type {any[]} */ ([]);
/** Counts starts, so that what belongs to an earlier one is dropped. */
let run = 0;

const post = (path, body) =>
  api(`lessons/${path}?lang=${language.peek()}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

const driver = {
  /** Does something; resolves with whether it could be done. */
  async act(action) {
    const mine = run;
    let answer;
    try {
      answer = await post(name, { actions: [...actions, action] });
    } catch (problem) {
      notice(problem.message, "warn");
      return false;
    }
    if (mine !== run) return false;
    actions = [...actions, action];
    hush();
    show(answer, mine);
    return true;
  },
  /** What selected cards would be, and which belong together. */
  question: ({ cards, complete = "" }) => post(`${name}/ask`, { actions, cards, complete }),
};

/** Shows what has happened, one play after the other, and then what there is to say about it. */
async function show(answer, mine) {
  for (const [place, events] of answer.events.entries()) {
    if (place) await pause(paced(stillness() ? 350 : 600));
    if (mine !== run) return;
    take(events);
  }
  if (answer.verdict === "again" || answer.verdict === "done") freeze();
  batch(() => {
    lesson.value = answer;
    verdict.value = answer.verdict;
  });
  if (answer.verdict === "done") markDone(name);
}

/** Opens a step from its beginning, or again before the last thing done. */
export async function open(wanted, done = []) {
  const mine = ++run;
  try {
    name = wanted;
    const answer = await post(name, { actions: done });
    if (mine !== run) return;
    actions = done;
    batch(() => {
      practice.value = driver;
      fault.value = "";
      verdict.value = "";
      forget();
      take(answer.table);
      take(answer.state);
      lesson.value = { ...answer, verdict: "" };
    });
    clear();
    hush();
    if (done.length) for (const events of answer.events) take(events);
    else await show({ ...answer, verdict: "" }, mine);
  } catch (problem) {
    if (mine === run) fault.value = problem.message;
  }
}

/** Once more, from before what went wrong. */
export const again = () => open(name, actions.slice(0, -1));

/** Leaves the tutorial's table. */
export function close() {
  run++;
  batch(() => {
    practice.value = null;
    lesson.value = null;
    verdict.value = "";
    forget();
  });
}
