import { type Move, NO_MOVE, ONGOING, type Position } from '../game.js';
import { legalMoves } from '../moves.js';
import { INFINITE, WIN, finalScore, nearer, opposite } from '../score.js';
import type { EndgameTables } from './endgame-tables.js';

/**
 * The move that wins soonest, keeps the draw or loses latest; `NO_MOVE` where the tables do not tell
 * what every move is worth. The position is over or not; it is left as it was.
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

/** A position's score for its side to move, as the tables have it; null where they do not. */
function scoreByTables(tables: EndgameTables, position: Position): number | null {
  const outcome = position.outcome();
  if (outcome !== ONGOING) return finalScore(position, outcome);
  if (!tables.probe(position)) return null;
  if (tables.distance !== null) return tables.outcome * (WIN - tables.distance);
  return tables.outcome === 0 ? 0 : null;
}
