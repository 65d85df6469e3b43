import {
  DRAW,
  type EndgameTables,
  LOSS,
  type Move,
  ONGOING,
  type Outcome,
  type Position,
  SELECTIVE_TECHNIQUES,
  WON,
  afterPlaying,
  legalMoves,
  noEvaluation,
  outcomeOfScore,
  strongSearch,
} from '@tahoun/core';
import { gamesOf, solve } from '@tahoun/engine';
import type { MakerTools } from '../maker/maker.js';
import type { Problem } from '../problem.js';
import { losesWithin, marginOf, resultOf } from './referee.js';

/** Tools for checking problems. */
export interface CheckTools<P extends Position = Position>
  extends Pick<MakerTools<P>, 'game' | 'ai' | 'tables'> {
  /** Most moves of one search. */
  readonly nodes: number;
}

/** Whether the claim holds; undefined where the limits came first. */
export type Answer = boolean | undefined;

/**
 * Asks whether the move is the only good one in a position.
 * @param ownMove index among the solver's moves, from 0
 */
type Claim = <P extends Position>(
  tools: CheckTools<P>,
  problem: Problem,
  position: P,
  move: Move,
  ownMove: number,
) => Answer;

/** The claims by their proof. None of them is checked by the method that found it. */
export const CLAIMS: Readonly<Record<Problem['proof'], Claim>> = {
  tables: (tools, problem, position, move) => byResults(problem, position, move, solved(tools)),
  theory: (tools, problem, position, move) => byResults(problem, position, move, searched(tools)),
  'proof-numbers': (tools, problem, position, move) => byResults(problem, position, move, searched(tools)),
  'full-width': (_tools, problem, position, move, ownMove) =>
    problem.within === undefined
      ? byResults(problem, position, move, (walk) => resultOf(marginOf(walk, -1, 1)))
      : winsInTime(position, move, 2 * (problem.within - ownMove) - 1),
  deep: (tools, _problem, position, move) => standsOut(tools, position, move),
};

/** One move reaches the goal, every other one less. @param resultOfChild for the side to move there */
function byResults<P extends Position>(
  { goal }: Problem,
  position: P,
  move: Move,
  resultOfChild: (child: P) => Outcome | undefined,
): Answer {
  const least = goal === 'draw' ? DRAW : WON;
  let isSure = true;
  for (const each of legalMoves(position)) {
    const result = afterPlaying(position, each, () => {
      const outcome = position.outcome();
      return outcome === ONGOING ? resultOfChild(position) : outcome;
    });
    if (result === undefined) isSure = false;
    else if (0 - result >= least !== (each === move)) return false;
  }
  return isSure ? true : undefined;
}

/** Only the move wins within `plies` plies. */
function winsInTime<P extends Position>(position: P, move: Move, plies: number): boolean {
  return legalMoves(position).every((each) => {
    const wins = afterPlaying(position, each, () => losesWithin(position, plies - 1));
    return wins === (each === move);
  });
}

/** The result of `tahoun solve` for a position. */
function solved<P extends Position>({ game, ai, tables, nodes }: CheckTools<P>) {
  const games = gamesOf([{ game, ai } as unknown as Parameters<typeof gamesOf>[0][number]]);
  const hooks = tables === undefined ? {} : { tables: () => tables as unknown as EndgameTables };
  return (position: P): Outcome | undefined => {
    const { outcome } = solve(
      games,
      { game: game.id, position: game.formatPosition(position), nodes },
      hooks,
    );
    if (outcome === null) return undefined;
    return outcome === 'win' ? WON : outcome === 'loss' ? LOSS : DRAW;
  };
}

/** The result of alpha-beta in full width, which knows neither theory nor proof numbers. */
function searched<P extends Position>({ nodes }: CheckTools<P>) {
  return (position: P): Outcome | undefined => {
    const { score, exact } = strongSearch({
      position,
      evaluation: noEvaluation,
      limits: { nodes },
      without: SELECTIVE_TECHNIQUES,
    });
    return exact ? outcomeOfScore(score) : undefined;
  };
}

/** Least lead, in centi-units, of a move over the next one, seen by a search that prunes nothing. */
const LEAST_GAP = 100;

/** A search that leaves out no moves but evaluates exchanges sees the same move far ahead. */
function standsOut<P extends Position>({ ai, nodes }: CheckTools<P>, position: P, move: Move): Answer {
  const kept = ['quiescence', 'extension', 'exchange'];
  const without = SELECTIVE_TECHNIQUES.filter((each) => !kept.includes(each));
  const { ranked = [] } = strongSearch({
    position,
    evaluation: ai.best,
    multiPv: 2,
    limits: { nodes },
    without,
  });
  const [best, next] = ranked;
  if (best === undefined || next === undefined || best.move !== move) return false;
  // A slower win beside a win would be as good.
  return best.score - next.score >= LEAST_GAP;
}
