// One place from which every component takes its building blocks.
import { h, render, Fragment, createContext } from "../vendor/preact.js";
import { useState, useEffect, useLayoutEffect, useMemo, useRef, useCallback, useContext } from "../vendor/hooks.js";
import { signal, computed, effect, batch, useSignal, useComputed } from "../vendor/signals.js";
import htm from "../vendor/htm.js";

export const html = htm.bind(h);
export { h, render, Fragment, createContext };
export { useState, useEffect, useLayoutEffect, useMemo, useRef, useCallback, useContext };
export { signal, computed, effect, batch, useSignal, useComputed };

/** Joins class names; falsy ones are left out. */
export const cls = (...names) => names.filter(Boolean).join(" ");
