import './clock.css';
import { computed, effect } from '@preact/signals';
import type { Side } from '@tahoun/core';
import { LOW_MS, clockText, playingTexts, timeWords } from '@tahoun/i18n';
import { useShortcuts } from '../kit/hooks.js';
import { language, wordsOf } from '../kit/preferences.js';
import { afterTick, isNextSecond, readSpent, runs, spentText, timeLeftOf, turnKey } from '../match/clock.js';
import { type Store, perStore, useStore } from '../match/store.js';

/** The time of one side. The T key shows that of both in words. */
export function ClockFace({ side }: { readonly side: Side }) {
  const store = useStore();
  const { match, snapshot } = store;
  // Once, although there are two clocks.
  useShortcuts(side === 0 ? { t: () => tellTime(store) } : {});
  const { isRunning, timeLeft } = runningClock(store);
  const { game, moves, cursor } = match.value;
  const left = timeLeft(side);
  const isLow = left < LOW_MS;
  const ticks = isRunning.value && (snapshot.value.position.turn + moves.length - cursor) % 2 === side;
  const name = wordsOf(game).sides[side].name;
  return (
    <div
      role="timer"
      aria-label={`${name}: ${timeWords(language.value, left)}`}
      class={`clock ${ticks ? 'clock-ticks' : ''} ${isLow ? 'clock-low' : ''}`}
    >
      <span class="clock-time" aria-hidden="true" data-testid={`clock-${side}`}>
        {isLow && <span title={playingTexts(language.value).lowTime}>⏳</span>}{' '}
        {clockText(language.value, left, isLow)}
      </span>
    </div>
  );
}

function tellTime(store: Store): void {
  const { match, tell } = store;
  const { timeLeft } = runningClock(store);
  const { sides } = wordsOf(match.peek().game);
  const times = ([0, 1] as const).map((side) => [sides[side].name, timeLeft(side)] as const);
  const text = () => times.map(([name, left]) => `${name}: ${timeWords(language.value, left)}`).join(', ');
  tell(text);
}

const TICK_MS = 100;
const KEY = 'spent';

/**
 * The clock of the match on the page: it charges the side to move, or shows a clock that the server keeps.
 */
const runningClock = perStore((store) => {
  const { fallFlag, match, matchId, snapshot, source, paused, replaying, result, spent, storage } = store;
  const kept = source?.clock;

  const isRunning =
    kept?.runs ??
    computed(() =>
      runs(match.value, {
        isOver: result.value !== null,
        isPaused: paused.value,
        isReplaying: replaying.value,
      }),
    );

  /** Time left to a side, in milliseconds. */
  function timeLeft(side: Side): number {
    return timeLeftOf(match.value, snapshot.value.position.turn, spent.value, side);
  }

  effect(() => {
    if (!isRunning.value) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (kept === undefined) charge(now - before);
      else spent.value = kept.age();
      before = now;
    }, TICK_MS);
    return () => clearInterval(timer);
  });

  function charge(ms: number): void {
    const before = spent.peek();
    spent.value = afterTick(before, ms, document.querySelector('dialog[open]') !== null);
    if (isNextSecond(before, spent.peek())) rememberSpent();
    if (timeLeft(snapshot.peek().position.turn) === 0) fallFlag();
  }

  function rememberSpent(): void {
    storage.remember(KEY, spentText(spent.peek(), turnKey(matchId.peek(), match.peek())));
  }

  addEventListener('pagehide', () => {
    if (isRunning.peek() && kept === undefined) rememberSpent();
  });

  /** A match that comes back goes on in the middle of its turn. */
  effect(() => {
    if (kept === undefined)
      spent.value = readSpent(storage.recall(KEY), turnKey(matchId.value, match.peek()));
    else spent.value = match.value.clock !== null && kept.runs.value ? kept.age() : 0;
  });

  return { isRunning, timeLeft };
});
