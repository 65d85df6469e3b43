import { effect } from '@preact/signals';
import { sounds } from '../preferences.js';
import { perStore } from '../store.js';
import { type Heard, type Sound, soundOf } from './which.js';

/** What is heard of the game, made by the browser itself. Nothing sounds before the user has touched the page. */

/** A tone: its frequency in Hz, when it begins and how long it lasts, in seconds. */
type Tone = readonly [frequency: number, at: number, lasts: number];

const SOUNDS = {
  move: [[330, 0, 0.09]],
  capture: [
    [330, 0, 0.07],
    [220, 0.07, 0.12],
  ],
  warning: [
    [523, 0, 0.09],
    [659, 0.1, 0.14],
  ],
  end: [
    [392, 0, 0.16],
    [330, 0.17, 0.16],
    [262, 0.34, 0.35],
  ],
} as const satisfies Readonly<Record<Sound, readonly Tone[]>>;

const VOLUME = 0.16;

let context: AudioContext | undefined;

/** Browsers let a page sound after a gesture of its user only. */
function wake(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

function play(sound: Sound): void {
  // What could not be heard at once is not worth hearing later.
  if (context?.state !== 'running') return;
  const now = context.currentTime;
  for (const [frequency, at, lasts] of SOUNDS[sound]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const volume = new GainNode(context, { gain: VOLUME });
    // Fading out avoids a crack at the end.
    volume.gain.setValueAtTime(VOLUME, now + at);
    volume.gain.exponentialRampToValueAtTime(0.001, now + at + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + lasts);
  }
}

/** Lets the game on the page be heard. */
export const soundsOf = perStore(({ match, matchId, snapshot, result }) => {
  if (navigator.userActivation?.hasBeenActive) wake();
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake);

  let before: Heard = heardNow();

  function heardNow(): Heard {
    return { id: matchId.value, cursor: match.value.cursor, isOver: result.value !== null };
  }

  effect(() => {
    const [last, now] = [before, heardNow()];
    before = now;
    if (!sounds.value) return;
    const sound = soundOf(last, now, snapshot.peek(), match.peek().start);
    if (sound !== undefined) play(sound);
  });

  return {};
});
