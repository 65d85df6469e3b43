import { DRAW, type Evaluation } from '../game.js';
import type { EndgameTables } from '../retrograde/endgame-tables.js';

/**
 * What a win is worth that the rules may yet turn into a draw, and what a ply nearer to it: more than
 * any material, so that the search goes for it, and less than a win, so that it promises none.
 */
const HOPED_WIN = 10_000;
const HOPED_PLY = 10;
/** The same where the tables hold no distance; the evaluation then tells what is nearer. */
const HOPED_SOMETIME = 6_000;

/** An evaluation that knows who should win the positions of the tables, and goes for that. */
export function judgingEndgames(evaluation: Evaluation, endgames: EndgameTables): Evaluation {
  return {
    id: evaluation.id,
    terms: (position) => evaluation.terms(position),
    evaluate(position) {
      if (!endgames.probe(position)) return evaluation.evaluate(position);
      const { outcome, distance } = endgames;
      if (outcome === DRAW) return 0;
      if (distance !== null) return outcome * (HOPED_WIN - HOPED_PLY * distance);
      return outcome * HOPED_SOMETIME + evaluation.evaluate(position);
    },
  };
}
