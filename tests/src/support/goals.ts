import { aiOf, gameById, games } from '@tahoun/catalogue/all';
import {
  type Game,
  type Position,
  SELECTIVE_TECHNIQUES,
  TranspositionTable,
  alphaBetaSearch,
  figuresEvaluation,
  isDecided,
  legalMoves,
  opposite,
  otherSide,
  pliesToEnd,
  strongSearch,
} from '@tahoun/core';
import { solve } from '@tahoun/engine';
import { nodeTables } from '@tahoun/engine/node-tables';
import type { Goal } from '@tahoun/i18n';

const table = new TranspositionTable(1);

/** The moves, in the game's notation, after which the side to move reaches the goal of a problem against any defence. */
export function movesReaching(id: string, position: Position, goal: Goal): string[] {
  const game = gameById(id);
  const reaching = legalMoves(position).filter((move) => {
    position.makeMove(move);
    const isReached = isReachedAfter(id, position, goal);
    position.undoMove();
    return isReached;
  });
  return reaching.map((move) => game.formatMove(position, move));
}

/** Whether the side that has just moved reaches the goal. */
function isReachedAfter(id: string, position: Position, goal: Goal): boolean {
  const game = gameById(id);
  const result = game.result(position);
  const mover = 1 - position.turn;
  switch (goal.kind) {
    case 'win-in':
      return result === null ? losesWithin(id, position, goal.plies - 1) : result.winner === mover;
    case 'figures':
      return sureSum(game, position, goal) >= goal.atLeast;
    case 'outcome': {
      const wanted = goal.outcome === 'win' ? ['loss'] : ['loss', 'draw'];
      return wanted.includes(solved(id, position).outcome);
    }
    case 'margin':
      return -(solved(id, position).value ?? 0) >= goal.atLeast;
  }
}

/** Whether the side to move loses within `plies` plies, by a search in full width. */
function losesWithin(id: string, position: Position, plies: number): boolean {
  if (plies <= 0) return false;
  const { score, exact } = strongSearch({
    position,
    evaluation: aiOf(id).best,
    limits: { depth: plies },
    table,
    without: SELECTIVE_TECHNIQUES,
  });
  return exact && score < 0 && isDecided(score) && (pliesToEnd(score) as number) <= plies;
}

/** The sum of figures that the side that has just moved is sure of at the end; infinite when it wins. */
export function sureSum(
  game: Game,
  position: Position,
  { weights, plies }: Extract<Goal, { kind: 'figures' }>,
): number {
  const side = otherSide(position.turn);
  const result = game.result(position);
  if (result !== null) return result.winner === side ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const evaluation = figuresEvaluation(game, weights, side);
  const score = opposite(alphaBetaSearch({ position, evaluation, limits: { depth: plies - 1 } }).score);
  if (isDecided(score)) return score > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  return score / 100;
}

/** @throws Error when the solver leaves it open. */
function solved(id: string, position: Position): { outcome: string; value: number | null } {
  const text = gameById(id).formatPosition(position);
  const { outcome, value } = solve(games, { game: id, position: text }, { tables: nodeTables });
  if (outcome === null) throw new Error(`${id} ${text} is not solved`);
  return { outcome, value };
}
