// Whether there is a keyboard, as far as can be known: beside a mouse there is one, and one that is used shows itself.
import { signal } from "./html.js";

export const keyboard = signal(matchMedia("(any-pointer: fine)").matches);

// The keys that a phone draws on its screen appear where something is written; other keys belong to a real keyboard.
addEventListener("keydown", (event) => {
  const writing = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
  if (event.isTrusted && !writing) keyboard.value = true;
}, true);
