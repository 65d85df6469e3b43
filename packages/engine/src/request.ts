import type {
  EndgameTables,
  Endgames,
  MoveFacts,
  NamedBy,
  SearchStatistics,
  StopSignal,
  Technique,
  VariantValues,
} from '@tahoun/core';
import type { GameAi, ParameterValues } from '@tahoun/eval';
import { type Algorithm, DEFAULT_NODES, algorithmEntry, usualDepth } from './algorithms.js';
import { type EVALUATIONS, FIELDS } from './fields.js';

/** A position as every client names it. */
export interface PositionRequest {
  readonly game: string;
  /** Text form; the initial position when left out. */
  readonly position?: string | undefined;
  readonly variants?: VariantValues | undefined;
  /**
   * Moves played from that position on; the question is about where they lead. Games that count repetitions
   * see from them which positions came before.
   */
  readonly played?: readonly string[] | undefined;
}

/** A question for the best move. Plain data: it crosses threads and the network as it is. */
export interface BestMoveRequest extends PositionRequest {
  /** 1 to 8. Excludes `algorithm`. */
  readonly level?: number | undefined;
  /** `strong` when neither a level nor an algorithm is named. */
  readonly algorithm?: Algorithm | undefined;
  /** Plies to look ahead. */
  readonly depth?: number | undefined;
  /** Plies of the second search: beyond `depth` in `second-search`, from the root in `second-look`. */
  readonly verifyDepth?: number | undefined;
  /** Most moves to make on the inner board. */
  readonly nodes?: number | undefined;
  readonly timeMs?: number | undefined;
  /** By default `best` for `strong` and `textbook` for the textbook searches; the others use none. */
  readonly evaluation?: (typeof EVALUATIONS)[number] | undefined;
  /** Constants of the `textbook` evaluation that shall differ from the source's; see `parametersOf`. */
  readonly parameters?: ParameterValues | undefined;
  /** Techniques that `strong` does without; other searches ignore them. */
  readonly without?: readonly Technique[] | undefined;
  /**
   * Threads that `strong` searches with, 1 by default, where the host has so many: more see
   * further in the same time, but may answer differently each time. The limit of nodes is for all together.
   */
  readonly threads?: number | undefined;
  /** Whether the answer shall have the statistics of the strong search. */
  readonly statistics?: boolean | undefined;
  /** Lines wanted, best first. Searches that do not rank their moves give one. */
  readonly multiPv?: number | undefined;
  /** Look at these moves only. */
  readonly moves?: readonly string[] | undefined;
  /** Picks among the equal choices of `random` and the noisy levels; 0 by default. */
  readonly seed?: number | undefined;
}

/**
 * A request with what the engine gives those that nothing would end: the usual depth of a textbook search,
 * `DEFAULT_NODES` of our own, what the game's source has for a search of its own. Whoever lowers the limits of requests
 * gives them this first: a search under a limit of nodes alone goes as deep as that lets it.
 */
export function withLimit<Request extends BestMoveRequest>(
  request: Request,
  { source }: Pick<GameAi, 'source'>,
): Request {
  const { level, algorithm = FIELDS.algorithm.usual, nodes, timeMs } = request;
  if (level !== undefined || nodes !== undefined || timeMs !== undefined) return request;
  if (algorithm === 'source' && source?.usualNodes !== undefined)
    return { ...request, nodes: source.usualNodes };
  const { isOwn, heeds } = algorithmEntry(algorithm);
  // Monte-Carlo knows no depth.
  if (request.depth !== undefined && heeds.includes('depth')) return request;
  return isOwn ? { ...request, nodes: DEFAULT_NODES } : { ...request, depth: usualDepth(algorithm) };
}

/** All moves that a search made. */
export function nodesMade({ nodes, earlierNodes = 0 }: { nodes: number; earlierNodes?: number }): number {
  return nodes + earlierNodes;
}

/** The evaluation that a request asks for; undefined where none or, with a level, the level's own is used. */
export function evaluationAsked({
  level,
  algorithm = FIELDS.algorithm.usual,
  evaluation,
}: Pick<BestMoveRequest, 'level' | 'algorithm' | 'evaluation'>): (typeof EVALUATIONS)[number] | undefined {
  const { judge } = algorithmEntry(algorithm);
  return level !== undefined || judge === null ? undefined : (evaluation ?? judge);
}

export type SolveRequest = PositionRequest & Pick<BestMoveRequest, 'nodes' | 'timeMs'>;

/** One of the threads that search for the same move in one memory (lazy SMP), or of searches one after the other. */
export interface SmpThread {
  /** The table that the threads share. */
  readonly memory: ArrayBufferLike;
  /** What a session has learned about moves in this place; nothing where each search begins anew. */
  readonly history?: ArrayBufferLike | undefined;
  /** 0 answers, the others help. */
  readonly thread: number;
  readonly threads: number;
}

