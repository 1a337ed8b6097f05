// Short tones made on the spot; off unless somebody wants them.
import { effect } from "./html.js";
import { settings } from "./settings.js";
import { help, view } from "./store.js";

let context = /** @type {AudioContext|null} */ (null);

function tone(pitch, length, volume = 0.05) {
  if (!settings.sounds.peek()) return;
  context ??= new AudioContext();
  const source = context.createOscillator();
  const gain = context.createGain();
  source.frequency.value = pitch;
  source.type = "triangle";
  gain.gain.setValueAtTime(volume, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + length);
  source.connect(gain).connect(context.destination);
  source.start();
  source.stop(context.currentTime + length);
}

export function startSounds() {
  let acting = false;
  effect(() => {
    const now = !!help.value?.acting && view.value?.phase !== "dealing";
    if (now && !acting) tone(660, 0.18);
    acting = now;
  });
  let played = 0;
  effect(() => {
    const now = view.value?.trick?.plays.length ?? 0;
    if (now > played) tone(300, 0.07, 0.03);
    played = now;
  });
}
