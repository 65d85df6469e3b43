import {
  type EndgameTables,
  LOSS,
  type Move,
  NO_MOVE,
  ONGOING,
  type Position,
  SELECTIVE_TECHNIQUES,
  type SearchLimits,
  type SearchResult,
  TranspositionTable,
  WIN,
  WON,
  endgameMove,
  estimatesChildren,
  finalScore,
  isDecided,
  outcomeOfScore,
  pliesToEnd,
  refineDistance,
  solveWholly,
  strongSearch,
  tableMibFor,
} from '@tahoun/core';
import type { Solution } from '@tahoun/eval';
import { checkNumbers } from './fields.js';
import type { EngineGame, Games } from './games.js';
import type { SearchHooks, SolveAnswer, SolveProgress, SolveRequest } from './request.js';
import { type Loaded, formatLine, inUci, load, searchLimits, stateOf } from './state.js';
import { tablesNear } from './with-tables.js';

/** Moves a solve may make when neither nodes nor time is given. */
const DEFAULT_SOLVE_NODES = 20_000_000;
/** The same where a solver already knows the outcome and only the distance is searched for. */
const DISTANCE_NODES = 200_000;
/** The same in games that estimate the children of a position, where one costs several times as much. */
const ESTIMATED_NODES = 5_000_000;
/** How much of the budget goes into finding a win at all, before the shortest one is looked for. */
const SHARP_SHARE = 0.5;
/** How much of what is then left goes into draws that depend on the way. */
const WAYS_SHARE = 0.2;
/** How often a solve tells how far it is, in shares of its nodes. */
const PROGRESS_STEPS = 100;
/** Plies after which a line is no longer followed. */
const LONGEST_LINE = 500;

/**
 * Plays a position out to the end in thought: who wins, by how much, how soon, and how. Where the
 * budget does not suffice, `solved` is false and nothing is claimed. A game's theory may also know positions that
 * are too large to be played.
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
  const now = hooks.now ?? (() => performance.now());
  const start = now();
  const outcome = position.outcome();
  const tables = tablesNear(loaded, hooks.tables);
  const limits = limitsOf(request, hooks, loaded);
  const proof =
    outcome === ONGOING
      ? (proveByTables(position, tables) ?? prove(loaded, limits, solution, tables))
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
  /** The result is proved, but there may be a shorter way to it. */
  readonly isBound?: boolean;
  readonly pv: readonly Move[];
  readonly winningMoves?: readonly Move[];
  readonly nodes: number;
}

function limitsOf(request: SolveRequest, hooks: SearchHooks<SolveProgress>, loaded: Loaded): SearchLimits {
  const { timeMs } = request;
  const hasTheory = loaded.ai.solve !== undefined;
  const fallback = hasTheory || timeMs === undefined ? defaultSolveNodes(loaded) : undefined;
  const nodes = request.nodes ?? fallback;
  const { onProgress, now = () => performance.now(), ...stops } = hooks;
  const limits = searchLimits({ nodes, timeMs }, { ...stops, now });
  if (onProgress === undefined || nodes === undefined) return limits;
  return { ...limits, onNodes: teller(nodes, now, onProgress) };
}

/** Tells at the first node and then at each step of the way how far a solve is. */
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
    tell({ nodes, maxNodes, seconds: (now() - start) / 1000 });
  };
}

/** Moves that `solve` may make for a position when nothing limits it. */
export function defaultSolveNodes({ ai, position }: Loaded): number {
  if (ai.solve !== undefined) return DISTANCE_NODES;
  return estimatesChildren(position) ? ESTIMATED_NODES : DEFAULT_SOLVE_NODES;
}

/** The limits of a whole solve, which several searches one after the other have to keep. */
class Purse {
  nodes = 0;
  #timeMs = 0;
  readonly #limits: SearchLimits;

  constructor(limits: SearchLimits) {
    this.#limits = limits;
  }