/** What somebody who plays a game on a clock adds to a request. */
export interface Thinking {
  /** See `SearchLimits`. */
  readonly softTimeMs?: number | undefined;
  readonly ponderFlag?: Int32Array | undefined;
  /** When the move was asked for, by `clockMs`: the limits of time count from then. */
  readonly askedAt?: number | undefined;
  /** Whether a game is gone on with that a rule has drawn. */
  readonly playsOn?: boolean | undefined;
}

/** Milliseconds on a clock that all threads share. */
export function clockMs(): number {
  return performance.timeOrigin + performance.now();
}

/** The tables of endings that are solved already, as far as the host has them. */
export type TablesOf = (endgames: Endgames) => EndgameTables | undefined;

/** The means by which the host of a search watches and stops it. */
export interface SearchHooks<Progress = BestMoveAnswer> {
  readonly signal?: StopSignal | undefined;
  readonly stopFlag?: Int32Array | undefined;
  readonly now?: (() => number) | undefined;
  /** Called with the answer so far after each completed depth; during a solve, with its progress. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly smp?: SmpThread | undefined;
  readonly thinking?: Thinking | undefined;
  /**
   * Endings that are solved already: `nodeTables` of `@tahoun/engine/node-tables`, or those that
   * `createTables` makes of files. By default there are none, and `console.warn` says once where they would
   * help; `() => undefined` keeps it quiet.
   */
  readonly tables?: TablesOf | undefined;
}

/** The state of a position; part of most answers. */
export interface StateAnswer {
  /** Canonical text form. */
  readonly position: string;
  /** The letter of the side to move. */
  readonly turn: string;
  readonly over: boolean;
  /** `1-0` when the first side won, `0-1` when the second did, `1/2-1/2` for a draw; null before the end. */
  readonly result: string | null;
  /** The letter of the winner; null for a draw or before the end. */
  readonly winner: string | null;
  /** Key of the reason for the end; null before it. */
  readonly reason: string | null;
  /** The first side's margin, in finished games won by margin. */
  readonly margin?: number;
}

/** A score, also as text and as figures that people know. */
export interface ScoreAnswer {
  /** From the side to move; see the scale in `@tahoun/core`. */
  readonly score: number;
  readonly scoreText: string;
  /** The chance of the side to move to win in per cent, a draw counting half. */
  readonly winChance: number;
  /** Moves of the winner to the end of a decided game, negative when the side to move loses; absent in others. */
  readonly mate?: number;
  /** Present and true when the distance of a decided score is only an upper bound. */
  readonly distanceIsBound?: boolean;
}

interface LineAnswer extends ScoreAnswer {
  readonly move: string;
  readonly uci?: string;
  readonly pv: readonly string[];
  readonly pvUci?: readonly string[];
}

export interface BestMoveAnswer extends StateAnswer, ScoreAnswer, Partial<MoveFacts> {
  readonly game: string;
  /** Null when the game is over. */
  readonly move: string | null;
  /** Text form of the position after the move; null when the game is over. */
  readonly after: string | null;
  /** The move and the line as machines write them, in games where that differs. */
  readonly uci?: string;
  readonly pvUci?: readonly string[];
  /** True when the score is proved. */
  readonly exact: boolean;
  readonly pv: readonly string[];
  readonly depth: number;
  readonly nodes: number;
  /** See `SearchResult`. */
  readonly earlierNodes?: number;
  readonly seconds: number;
  readonly nps: number;
  readonly limitedBy: 'nodes' | 'time' | 'stop' | null;
  /** What named the move, where no search chose it among others. */
  readonly namedBy?: NamedBy;
  /** With `multiPv` above 1: the best moves in order. */
  readonly lines?: readonly LineAnswer[];
  /** With `statistics`: measurements by the strong search itself; times differ from run to run. */
  readonly statistics?: SearchStatistics;
}

/** Progress of a solve. */
export interface SolveProgress {
  /** Moves made so far, and the most that may be. */
  readonly nodes: number;
  readonly maxNodes: number;
  readonly seconds: number;
}

export interface SolveAnswer extends StateAnswer {
  readonly game: string;
  readonly solved: boolean;
  /** For the side to move; null when not solved. */
  readonly outcome: 'win' | 'loss' | 'draw' | null;
  /** The game's own value (margin, Grundy value); null where it has none or it is unknown. */
  readonly value: number | null;
  /** Plies to the end with best play by both; null when unknown. */
  readonly distance: number | null;
  readonly move: string | null;
  readonly pv: readonly string[];
  /** The move and the line as machines write them, in games where that differs. */
  readonly uci?: string;
  readonly pvUci?: readonly string[];
  /** Every move that wins, where all were decided within the budget; empty in a lost position. */
  readonly winningMoves?: readonly string[];
  readonly nodes: number;
  readonly seconds: number;
  /** Present and true where the position is too large to be played or drawn; then nothing was searched. */
  readonly isTooLarge?: true;
}

/** Milliseconds as the seconds of an answer, to the microsecond: no clock is finer. */
export function secondsOf(ms: number): number {
  return Math.round(ms * 1000) / 1e6;
}
