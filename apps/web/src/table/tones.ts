import { takenPieces } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import type { Snapshot } from '@tahoun/match';

/** Sounds of a game, synthesized by the browser. Nothing sounds before the user has touched the page. */

/** A tone: its frequency in Hz, its beginning and its length in seconds. */
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

/** From now on, a gesture of the user enables sounds, without which browsers do not play any. */
export function awaitGesture(): void {
  if (navigator.userActivation?.hasBeenActive) wake();
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake);
}

function wake(): void {
  // In a task of its own: it takes long, and what the gesture does is being drawn.
  if (context === undefined) setTimeout(make);
  else if (context.state === 'suspended') void context.resume();
}

/** A browser that only lets gestures begin it does so at the next one. */
function make(): void {
  context ??= new AudioContext();
}

export function play(sound: Sound): void {
  // A sound that cannot be played immediately is dropped.
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

/** `warning`: the side to move has to answer a check, an atari, a capture that is compulsory. */
type Sound = 'move' | 'capture' | 'warning' | 'end';

/** The parts of the match that decide on a sound. */
export interface Heard {
  /** Of the match. */
  readonly id: string;
  readonly cursor: number;
  readonly isOver: boolean;
}

/** The sound of a change: the end of the game, or one move forward; undefined for any other. */
export function soundOf(before: Heard, now: Heard, snapshot: Snapshot): Sound | undefined {
  if (now.id !== before.id) return undefined;
  if (now.isOver && !before.isOver) return 'end';
  return now.cursor === before.cursor + 1 ? soundOfMove(snapshot) : undefined;
}

function soundOfMove({ game, position, start, moves }: Snapshot): Sound {
  if (position.threats?.mustRespond()) return 'warning';
  const { pieces } = artistOf(game.id);
  if (pieces === undefined) return 'move';
  const before = game.parsePosition(start);
  for (const move of moves.slice(0, -1)) before.makeMove(move);
  const losses = takenPieces(pieces, before, moves.slice(-1));
  return losses.some((lost) => Object.keys(lost).length > 0) ? 'capture' : 'move';
}
