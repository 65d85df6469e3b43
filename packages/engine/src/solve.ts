import {
  LOSS,
  type Move,
  ONGOING,
  SELECTIVE_TECHNIQUES,
  type SearchLimits,
  type SearchResult,
  TranspositionTable,
  WON,
  finalScore,
  outcomeOfScore,
  pliesToEnd,
  strongSearch,
  tableMibFor,
} from '@tahoun/core';
import { type Solution, kitOf } from '@tahoun/eval';
import type { GameId } from '@tahoun/games';
import { searchLimits } from './limits.js';
import type { SearchHooks, SolveAnswer, SolveRequest } from './request.js';
import { type Loaded, formatLine, inUci, load, stateOf } from './state.js';

/** Moves a solve may make when neither nodes nor time is given. */
export const DEFAULT_SOLVE_NODES = 20_000_000;
/** The same where a solver already knows the outcome and only the distance is searched for. */
const DISTANCE_NODES = 200_000;

/**
 * Plays a position out to the end in thought: who wins, by how much, how soon, and how. Where the
 * budget does not suffice, `solved` is false and nothing is claimed.
 * @throws InputError for an unknown game or a bad position.
 */
export function solve(request: SolveRequest, hooks: SearchHooks = {}): SolveAnswer {
  const loaded = load(request);
  const { game, position } = loaded;
  const solution = kitOf(game.id as GameId).solve?.(position);
  const now = hooks.now ?? (() => performance.now());
  const start = now();
  const outcome = position.outcome();
  const proof =
    outcome === ONGOING
      ? prove(loaded, limitsOf(request, hooks, solution !== undefined), solution)
      : { score: finalScore(position, outcome), exact: true, pv: [], nodes: 0 };
  const seconds = (now() - start) / 1000;
  return {
    game: game.id,
    ...stateOf(loaded),
    ...verdict(loaded, proof, solution),
    nodes: proof.nodes,
    seconds,
  };
}

interface Proof {
  readonly score: number;
  readonly exact: boolean;
  readonly pv: readonly Move[];
  readonly nodes: number;
}

function limitsOf(request: SolveRequest, hooks: SearchHooks, outcomeKnown: boolean): SearchLimits {
  const { timeMs } = request;
  const fallback = outcomeKnown ? DISTANCE_NODES : timeMs === undefined ? DEFAULT_SOLVE_NODES : undefined;
  return searchLimits({ nodes: request.nodes ?? fallback, timeMs }, hooks);
}

function prove({ game, position }: Loaded, limits: SearchLimits, solution: Solution | undefined): Proof {
  const { best: evaluation } = kitOf(game.id as GameId);
  const table = new TranspositionTable(tableMibFor(limits.nodes));
  const moves = solution === undefined ? {} : { moves: solution.moves };
  // In full width the distance of a win is the shortest there is.
  const without = SELECTIVE_TECHNIQUES;
  const first = strongSearch({ position, evaluation, table, limits, without, ...moves });
  if (!first.exact) return { ...first, exact: false };

  // The table cuts proved lines short: the rest is looked up (or searched again) from where they end.
  // All the searches together keep to the limits.
  let { nodes, timeMs } = first;
  const pv = [...first.pv];
  const walk = position.clone();
  for (const move of pv) walk.makeMove(move);
  while (walk.outcome() === ONGOING) {
    const left = {
      ...(limits.nodes === undefined ? {} : { nodes: Math.max(limits.nodes - nodes, 1) }),
      ...(limits.timeMs === undefined ? {} : { timeMs: Math.max(limits.timeMs - timeMs, 1) }),
    };
    const next: SearchResult = strongSearch({
      position: walk,
      evaluation,
      table,
      limits: { ...limits, ...left },
      without,
    });
    nodes += next.nodes;
    timeMs += next.timeMs;
    if (!next.exact) break;
    for (const move of next.pv) walk.makeMove(move);
    pv.push(...next.pv);
  }
  return { score: first.score, exact: true, pv, nodes };
}

function verdict(loaded: Loaded, proof: Proof, solution: Solution | undefined) {
  const { game, position } = loaded;
  const outcome = proof.exact ? outcomeOfScore(proof.score) : solution?.outcome;
  if (outcome === undefined || outcome === ONGOING) {
    return { solved: false, outcome: null, value: null, distance: null, move: null, pv: [] } as const;
  }
  const byMargin = position.finalScore !== undefined;
  const best = proof.pv[0] ?? solution?.moves[0];
  const end = position.clone();
  for (const move of proof.pv) end.makeMove(move);
  const lineEnds = proof.exact && end.outcome() !== ONGOING;
  return {
    solved: true,
    outcome: outcome === WON ? 'win' : outcome === LOSS ? 'loss' : 'draw',
    value: byMargin ? proof.score / 100 : (solution?.value ?? null),
    distance: proof.exact ? (pliesToEnd(proof.score) ?? (lineEnds ? proof.pv.length : null)) : null,
    move: best === undefined ? null : game.formatMove(position, best),
    pv: formatLine(loaded, proof.pv),
    ...inUci(loaded, proof.pv),
  } as const;
}
