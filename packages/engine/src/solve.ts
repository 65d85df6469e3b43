import {
  LOSS,
  ONGOING,
  type SearchLimits,
  WON,
  estimatesChildren,
  finalScore,
  outcomeOfScore,
  pliesToEnd,
  workClock,
} from '@tahoun/core';
import type { Solution } from '@tahoun/eval';
import { checkNumbers } from './fields.js';
import type { EngineGame, Games } from './games.js';
import { type Proof, prove, proveByTables } from './proofs.js';
import {
  type SearchHooks,
  type SolveAnswer,
  type SolveProgress,
  type SolveRequest,
  secondsOf,
} from './request.js';
import { type Loaded, formatLine, inUci, load, searchLimits, stateOf } from './state.js';
import { tablesNear } from './with-tables.js';

/** Node limit of a solve when neither nodes nor time is given. */
const DEFAULT_SOLVE_NODES = 20_000_000;
/** The same where a solver already knows the outcome and only the distance is searched for. */
const DISTANCE_NODES = 200_000;
/** The same in games that estimate the children of a position, where one costs several times as much. */
const ESTIMATED_NODES = 5_000_000;
/** Steps of a solve's node limit, each of which reports progress. */
const PROGRESS_STEPS = 100;
/**
 * Finds the result of a position with best play: the winner, the margin, the distance and the line. Where the
 * budget does not suffice, `solved` is false and the answer claims nothing. A game's theory may also know
 * positions that are too large to be played.
 * @throws InputError for an unknown game or a bad position.
 */
export function solve(
  games: Games,
  request: SolveRequest,
  hooks: SearchHooks<SolveProgress> = {},
): SolveAnswer {
  checkNumbers(request);
  const large = solveLarge(games.get(request.game), request);
  if (large !== undefined) return large;
  const loaded = load(games, request);
  const { game, ai, position } = loaded;
  const solution = ai.solve?.(position);
  const { now = workClock } = hooks;
  const start = now();
  const outcome = position.outcome();
  const tables = tablesNear(loaded, hooks.tables);
  const limits = limitsOf(request, hooks, loaded);
  const proof =
    outcome === ONGOING
      ? (proveByTables(position, tables) ?? prove(loaded, limits, solution, tables))
      : { score: finalScore(position, outcome), exact: true, pv: [], nodes: 0 };
  const seconds = secondsOf(now() - start);
  return {
    game: game.id,
    ...stateOf(loaded),
    ...verdict(loaded, proof, solution),
    nodes: proof.nodes,
    seconds,
  };
}

function limitsOf(request: SolveRequest, hooks: SearchHooks<SolveProgress>, loaded: Loaded): SearchLimits {
  const { timeMs } = request;
  const hasTheory = loaded.ai.solve !== undefined;
  const fallback = hasTheory || timeMs === undefined ? defaultSolveNodes(loaded) : undefined;
  const nodes = request.nodes ?? fallback;
  const { onProgress, now = workClock, ...stops } = hooks;
  const limits = searchLimits({ nodes, timeMs }, { ...stops, now });
  if (onProgress === undefined || nodes === undefined) return limits;
  return { ...limits, onNodes: teller(nodes, now, onProgress) };
}

/** Reports the progress of a solve at its first node and then at each step. */
function teller(
  maxNodes: number,
  now: () => number,
  tell: (progress: SolveProgress) => void,
): (nodes: number) => void {
  const start = now();
  let next = 0;
  return (nodes) => {
    if (nodes < next) return;
    next = nodes + maxNodes / PROGRESS_STEPS;
    tell({ nodes, maxNodes, seconds: secondsOf(now() - start) });
  };
}

/** Moves that `solve` may make for a position when nothing limits it. */
export function defaultSolveNodes({ ai, position }: Loaded): number {
  if (ai.solve !== undefined) return DISTANCE_NODES;
  return estimatesChildren(position) ? ESTIMATED_NODES : DEFAULT_SOLVE_NODES;
}

function verdict(loaded: Loaded, proof: Proof, solution: Solution | undefined) {
  const { game, position } = loaded;
  const { exact, isBound, score, pv } = proof;
  const outcome = exact ? outcomeOfScore(score) : solution?.outcome;
  if (outcome === undefined || outcome === ONGOING) {
    return { solved: false, outcome: null, value: null, distance: null, move: null, pv: [] } as const;
  }
  const byMargin = position.marginScore !== undefined;
  const best = pv[0] ?? solution?.moves[0];
  const end = position.clone();
  for (const move of pv) end.makeMove(move);
  // A distance is proved by a line that is as long.
  const isShown =
    exact && !isBound && end.outcome() !== ONGOING && pv.length === (pliesToEnd(score) ?? pv.length);
  return {
    solved: true,
    outcome: outcome === WON ? 'win' : outcome === LOSS ? 'loss' : 'draw',
    value: byMargin ? score / 100 : (solution?.value ?? null),
    distance: isShown ? pv.length : null,
    move: best === undefined ? null : game.formatMove(position, best),
    pv: formatLine(loaded, pv),
    ...inUci(loaded, pv),
    ...(proof.winningMoves === undefined
      ? {}
      : { winningMoves: proof.winningMoves.map((move) => game.formatMove(position, move)) }),
  } as const;
}

/** The answer where the game's theory knows a position that is too large to be played; undefined elsewhere. */
function solveLarge(
  { game, ai }: EngineGame,
  { position, played = [] }: SolveRequest,
): SolveAnswer | undefined {
  if (position === undefined || played.length > 0) return undefined;
  const solution = ai.solveLarge?.(position);
  if (solution === undefined) return undefined;
  return {
    game: game.id,
    position: solution.position,
    turn: game.sides[solution.turn].id,
    over: false,
    result: null,
    winner: null,
    reason: null,
    solved: true,
    outcome: solution.outcome === WON ? 'win' : 'loss',
    value: solution.value,
    distance: null,
    move: solution.move,
    pv: [solution.move],
    nodes: 0,
    seconds: 0,
    isTooLarge: true,
  };
}
