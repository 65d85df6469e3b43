import type { Evaluation } from '@tahoun/core';
import type { ChessPosition } from '@tahoun/games/chess';
import type { Tapered } from '../tapered.js';
import { UNKNOWN_ENDING, knownEnding } from './endings.js';
import { type ChessWeights, WEIGHT_NAMES, type WeightName } from './layout.js';
import { forMover } from './material.js';
import { Weighing, blend } from './weighing.js';

/** Pawn structures that are remembered: 1 MiB. */
const PAWN_ENTRIES = 16_384;

/**
 * The evaluation the strong search plays with. Depends on nothing but the position: neither on how it
 * came about nor on what was evaluated before.
 */
export function classicalChess(weights: ChessWeights): Evaluation<ChessPosition> {
  const whole = new Weighing(weights, PAWN_ENTRIES);
  return {
    id: 'classical-chess',
    futilityMargin: 120,
    evaluate(position) {
      const ending = knownEnding(position);
      if (ending !== UNKNOWN_ENDING) return ending;
      whole.weigh(position);
      return forMover(position, blend(whole.early, whole.late, whole.phase, whole.scale));
    },
    terms: (position) => chessTerms(weights, position),
  };
}

/** Names for people, and which weights begin with what. */
const GROUPS: Readonly<Record<string, RegExp>> = {
  material: /^material$/,
  squares: /Squares$/,
  mobility: /Mobility$/,
  pieces: /^(bishopPair|outpost|shielded|badBishop|rookOn)/,
  pawns: /^(isolated|backward|doubled|connected|candidate)$/,
  passedPawns: /^(passed|rookBehind)/,
  kingShelter: /^(shelter|storm)$/,
  kingDanger: /^danger/,
  threats: /^(threat|hanging)/,
  space: /^space$/,
  tempo: /^tempo$/,
};

/** What a set of weights adds up, as a whole and group by group; made when somebody asks. */
interface Parts {
  readonly whole: Weighing;
  readonly groups: ReadonlyMap<string, Weighing>;
}

const known = new WeakMap<ChessWeights, Parts>();

/**
 * What an evaluation is made of, for the side to move: each group of weights by itself, in the
 * proportion of the whole. Parts add up to the evaluation; what rounding takes is named too.
 */
export function chessTerms(weights: ChessWeights, position: ChessPosition): Record<string, number> {
  const ending = knownEnding(position);
  if (ending !== UNKNOWN_ENDING) return { ending };
  const { whole, groups } = partsOf(weights);
  whole.weigh(position);
  const { phase, scale } = whole;
  const terms: Record<string, number> = {};
  let rounding = forMover(position, blend(whole.early, whole.late, phase, scale));
  for (const [name, group] of groups) {
    group.weigh(position);
    const value = forMover(position, blend(group.early, group.late, phase, scale));
    terms[name] = value;
    rounding -= value;
  }
  return { ...terms, rounding };
}

function partsOf(weights: ChessWeights): Parts {
  let found = known.get(weights);
  if (found === undefined) {
    const groups = Object.entries(GROUPS).map(
      ([name, pattern]) => [name, new Weighing(only(weights, pattern), 1)] as const,
    );
    found = { whole: new Weighing(weights, 1), groups: new Map(groups) };
    known.set(weights, found);
  }
  return found;
}

/** The weights with a name that matches, all others 0. */
function only(weights: ChessWeights, pattern: RegExp): ChessWeights {
  const kept = WEIGHT_NAMES.map((name) => [
    name,
    pattern.test(name) ? weights[name] : nothing(weights[name]),
  ]);
  return Object.fromEntries(kept) as Record<WeightName, Tapered>;
}

function nothing({ middlegame, endgame }: Tapered): Tapered {
  return { middlegame: middlegame.map(() => 0), endgame: endgame.map(() => 0) };
}
