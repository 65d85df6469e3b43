import {
  type EndgameTables,
  type Evaluation,
  InputError,
  type LimitedBy,
  type Move,
  NO_MOVE,
  ONGOING,
  type Position,
  Random,
  type RankedMove,
  SELECTIVE_TECHNIQUES,
  type SearchLimits,
  type SearchResult,
  type StrongRequest,
  TranspositionTable,
  WIN,
  alphaBetaSearch,
  finalScore,
  greedySearch,
  isDecided,
  legalMoves,
  minimaxQuiescenceSearch,
  minimaxSearch,
  monteCarloSearch,
  secondLook,
  secondSearch,
} from '@tahoun/core';
import type { GameAi, Level } from '@tahoun/eval';
import { scoreText } from './answers.js';
import {
  type Algorithm,
  DEFAULT_LOOK_DEPTH,
  DEFAULT_NODES,
  DEFAULT_TEXTBOOK_DEPTH,
  FIELDS,
  checkNumbers,
} from './fields.js';
import type { Games } from './games.js';
import { chances } from './judge.js';
import { asLevel, bookMoves, misjudge } from './levels.js';
import {
  type BestMoveAnswer,
  type BestMoveRequest,
  type SearchHooks,
  type TeamPlace,
  evaluationAsked,
  isUnlimited,
} from './request.js';
import { refuseParameters, ruledMoves, textbookEvaluation } from './source-player.js';
import { type Loaded, formatLine, inUci, load, parseRootMoves, searchLimits, stateOf } from './state.js';
import { searchWithTables, tablesNear } from './with-tables.js';

/**
 * The best move, as every client returns it. Without a limit it makes `DEFAULT_NODES` moves, so that
 * the command line, the endpoint and the web page give the same answer.
 * @throws InputError for anything wrong with the request; never for a finished game.
 */
export function bestMove(games: Games, request: BestMoveRequest, hooks: SearchHooks = {}): BestMoveAnswer {
  checkNumbers(request);
  if (request.level !== undefined && request.algorithm !== undefined) {
    throw new InputError('level-and-algorithm', 'give a level or an algorithm, not both', {});
  }
  if (evaluationAsked(request) !== 'textbook') refuseParameters(request);
  const loaded = load(games, request);
  const moves = parseRootMoves(loaded, request.moves);
  const answer = (result: SearchResult) => toAnswer(request, loaded, result);
  const progress = hooks.onProgress;
  const result = choose(loaded, request, hooks, moves, progress && ((partial) => progress(answer(partial))));
  return answer(result);
}

function choose(
  loaded: Loaded,
  request: BestMoveRequest,
  hooks: SearchHooks,
  moves: readonly Move[] | undefined,
  onDepth: ((result: SearchResult) => void) | undefined,
): SearchResult {
  const { position, ai } = loaded;
  const outcome = position.outcome();
  if (outcome !== ONGOING) return finished(finalScore(position, outcome));
  const random = new Random((request.seed ?? FIELDS.seed.usual) ^ position.hashLo);
  const tables = tablesNear(loaded, hooks.tables);
  const { depth, timeMs } = request;
  const nodes = isUnlimited(request) ? DEFAULT_NODES : request.nodes;
  const limits = searchLimits({ depth, nodes, timeMs }, hooks);
  if (request.level !== undefined) {
    const level = ai.levels[request.level - 1] as Level;
    return chooseByLevel(loaded, level, limits, random, moves, tables);
  }
  const algorithm = request.algorithm ?? FIELDS.algorithm.usual;
  if (algorithm === 'random') {
    const all = moves ?? legalMoves(position);
    const move = all[random.below(all.length)] as Move;
    return { ...finished(ai.textbook.evaluate(position)), move, pv: [move], exact: false };
  }
  if (algorithm === 'strong') {
    const { multiPv, without, parameters } = request;
    const isTextbook = evaluationAsked(request) === 'textbook';
    const evaluation = isTextbook ? textbookEvaluation(loaded, parameters) : ai.best;
    const options = { multiPv, without, evaluation, team: hooks.team, tables };
    return chooseStrong(position, ai, limits, moves, options, onDepth);
  }
  if (algorithm === 'mcts') {
    return monteCarloSearch({
      position,
      limits,
      seed: random.nextInt32(),
      ...(moves === undefined ? {} : { moves }),
      ...(onDepth === undefined ? {} : { onProgress: onDepth }),
    });
  }
  const isTextbook = evaluationAsked(request) === 'textbook';
  const evaluation = isTextbook ? textbookEvaluation(loaded, request.parameters) : ai.best;
  if (algorithm === 'source') return chooseAsSource(loaded, request, limits, evaluation, moves);
  return chooseByTextbook(algorithm, position, evaluation, request, limits, moves);
}

/**
 * The source's own player: by its own search where it has one, else by its rules where they name a move, else by
 * alpha-beta, or greedy where no depth is given.
 */
function chooseAsSource(
  { position, ai }: Loaded,
  request: BestMoveRequest,
  limits: SearchLimits,
  evaluation: Evaluation,
  moves: readonly Move[] | undefined,
): SearchResult {
  if (ai.source?.search !== undefined) {
    return ai.source.search({ position, limits, ...(moves === undefined ? {} : { moves }) });
  }
  const ruled = ruledMoves(ai, position, evaluation, moves);
  if (ruled !== undefined) return greedySearch({ position, evaluation, limits, moves: ruled });
  const algorithm = request.depth === undefined ? 'greedy' : 'alpha-beta';
  return chooseByTextbook(algorithm, position, evaluation, request, limits, moves);
}

