import { gameById } from '@tahoun/catalogue/all';
import type { Side } from '@tahoun/core';
import {
  type EngineHost,
  type Judgeable,
  type JudgedMove,
  accuracyOfSide,
  expectation,
  judgeMoves,
} from '@tahoun/engine';
import type { Match } from '@tahoun/match';

/** Moves that the engine tries for each position of a short game, and for all positions of a long one. */
const MOST_NODES = 60_000;
const ALL_NODES = 3_000_000;

/** What every move of a game was worth. */
export interface Review {
  readonly judged: readonly JudgedMove[];
  /** The mean accuracy of each side, 0 to 100; null without moves. */
  readonly accuracy: readonly [number | null, number | null];
  /** The expected result after each move, the start first: 1 a win of the first side, -1 of the second. */
  readonly curve: readonly number[];
}

/** Evaluates every position of a match, one after the other, and judges the moves between them. */
export async function reviewMatch(
  engine: Pick<EngineHost, 'bestMove'>,
  { game, start, moves }: Match,
  deadlineMs: number,
): Promise<Review> {
  const nodes = Math.min(MOST_NODES, Math.floor(ALL_NODES / (moves.length + 1)));
  const evaluations: Judgeable[] = [];
  for (let ply = 0; ply <= moves.length; ply++) {
    const request = { game, position: start, played: moves.slice(0, ply), nodes };
    evaluations.push(await engine.bestMove(request, { deadlineMs }));
  }
  const first = gameById(game).parsePosition(start).turn;
  const judged = judgeMoves(moves, first, evaluations);
  const curve = evaluations.map(({ score }, ply) => {
    const turn = (first + ply) % 2;
    return (turn === 0 ? 1 : -1) * expectation(score);
  });
  return { judged, accuracy: [accuracyOfSide(judged, 0), accuracyOfSide(judged, 1 as Side)], curve };
}