  /** What is left, or a share of it. */
  left(share = 1): SearchLimits {
    const { nodes, timeMs, onNodes } = this.#limits;
    const before = this.nodes;
    const part = (limit: number, spent: number) => Math.max(1, Math.floor((limit - spent) * share));
    return {
      ...this.#limits,
      ...(nodes === undefined ? {} : { nodes: part(nodes, this.nodes) }),
      ...(timeMs === undefined ? {} : { timeMs: part(timeMs, this.#timeMs) }),
      ...(onNodes === undefined ? {} : { onNodes: (made) => onNodes(before + made) }),
    };
  }

  spend<Result extends SearchResult>(result: Result): Result {
    this.nodes += result.nodes;
    this.#timeMs += result.timeMs;
    return result;
  }
}

/** What the endgame tables know for certain; undefined where they do not. */
function proveByTables(position: Position, tables: EndgameTables | undefined): Proof | undefined {
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

function prove(
  loaded: Loaded,
  limits: SearchLimits,
  solution: Solution | undefined,
  tables: EndgameTables | undefined,
): Proof {
  if (estimatesChildren(loaded.position)) return proveByNumbers(loaded.position, limits);
  const purse = new Purse(limits);
  // Where there are exchanges to be played out, full width alone does not see far enough.
  const isSharp = loaded.position.noisyMoves !== undefined;
  return (
    (isSharp ? proveSharp(loaded, purse, tables) : undefined) ??
    proveByWays(loaded, purse) ??
    proveInFullWidth(loaded, purse, solution)
  );
}

/** Proof numbers: who wins, then how soon, then by which other moves, as far as the limits reach. */
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
 * A win or loss found by the search that plays: what it says of results is always proved. That there
 * is no shorter way is then asked for ply by ply. Undefined when it finds neither.
 */
function proveSharp(
  { ai, position }: Loaded,
  purse: Purse,
  tables: EndgameTables | undefined,
): Proof | undefined {
  const { best: evaluation } = ai;
  const table = new TranspositionTable(tableMibFor(purse.left()));
  const common = { evaluation, table, ...(tables === undefined ? {} : { endgames: tables }) };
  const found = purse.spend(strongSearch({ ...common, position, limits: purse.left(SHARP_SHARE) }));
  if (!isDecided(found.score)) return undefined;
  const shortest = purse.spend(refineDistance({ position, limits: purse.left(), known: found.score }));
  const isShorter = shortest.pv.length > 0;
  const pv = isShorter ? shortest.pv : found.pv;
  const line = playOut(position, pv, (walk) =>
    purse.spend(strongSearch({ ...common, position: walk, limits: purse.left() })),
  );
  return { score: shortest.score, exact: true, isBound: !shortest.exact, pv: line, nodes: purse.nodes };
}

/**
 * Where draws depend on the way to a position (moves that are counted, repetition), the table would mix the ways up.
 * Without it a draw that the rules soon bring about on every way is proved too. Undefined when nothing is.
 */
function proveByWays({ ai, position }: Loaded, purse: Purse): Proof | undefined {
  if (position.automaticDraws === undefined) return undefined;
  const { best: evaluation } = ai;
  const limits = purse.left(WAYS_SHARE);
  const without = [...SELECTIVE_TECHNIQUES, 'table'] as const;
  const { score, exact, pv } = purse.spend(strongSearch({ evaluation, position, limits, without }));
  return exact ? { score, exact, pv, nodes: purse.nodes } : undefined;
}

function proveInFullWidth({ ai, position }: Loaded, purse: Purse, solution: Solution | undefined): Proof {
  const { best: evaluation } = ai;
  const table = new TranspositionTable(tableMibFor(purse.left()));
  const moves = solution === undefined ? {} : { moves: solution.moves };
  // In full width the distance of a win is the shortest there is.
  const common = { evaluation, table, without: SELECTIVE_TECHNIQUES };
  const first = purse.spend(strongSearch({ ...common, position, limits: purse.left(), ...moves }));
  if (!first.exact) return { ...first, nodes: purse.nodes };
  const line = playOut(position, first.pv, (walk) =>
    purse.spend(strongSearch({ ...common, position: walk, limits: purse.left() })),
  );
  return { score: first.score, exact: true, pv: line, nodes: purse.nodes };
}

/**
 * The table cuts proved lines short: the rest is looked up, or searched again, from where they end.
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

function verdict(loaded: Loaded, proof: Proof, solution: Solution | undefined) {
  const { game, position } = loaded;
  const outcome = proof.exact ? outcomeOfScore(proof.score) : solution?.outcome;
  if (outcome === undefined || outcome === ONGOING) {
    return { solved: false, outcome: null, value: null, distance: null, move: null, pv: [] } as const;
  }
  const byMargin = position.marginScore !== undefined;
  const best = proof.pv[0] ?? solution?.moves[0];
  const end = position.clone();
  for (const move of proof.pv) end.makeMove(move);
  const lineEnds = proof.exact && end.outcome() !== ONGOING;
  return {
    solved: true,
    outcome: outcome === WON ? 'win' : outcome === LOSS ? 'loss' : 'draw',
    value: byMargin ? proof.score / 100 : (solution?.value ?? null),
    distance:
      proof.exact && !proof.isBound ? (pliesToEnd(proof.score) ?? (lineEnds ? proof.pv.length : null)) : null,
    move: best === undefined ? null : game.formatMove(position, best),
    pv: formatLine(loaded, proof.pv),
    ...inUci(loaded, proof.pv),
    ...(proof.winningMoves === undefined
      ? {}
      : { winningMoves: proof.winningMoves.map((move) => game.formatMove(position, move)) }),
  } as const;
}

/** The answer where the game's theory knows a position that is too large to be played; undefined elsewhere. */
export function solveLarge(
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
