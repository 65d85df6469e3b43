import {
  type EndgameTables,
  type Evaluation,
  type Move,
  MoveHistory,
  type Position,
  type Random,
  SELECTIVE_TECHNIQUES,
  type SearchLimits,
  type SearchResult,
  type StrongRequest,
  TranspositionTable,
  WIN,
  isDecided,
  legalMoves,
} from '@tahoun/core';
import type { GameAi, Level } from '@tahoun/eval';
import { FIELDS } from './fields.js';
import { asLevel, bookMoves, misjudge } from './levels.js';
import type { BestMoveRequest, SmpThread } from './request.js';
import type { Loaded } from './state.js';
import { searchWithTables } from './with-tables.js';

const GLANCE: SearchLimits = { depth: 1, nodes: 10_000 };

/** The options of a request to the strong search besides its limits. */
type StrongOptions = Pick<BestMoveRequest, 'multiPv' | 'without'> & {
  /** The better one of the game's own by default. */
  readonly evaluation?: Evaluation;
  readonly smp?: SmpThread | undefined;
  readonly tables?: EndgameTables | undefined;
};

/**
 * Full strength. Where the game has a theory, its solver names the moves worth looking at and the
 * search finds the shortest win (or the longest resistance) among them, as far as its budget goes.
 */
export function chooseStrong(
  position: Position,
  ai: GameAi,
  limits: SearchLimits,
  moves: readonly Move[] | undefined,
  { multiPv = FIELDS.multiPv.usual, evaluation = ai.best, without = [], smp, tables }: StrongOptions,
  onDepth?: (result: SearchResult) => void,
): SearchResult {
  const solution = moves === undefined && multiPv === 1 ? ai.solve?.(position) : undefined;
  const rootMoves = moves ?? solution?.moves;
  const asked: StrongRequest = {
    position,
    evaluation,
    limits,
    multiPv,
    // Once the outcome is known, only the shortest way is left to find, which takes full width.
    without: ai.solve === undefined ? without : [...without, ...SELECTIVE_TECHNIQUES],
    moves: rootMoves,
    onDepth,
    ...(smp === undefined ? {} : memoryOf(smp)),
  };
  const found = searchWithTables(asked, tables);
  // Stopped before it saw anything, it still looks one ply ahead.
  const sawNothing = found.depth === 0 && found.limitedBy !== 'nodes' && (smp?.thread ?? 0) === 0;
  const result = sawNothing ? glance(asked, tables, found) : found;
  if (solution === undefined || isDecided(result.score)) return result;
  return {
    ...result,
    score: solution.outcome * (WIN - solution.maxPlies),
    exact: true,
    distanceIsBound: true,
  };
}

/** What a ply shows after a search that was stopped before it saw anything. */
function glance(
  request: StrongRequest,
  tables: EndgameTables | undefined,
  { limitedBy, nodes }: SearchResult,
): SearchResult {
  const seen = searchWithTables({ ...request, limits: GLANCE }, tables);
  return { ...seen, limitedBy, nodes: nodes + seen.nodes };
}

/** The memory of a place, in which an earlier search of the session may have been. */
function memoryOf({ memory, history, thread, threads }: SmpThread) {
  const table = new TranspositionTable(memory);
  if (threads > 1) table.map(thread, threads);
  if (history === undefined) return { table, thread };
  const learned = new MoveHistory(history);
  learned.fade();
  return { table, history: learned, thread };
}

export function chooseByLevel(
  loaded: Loaded,
  level: Level,
  limits: SearchLimits,
  random: Random,
  moves: readonly Move[] | undefined,
  tables: EndgameTables | undefined,
): SearchResult {
  const { ai, position } = loaded;
  const levelLimits = {
    ...limits,
    depth: Math.min(level.depth, limits.depth ?? level.depth),
    nodes: Math.min(level.nodes, limits.nodes ?? level.nodes),
  };
  if (ai.solve !== undefined && random.next() < level.exact) {
    return chooseStrong(position, ai, levelLimits, moves, {});
  }
  const known = level.book && moves === undefined ? bookMoves(loaded) : [];
  // One of the good moves by chance, so that games differ; the search then gives its value.
  const opening = known.length === 0 ? undefined : [known[random.below(known.length)] as Move];
  const rootMoves = moves ?? opening ?? legalMoves(position);
  const evaluation = ai.solve === undefined ? ai.best : ai.textbook;
  // The weaker levels play endings as they play the rest of the game.
  const asksTables = tables !== undefined && level.exact > 0 && random.next() < level.exact;
  const asked = { position, evaluation, limits: levelLimits };
  const result = searchWithTables(
    { ...asked, ...asLevel(level, { position, moves: rootMoves }, random) },
    asksTables ? tables : undefined,
  );
  const chosen = misjudge(result, level.noise, random);
  return opening === undefined ? chosen : { ...chosen, namedBy: 'book' };
}
