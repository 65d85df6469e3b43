import { batch, effect } from '@preact/signals';
import { InputError } from '@tahoun/core';
import type { BestMoveAnswer, BestMoveRequest, EngineHost } from '@tahoun/engine';
import { resultReason } from '@tahoun/i18n';
import { type Match, type Work, redo, resultOf } from '@tahoun/match';
import { inputErrorText, language, pace, words } from '../kit/preferences.js';
import { drawLater } from '../kit/rendering.js';
import type { State } from './board-state.js';
import { askedAbout } from './page-match.js';

/** The computer's move appears this long after the last one at the earliest, so that it can be seen. */
const MIN_MOVE_MS = 450;
/** The same between computers, by the pace that the user chose; in a replay it takes a little longer. */
const PACES_MS = [2000, MIN_MOVE_MS, 150, 0] as const;
const REPLAY_EXTRA_MS = 350;

interface Playing {
  /** Puts the match on the page as it goes on. */
  readonly show: (next: Match) => void;
  /** The match after a move of the side to move, which took so much work. */
  readonly afterMoveOf: (before: Match, text: string, work: Work) => Match;
}

/** The automatic changes: the computer thinks and moves on its turn, and a replay goes on. */
export function letComputerPlay(
  state: State,
  engine: Pick<EngineHost, 'bestMove'>,
  { show, afterMoveOf }: Playing,
): void {
  const { atEnd, match, onTurn, paused, replaying, result, snapshot, tell, thinking, warn } = state;

  /** Asks the engine for the side to move and plays its answer, unless the match has moved on. */
  async function computerMove(): Promise<void> {
    const spec = onTurn.peek();
    if (spec.kind !== 'computer') return;
    const current = match.peek();
    const controller = new AbortController();
    thinking.value = controller;
    const began = performance.now();
    try {
      const limit = await timeLimit(current);
      const answer = await engine.bestMove(
        {
          ...spec.ask,
          ...limit,
          ...askedAbout(current),
          seed: (current.seed + current.cursor) % 0xffffffff,
        },
        { signal: controller.signal },
      );
      const least = current.players.includes('human') ? MIN_MOVE_MS : paceMs();
      const rest = began + Math.min(least, limit.timeMs ?? least) - performance.now();
      await new Promise((resolve) => setTimeout(resolve, rest));
      if (thinking.peek() !== controller) return;
      const { move } = answer;
      if (move !== null) drawLater(() => show(afterMoveOf(current, move, workOf(answer))));
    } catch (error) {
      if (thinking.peek() !== controller) return;
      const text = () => (error instanceof InputError ? inputErrorText(error) : words.value.engineFailed);
      batch(() => {
        paused.value = true;
        thinking.value = null;
        warn(text);
      });
    }
  }

  /** With a clock, the computer thinks no longer than the clock allows. */
  async function timeLimit({ clock }: Match): Promise<Pick<BestMoveRequest, 'timeMs'>> {
    if (clock === null) return {};
    const { thinkingTime } = await import('./clock.js');
    return { timeMs: thinkingTime(clock, snapshot.peek().position.turn) };
  }

  /** Whenever it is the computer's turn at the end of the line, it thinks. */
  effect(() => {
    const isComputersTurn = result.value === null && onTurn.value.kind === 'computer';
    if (isComputersTurn && atEnd.value && !paused.value && !replaying.value && thinking.value === null) {
      void computerMove();
    }
  });

  /** While a match is replayed, each position stays for a moment. */
  effect(() => {
    if (!replaying.value) return;
    const shown = match.value;
    if (shown.cursor === shown.moves.length) {
      replaying.value = false;
      tell(() => words.value.replayOver(endOf(shown)));
      return;
    }
    const timer = setTimeout(() => show(redo(shown)), paceMs() + REPLAY_EXTRA_MS);
    return () => clearTimeout(timer);
  });
}

/** The reason for the end of a match, in words; empty where it is not over. */
function endOf(match: Match): string {
  const end = resultOf(match);
  return end === null ? '' : resultReason(language.value, match.game, end.reason);
}

function workOf({ nodes, seconds, depth, namedBy }: BestMoveAnswer): Work {
  return { nodes, seconds, depth, ...(namedBy === undefined ? {} : { namedBy }) };
}

function paceMs(): number {
  return PACES_MS[pace.value] ?? MIN_MOVE_MS;
}
