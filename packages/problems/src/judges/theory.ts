import { type Position, WON, afterPlaying } from '@tahoun/core';
import type { GameAi } from '@tahoun/eval';
import type { Verdict } from '../make/maker.js';

/** Replies worth trying, where the theory has them in the order of resistance. */
const DEFENCES = 3;

/** The judge of a game whose theory knows every position. */
export function judgeByTheory<P extends Position>(ai: GameAi<P>, position: P): Verdict | null {
  const solution = ai.solve?.(position);
  if (solution === undefined || solution.outcome !== WON || solution.moves.length !== 1) return null;
  const move = solution.moves[0]!;
  const defences = afterPlaying(position, move, () => ai.solve?.(position).moves.slice(0, DEFENCES) ?? []);
  return { goal: 'win', move, proof: 'theory', defences };
}
