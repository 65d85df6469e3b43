import { computed, effect } from '@preact/signals';
import type { Side } from '@tahoun/core';
import { fallFlag } from '../play.js';
import { recall, remember } from '../preferences.js';
import { atEnd, match, matchId, moment, paused, replaying, result, spent } from '../state.js';

/** The clock of the match on the page: it charges the side to move while the game goes on. */

const TICK_MS = 100;
const KEY = 'spent';

/** From the first move on, as long as the game goes on before one's eyes. */
export const isRunning = computed(
  () =>
    match.value.clock !== null &&
    match.value.cursor > 0 &&
    atEnd.value &&
    result.value === null &&
    !paused.value &&
    !replaying.value,
);

/** What a side has left, in milliseconds. */
export function timeLeft(side: Side): number {
  const { clock, moves } = match.value;
  if (clock === null) return 0;
  const isThinking = sideAfter(moves.length) === side;
  return Math.max(0, clock.left[side] - (isThinking ? spent.value : 0));
}

/** Whose turn it is after so many moves of the line. */
function sideAfter(plies: number): Side {
  const { turn } = moment.value.position;
  return ((turn + plies - match.value.cursor) & 1) as Side;
}

effect(() => {
  if (!isRunning.value) return;
  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (document.querySelector('dialog[open]') === null) charge(now - before);
    before = now;
  }, TICK_MS);
  return () => clearInterval(timer);
});

function charge(ms: number): void {
  const before = spent.peek();
  spent.value = before + ms;
  if (Math.floor(before / 1000) !== Math.floor(spent.peek() / 1000)) rememberSpent();
  if (timeLeft(moment.peek().position.turn) === 0) fallFlag();
}

/** What was spent on a move belongs to its match and ply. */
function turnKey(): string {
  return `${matchId.peek()} ${match.peek().moves.length}`;
}

function rememberSpent(): void {
  remember(KEY, `${Math.round(spent.peek())} ${turnKey()}`);
}

addEventListener('pagehide', () => {
  if (isRunning.peek()) rememberSpent();
});

/** A match that comes back goes on in the middle of its turn. */
effect(() => {
  void matchId.value;
  const [ms = '', ...turn] = (recall(KEY) ?? '').split(' ');
  spent.value = turn.join(' ') === turnKey() ? Number(ms) : 0;
});
