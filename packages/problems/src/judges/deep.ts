import {
  type EndgameTables,
  type Evaluation,
  type Position,
  type SearchResult,
  isDecided,
  legalMoves,
  pliesToEnd,
  strongSearch,
} from '@tahoun/core';
import type { Verdict } from '../maker/maker.js';
import type { ProblemGoal } from '../problem.js';
import { judgeMate } from './mates.js';

/** Certainty that a deep search needs. Scores are in centi-units from the side to move. */
interface DeepOptions<P extends Position> {
  readonly evaluation: Evaluation<P>;
  readonly tables?: EndgameTables<P> | undefined;
  /** Nodes of the quick search for a candidate, and of the search that confirms it. */
  readonly quickNodes: number;
  readonly nodes: number;
  /** Forced wins of at most this many plies are searched in full width; an odd number. */
  readonly matePlies: number;
  /** The value of a gain is at least this, ... */
  readonly gain: number;
  /** ... this much above that of any other move, ... */
  readonly gap: number;
  /** ... after which the side to move has at most this. */
  readonly otherwise: number;
  /**
   * Scores below this are lost: the one move that is better saves a draw if its score is within `level` of 0.
   */
  readonly lost: number;
  readonly level: number;
}

/** The judge of positions that cannot be solved: two searches have to agree, by a wide margin. */
export function judgeDeeply<P extends Position>(options: DeepOptions<P>, position: P): Verdict | null {
  if (legalMoves(position).length < 2) return null;
  const first = twoBest(options, position, options.quickNodes);
  if (!isPromising(options, first)) return null;
  const mate = pliesToEnd(first.score);
  if (mate !== null && first.score > 0 && mate <= options.matePlies) return judgeMate(position, mate);
  const sure = twoBest(options, position, options.nodes);
  const plies = pliesToEnd(sure.score);
  if (plies !== null && sure.score > 0 && plies <= options.matePlies) return judgeMate(position, plies);
  const goal = goalOf(options, sure);
  if (goal === null || sure.move !== first.move) return null;
  return { goal, move: sure.move, proof: 'deep', defences: sure.pv.slice(1, 2) };
}

function twoBest<P extends Position>(options: DeepOptions<P>, position: P, nodes: number): SearchResult {
  const { evaluation, tables } = options;
  const endgames = tables === undefined ? {} : { endgames: tables };
  return strongSearch({ position, evaluation, multiPv: 2, limits: { nodes }, ...endgames });
}

/** The first look may see less of it. */
function isPromising<P extends Position>(options: DeepOptions<P>, result: SearchResult): boolean {
  if (isDecided(result.score) && result.score > 0) return true;
  const half = { ...options, gain: options.gain / 2, gap: options.gap / 2, lost: options.lost / 2 };
  return goalOf(half, result) !== null;
}

function goalOf<P extends Position>(options: DeepOptions<P>, result: SearchResult): ProblemGoal | null {
  const { gain, gap, otherwise, lost, level } = options;
  const best = result.score;
  const next = result.ranked?.[1]?.score;
  if (next === undefined) return null;
  if (best >= gain && next <= otherwise && best - next >= gap) return isDecided(best) ? 'win' : 'gain';
  return Math.abs(best) <= level && next <= lost ? 'draw' : null;
}