function chooseByTextbook(
  algorithm: Exclude<Algorithm, 'random' | 'mcts' | 'strong' | 'source'>,
  position: Position,
  evaluation: Evaluation,
  request: BestMoveRequest,
  limits: SearchLimits,
  moves: readonly Move[] | undefined,
): SearchResult {
  const depth = request.depth ?? DEFAULT_TEXTBOOK_DEPTH;
  const common = {
    position,
    evaluation,
    limits: { ...limits, depth },
    ...(moves === undefined ? {} : { moves }),
  };
  switch (algorithm) {
    case 'greedy':
      return greedySearch(common);
    case 'minimax':
      return minimaxSearch(common);
    case 'minimax-quiescence':
      return minimaxQuiescenceSearch(common);
    case 'alpha-beta':
      return alphaBetaSearch(common);
    case 'second-search':
      return secondSearch({ ...common, verifyDepth: request.verifyDepth ?? depth });
    case 'second-look':
      return secondLook({ ...common, verifyDepth: request.verifyDepth ?? DEFAULT_LOOK_DEPTH });
  }
}

/** What a request may say of the strong search besides its limits. */
type StrongOptions = Pick<BestMoveRequest, 'multiPv' | 'without'> & {
  /** The better one of the game's own by default. */
  readonly evaluation?: Evaluation;
  readonly team?: TeamPlace | undefined;
  readonly tables?: EndgameTables | undefined;
};

/**
 * Full strength. Where the game has a theory, its solver names the moves worth looking at and the
 * search finds the shortest win (or the longest resistance) among them, as far as its budget goes.
 */
function chooseStrong(
  position: Position,
  ai: GameAi,
  limits: SearchLimits,
  moves: readonly Move[] | undefined,
  { multiPv = FIELDS.multiPv.usual, evaluation = ai.best, without = [], team, tables }: StrongOptions,
  onDepth?: (result: SearchResult) => void,
): SearchResult {
  const solution = moves === undefined && multiPv === 1 ? ai.solve?.(position) : undefined;
  const rootMoves = moves ?? solution?.moves;
  const asked: StrongRequest = {
    position,
    evaluation,
    limits,
    multiPv,
    // Where the outcome is known, what is left to find is the shortest way: that takes full width.
    without: ai.solve === undefined ? without : [...without, ...SELECTIVE_TECHNIQUES],
    ...(rootMoves === undefined ? {} : { moves: rootMoves }),
    ...(onDepth === undefined ? {} : { onDepth }),
    ...(team === undefined ? {} : { table: new TranspositionTable(team.memory), thread: team.thread }),
  };
  const result = searchWithTables(asked, tables);
  if (solution === undefined || isDecided(result.score)) return result;
  return {
    ...result,
    score: solution.outcome * (WIN - solution.maxPlies),
    exact: true,
    distanceIsBound: true,
  };
}

function chooseByLevel(
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
  // One of the good moves by chance, so that games differ; the search then tells what it is worth.
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
  return misjudge(result, level.noise, random);
}

function finished(score: number): SearchResult {
  return {
    move: NO_MOVE,
    score,
    exact: true,
    pv: [],
    depth: 0,
    nodes: 0,
    timeMs: 0,
    limitedBy: null as LimitedBy,
  };
}

function toAnswer(request: BestMoveRequest, loaded: Loaded, result: SearchResult): BestMoveAnswer {
  const { game, position } = loaded;
  const seconds = result.timeMs / 1000;
  const wanted = request.multiPv ?? FIELDS.multiPv.usual;
  const ranked = result.ranked ?? (result.move === NO_MOVE ? [] : [result]);
  const line = (ranked: RankedMove) => ({
    move: game.formatMove(position, ranked.move),
    score: ranked.score,
    scoreText: scoreText(game, ranked.score, ranked.distanceIsBound),
    ...chances(ranked.score, result.exact && ranked.score === result.score),
    pv: formatLine(loaded, ranked.pv),
    ...inUci(loaded, ranked.pv),
  });
  return {
    game: game.id,
    ...stateOf(loaded),
    move: result.move === NO_MOVE ? null : game.formatMove(position, result.move),
    ...(result.move === NO_MOVE ? {} : game.moveFacts?.(position, result.move)),
    score: result.score,
    scoreText: scoreText(game, result.score, result.distanceIsBound),
    ...chances(result.score, result.exact),
    exact: result.exact,
    pv: formatLine(loaded, result.pv),
    ...inUci(loaded, result.pv),
    depth: result.depth,
    nodes: result.nodes,
    seconds,
    nps: seconds > 0 ? Math.round(result.nodes / seconds) : 0,
    limitedBy: result.limitedBy,
    ...(result.distanceIsBound ? { distanceIsBound: true } : {}),
    ...(wanted > 1 ? { lines: ranked.slice(0, wanted).map(line) } : {}),
    ...(request.statistics && result.statistics ? { statistics: result.statistics } : {}),
  };
}
