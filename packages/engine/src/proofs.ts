import {
  type EndgameTables,
  type Move,
  NO_MOVE,
  ONGOING,
  type Position,
  SELECTIVE_TECHNIQUES,
  type SearchLimits,
  type SearchResult,
  TranspositionTable,
  WIN,
  endgameMove,
  estimatesChildren,
  isDecided,
  refineDistance,
  solveWholly,
  strongSearch,
} from '@tahoun/core';
import type { Solution } from '@tahoun/eval';
import { SolveBudget } from './solve-budget.js';
import type { Loaded } from './state.js';

/** Share of the budget for finding a win at all, before the search for the shortest one. */
const SHARP_SHARE = 0.5;
/** Share of the rest for draws that depend on the path to a position. */
const WAYS_SHARE = 0.2;
/** Plies after which a line is no longer followed. */
const LONGEST_LINE = 500;

/** The result of a position, as far as it is proved, and the line that shows it. */
export interface Proof {
  readonly score: number;
  readonly exact: boolean;
  /** The result is proved, but there may be a shorter way to it. */
  readonly isBound?: boolean;
  readonly pv: readonly Move[];
  readonly winningMoves?: readonly Move[];
  readonly nodes: number;
}

/** The proof that the endgame tables give; undefined where they are not certain. */
export function proveByTables(position: Position, tables: EndgameTables | undefined): Proof | undefined {
  if (tables === undefined || !tables.probe(position) || !tables.isCertain) return undefined;
  const { outcome, distance } = tables;
  const walk = position.clone();
  const pv: Move[] = [];
  // A draw has no end to come to: one move that keeps it will do.
  const plies = distance ?? 1;
  while (pv.length < plies) {
    const move = endgameMove(tables, walk);
    if (move === NO_MOVE) break;
    walk.makeMove(move);
    pv.push(move);
  }
  return { score: distance === null ? 0 : outcome * (WIN - distance), exact: true, pv, nodes: 0 };
}

export function prove(
  loaded: Loaded,
  limits: SearchLimits,
  solution: Solution | undefined,
  tables: EndgameTables | undefined,
): Proof {
  if (estimatesChildren(loaded.position)) return proveByNumbers(loaded.position, limits);
  const budget = new SolveBudget(limits);
  // Full width alone does not see far enough where exchanges have to be played out.
  const isSharp = loaded.position.noisyMoves !== undefined;
  return (
    (isSharp ? proveSharp(loaded, budget, tables) : undefined) ??
    proveByWays(loaded, budget) ??
    proveInFullWidth(loaded, budget, solution)
  );
}

/**
 * Proof numbers find the winner, then the distance, then the other winning moves, as far as the limits reach.
 */
function proveByNumbers(position: Position, limits: SearchLimits): Proof {
  const { outcome, distance, pv, winningMoves, nodes } = solveWholly({ position, limits });
  if (outcome === ONGOING) return { score: 0, exact: false, pv: [], nodes };
  return {
    score: outcome * (WIN - (distance ?? pv.length)),
    exact: true,
    isBound: distance === null,
    pv,
    ...(winningMoves === null ? {} : { winningMoves }),
    nodes,
  };
}

/**
 * A win or loss found by the search that plays, whose results are always proved. Further searches then look
 * ply by ply for a shorter way. Undefined when it finds neither.
 */
function proveSharp(
  { ai, position }: Loaded,
  budget: SolveBudget,
  tables: EndgameTables | undefined,
): Proof | undefined {
  const { best: evaluation } = ai;
  const limits = budget.left(SHARP_SHARE);
  const found = budget.spend(strongSearch({ evaluation, position, limits, endgames: tables }));
  if (!isDecided(found.score)) return undefined;
  const shortest = budget.spend(refineDistance({ position, limits: budget.left(), known: found.score }));
  const { pv } = shortest.pv.length > 0 ? shortest : found;
  return { score: shortest.score, exact: true, isBound: !shortest.exact, pv, nodes: budget.nodes };
}

/**
 * Searches without the table, which would mix up the paths to a position where draws depend on them (counted
 * moves, repetition). This also proves a draw that the rules soon bring about on every path. Undefined when
 * nothing is proved.
 */
function proveByWays({ ai, position }: Loaded, budget: SolveBudget): Proof | undefined {
  if (position.automaticDraws === undefined) return undefined;
  const { best: evaluation } = ai;
  const limits = budget.left(WAYS_SHARE);
  const without = [...SELECTIVE_TECHNIQUES, 'table'] as const;
  const { score, exact, pv } = budget.spend(strongSearch({ evaluation, position, limits, without }));
  return exact ? { score, exact, pv, nodes: budget.nodes } : undefined;
}

function proveInFullWidth(
  { ai, position }: Loaded,
  budget: SolveBudget,
  solution: Solution | undefined,
): Proof {
  const { best: evaluation } = ai;
  const table = new TranspositionTable();
  const moves = solution === undefined ? {} : { moves: solution.moves };
  // In full width the distance of a win is the shortest there is.
  const common = { evaluation, table, without: SELECTIVE_TECHNIQUES };
  const first = budget.spend(strongSearch({ ...common, position, limits: budget.left(), ...moves }));
  if (!first.exact) return { ...first, nodes: budget.nodes };
  const line = playOut(position, first.pv, (walk) =>
    budget.spend(strongSearch({ ...common, position: walk, limits: budget.left() })),
  );
  return { score: first.score, exact: true, pv: line, nodes: budget.nodes };
}

/**
 * The table cuts proved lines of draws and margins short: the rest is searched again from where they end.
 * @param search looks at the position that a line has come to.
 */
function playOut(
  position: Position,
  start: readonly Move[],
  search: (walk: Position) => SearchResult,
): readonly Move[] {
  const pv = [...start];
  const walk = position.clone();
  for (const move of pv) walk.makeMove(move);
  while (walk.outcome() === ONGOING && pv.length < LONGEST_LINE) {
    const next = search(walk);
    if (!next.exact) break;
    for (const move of next.pv) walk.makeMove(move);
    pv.push(...next.pv);
  }
  return pv;
}
