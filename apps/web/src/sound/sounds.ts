import { effect } from '@preact/signals';
import { takenPieces } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';

import { sounds } from '../preferences.js';
import { match, matchId, moment, result } from '../state.js';

/** What is heard of the game, made by the browser itself. Nothing sounds before the user has touched the page. */

/** A tone: its frequency in Hz, when it begins and how long it lasts, in seconds. */
type Tone = readonly [frequency: number, at: number, lasts: number];

const SOUNDS = {
  move: [[330, 0, 0.09]],
  capture: [
    [330, 0, 0.07],
    [220, 0.07, 0.12],
  ],
  /** The side to move has to answer: check, atari, a capture that is compulsory. */
  warning: [
    [523, 0, 0.09],
    [659, 0.1, 0.14],
  ],
  end: [
    [392, 0, 0.16],
    [330, 0.17, 0.16],
    [262, 0.34, 0.35],
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

type Sound = keyof typeof SOUNDS;

const VOLUME = 0.16;

let context: AudioContext | undefined;

/** Browsers let a page sound after a gesture of its user only. */
function wake(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}
if (navigator.userActivation?.hasBeenActive) wake();
for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake);

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

let before = { id: matchId.peek(), cursor: match.peek().cursor, isOver: result.peek() !== null };

effect(() => {
  const now = { id: matchId.value, cursor: match.value.cursor, isOver: result.value !== null };
  const isSame = now.id === before.id;
  const isMove = isSame && now.cursor === before.cursor + 1;
  const ends = isSame && now.isOver && !before.isOver;
  before = now;
  if (!sounds.value) return;
  if (ends) play('end');
  else if (isMove) play(soundOfMove());
});

function soundOfMove(): Sound {
  const { game, position, moves } = moment.peek();
  if (position.isForced?.()) return 'warning';
  const { pieces } = artistOf(game.id);
  if (pieces === undefined) return 'move';
  const start = game.parsePosition(match.peek().start);
  const [taken, earlier] = [moves, moves.slice(0, -1)].map((played) => {
    const losses = takenPieces(pieces, start, played);
    return losses.flatMap(Object.values).reduce((sum: number, count: number) => sum + count, 0);
  });
  return taken === earlier ? 'move' : 'capture';
}
