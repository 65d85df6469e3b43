import { computed, effect } from '@preact/signals';
import type { Side } from '@tahoun/core';
import { perStore } from '../store.js';
import { afterTick, isNextSecond, readSpent, runs, spentText, timeLeftOf, turnKey } from './time.js';

const TICK_MS = 100;
const KEY = 'spent';

/** The clock of the match on the page: it charges the side to move while the game goes on. */
export const runningClock = perStore((store) => {
  const { fallFlag, match, matchId, moment, paused, replaying, result, spent, storage } = store;

  const isRunning = computed(() =>
    runs(match.value, {
      isOver: result.value !== null,
      isPaused: paused.value,
      isReplaying: replaying.value,
    }),
  );

  /** What a side has left, in milliseconds. */
  function timeLeft(side: Side): number {
    return timeLeftOf(match.value, moment.value.position.turn, spent.value, side);
  }

  effect(() => {
    if (!isRunning.value) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      charge(now - before);
      before = now;
    }, TICK_MS);
    return () => clearInterval(timer);
  });

  function charge(ms: number): void {
    const before = spent.peek();
    spent.value = afterTick(before, ms, document.querySelector('dialog[open]') !== null);
    if (isNextSecond(before, spent.peek())) rememberSpent();
    if (timeLeft(moment.peek().position.turn) === 0) fallFlag();
  }

  function rememberSpent(): void {
    storage.remember(KEY, spentText(spent.peek(), turnKey(matchId.peek(), match.peek())));
  }

  addEventListener('pagehide', () => {
    if (isRunning.peek()) rememberSpent();
  });

  /** A match that comes back goes on in the middle of its turn. */
  effect(() => {
    spent.value = readSpent(storage.recall(KEY), turnKey(matchId.value, match.peek()));
  });

  return { isRunning, timeLeft };
});
