import type { Side } from '@tahoun/core';
import { clockText, playingTexts, timeWords } from '@tahoun/i18n';
import { SideSign } from '../components/SideName.js';
import { useShortcuts } from '../components/shortcuts.js';
import { language, wordsOf } from '../preferences.js';
import { type Store, useStore } from '../store.js';
import { runningClock } from './running.js';
import './clock.css';

/** From here on the tenths count. */
const LOW_MS = 20_000;

/** The time of both sides, the person's own on the right; the T key tells it. */
export function Clocks() {
  const store = useStore();
  useShortcuts({ t: () => tellTime(store) });
  const own = store.bottom.value;
  const sides: readonly Side[] = [(1 - own) as Side, own];
  return (
    <div class="clocks">
      {sides.map((side) => (
        <ClockFace key={side} side={side} />
      ))}
    </div>
  );
}

/** The time of one side. */
function ClockFace({ side }: { readonly side: Side }) {
  const store = useStore();
  const { match, moment } = store;
  const { isRunning, timeLeft } = runningClock(store);
  const { game } = match.value;
  const left = timeLeft(side);
  const isLow = left < LOW_MS;
  const ticks = isRunning.value && moment.value.position.turn === side;
  const name = wordsOf(game).sides[side].name;
  return (
    <div
      role="timer"
      aria-label={`${name}: ${timeWords(language.value, left)}`}
      class={`clock ${ticks ? 'clock-ticks' : ''} ${isLow ? 'clock-low' : ''}`}
    >
      <SideSign game={game} side={side} />
      <span class="clock-side" aria-hidden="true">
        {name}
      </span>
      <span class="clock-time" aria-hidden="true" data-testid={`clock-${side}`}>
        {isLow && <span title={playingTexts(language.value).lowTime}>⏳</span>}{' '}
        {clockText(language.value, left, isLow)}
      </span>
    </div>
  );
}

function tellTime(store: Store): void {
  const { match, notice } = store;
  const { timeLeft } = runningClock(store);
  const { sides } = wordsOf(match.peek().game);
  const times = ([0, 1] as const).map((side) => [sides[side].name, timeLeft(side)] as const);
  const text = () => times.map(([name, left]) => `${name}: ${timeWords(language.value, left)}`).join(', ');
  notice.value = { text, isError: false };
}
