import type { Side } from '@tahoun/core';
import { clockText, liveTexts, timeWords } from '@tahoun/i18n';
import type { LiveState } from '@tahoun/live';
import { useEffect, useState } from 'preact/hooks';
import { SideName } from '../components/SideName.js';
import { language, words, wordsOf } from '../preferences.js';
import { Said } from './Phrases.js';
import type { Table } from './table.js';

interface LiveSeatProps {
  readonly table: Table;
  readonly state: LiveState;
  readonly side: Side;
}

/** Who plays a side, whether they are there, and their time. */
export function LiveSeat({ table, state, side }: LiveSeatProps) {
  const texts = liveTexts(language.value);
  const seat = state.seats[side];
  const isOnTurn = state.status === 'active' && state.turn === seat.side;
  const isYou = state.you === seat.side;
  const isPresent = seat.kind === 'computer' || seat.present || isYou;
  return (
    <div class={`seat ${isOnTurn ? 'seat-on-turn' : ''}`} data-testid={`seat-${side}`}>
      <span class="seat-turn" aria-hidden="true">
        {isOnTurn ? '▶' : ''}
      </span>
      <SideName game={state.game} side={side} />
      <span class="seat-player">
        {seat.name || texts.nobody}
        {isYou && ` (${texts.you})`}
      </span>
      {seat.seated && !isYou && seat.kind === 'person' && (
        <span class={`live-presence ${isPresent ? 'live-here' : ''}`}>
          {isPresent ? texts.here : texts.away}
        </span>
      )}
      {seat.kind === 'person' && <Said said={seat.said} isYou={isYou} />}
      {state.clock !== null && <LiveClock table={table} state={state} side={side} />}
      {isOnTurn && <span class="visually-hidden">{words.value.onTurn}</span>}
    </div>
  );
}

const TICK_MS = 100;
/** From here on the tenths count. */
const LOW_MS = 20_000;

/** The time of a side; that of the running one goes on from what the server said last. */
function LiveClock({ table, state, side }: LiveSeatProps) {
  const clock = state.clock as NonNullable<LiveState['clock']>;
  const isRunning = clock.running === state.seats[side].side;
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = Math.max(0, clock.left[side] - (isRunning ? table.age() : 0));
  const isLow = left < LOW_MS;
  const { name } = wordsOf(state.game).sides[side];
  return (
    <div
      role="timer"
      aria-label={`${name}: ${timeWords(language.value, left)}`}
      class={`clock ${isRunning ? 'clock-ticks' : ''} ${isLow ? 'clock-low' : ''}`}
    >
      <span class="clock-time" aria-hidden="true" data-testid={`clock-${side}`}>
        {clockText(language.value, left, isLow)}
      </span>
    </div>
  );
}
