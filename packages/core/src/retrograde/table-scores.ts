import { DRAW, type Evaluation, type Move, NO_MOVE, ONGOING, type Position } from '../contract/game.js';
import { legalMoves } from '../contract/moves.js';
import { INFINITE, WIN, finalScore, nearer, opposite } from '../contract/score.js';
import type { EndgameTables } from './endgame-tables.js';

/*
 * Use of endgame tables by searches. It is apart from the code that reads the tables, which the web page
 * fetches when a game is down to few pieces.
 */

/**
 * The move that wins soonest, keeps the draw or loses latest; `NO_MOVE` where the tables do not know
 * the value of every move. The position may be over; it is left unchanged.
 */
export function endgameMove(tables: EndgameTables, position: Position): Move {
  let best = NO_MOVE;
  let bestScore = -INFINITE;
  for (const move of legalMoves(position)) {
    position.makeMove(move);
    const score = scoreByTables(tables, position);
    position.undoMove();
    if (score === null) return NO_MOVE;
    const value = nearer(opposite(score));
    if (value <= bestScore) continue;
    bestScore = value;
    best = move;
  }
  return best;
}

/** A position's score for its side to move by the tables; null where they do not have it. */
function scoreByTables(tables: EndgameTables, position: Position): number | null {
  const outcome = position.outcome();
  if (outcome !== ONGOING) return finalScore(position, outcome);
  if (!tables.probe(position)) return null;
  if (tables.distance !== null) return tables.outcome * (WIN - tables.distance);
  return tables.outcome === 0 ? 0 : null;
}

/**
 * Score of a win that the rules may yet turn into a draw, and the bonus for each ply nearer to it: more than
 * any material, so that the search aims at it, and less than a win, so that it promises none.
 */
const HOPED_WIN = 10_000;
const HOPED_PLY = 10;
/** The same where the tables hold no distance; the evaluation then guides the search to the win. */
const HOPED_SOMETIME = 6_000;

/**
 * An evaluation that knows the theoretical winner of the positions in the tables, and favours that side. What it knows
 * is not to be corrected.
 */
export function judgingEndgames(evaluation: Evaluation, endgames: EndgameTables): Evaluation {
  return {
    id: evaluation.id,
    terms: (position) => evaluation.terms(position),
    errorKeys: (position, out) => (endgames.probe(position) ? 0 : evaluation.errorKeys!(position, out)),
    isKnownDraw: (position) => evaluation.isKnownDraw!(position),
    evaluate(position) {
      if (!endgames.probe(position)) return evaluation.evaluate(position);
      const { outcome, distance } = endgames;
      if (outcome === DRAW) return 0;
      if (distance !== null) return outcome * (HOPED_WIN - HOPED_PLY * distance);
      return outcome * HOPED_SOMETIME + evaluation.evaluate(position);
    },
  };
}
