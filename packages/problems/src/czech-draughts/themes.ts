import { ONGOING } from '@tahoun/core';
import {
  type DraughtsPosition,
  MAIN_DIAGONAL,
  countSquares,
  czechDraughts,
  moveCaptured,
} from '@tahoun/games/czech-draughts';
import type { Step, Verdict } from '../maker/maker.js';

const ENDING_PIECES = 7;

/**
 * `multiple-capture`, `king-capture`: the captures of a move of the solver. `sacrifice`: it gives a piece for
 * it. `breakthrough`: a man becomes a king. `opposition`: a fight for the move with few men left and no
 * captures. `blockade`: the other side is left without a move. `main-diagonal`: a king takes the long
 * diagonal. `quiet`: the first move captures nothing, and the solution offers no piece.
 */
export function draughtsThemes(steps: readonly Step<DraughtsPosition>[], verdict: Verdict): string[] {
  const [first] = steps;
  if (first === undefined) return [];
  const themes: string[] = [];
  const facts = steps.map(({ before, move }) => czechDraughts.moveFacts!(before, move));
  const pieces = countSquares(first.before.white | first.before.black);
  const captures = facts.some(({ captured }) => captured.length > 0);
  const given = steps.some(({ after, reply }) => reply !== undefined && givesMore(after, reply));
  if (facts.some(({ captured }) => captured.length > 1)) themes.push('multiple-capture');
  if (facts.some(({ captured }) => captured.includes('king'))) themes.push('king-capture');
  if (given && captures) themes.push('sacrifice');
  if (facts.some(({ promotion }) => promotion !== null)) themes.push('breakthrough');
  const last = steps.at(-1)!.after;
  if (last.outcome() !== ONGOING && countSquares(last.turn === 0 ? last.white : last.black) > 0) {
    themes.push('blockade');
  }
  if (!captures && !given && pieces <= ENDING_PIECES && first.before.kings === 0) themes.push('opposition');
  if (steps.some(({ before, after }) => takesDiagonal(before, after))) themes.push('main-diagonal');
  if (facts[0]!.captured.length === 0 && !given) themes.push('quiet');
  if (pieces <= ENDING_PIECES) themes.push('ending');
  if (verdict.goal === 'draw') themes.push('saving-draw');
  return themes;
}

/** Whether the reply captures the piece that the move has just offered. */
function givesMore(position: DraughtsPosition, reply: number): boolean {
  return moveCaptured(reply) !== 0 && position.outcome() === ONGOING;
}

/** A king of the side that moved has come to the long diagonal. */
function takesDiagonal(before: DraughtsPosition, after: DraughtsPosition): boolean {
  const kingsOn = (position: DraughtsPosition) =>
    position.kings & (before.turn === 0 ? position.white : position.black) & MAIN_DIAGONAL;
  return kingsOn(before) === 0 && kingsOn(after) !== 0;
}
