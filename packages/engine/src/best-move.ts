import {
  InputError,
  type LimitedBy,
  type Move,
  NO_MOVE,
  ONGOING,
  Random,
  type RankedMove,
  type SearchResult,
  finalScore,
  legalMoves,
  monteCarloSearch,
} from '@tahoun/core';
import type { Level } from '@tahoun/eval';
import { scoreText } from './answers.js';
import { DEFAULT_NODES, FIELDS, checkNumbers } from './fields.js';
import type { Games } from './games.js';
import { chances } from './judge.js';
import {
  type BestMoveAnswer,
  type BestMoveRequest,
  type SearchHooks,
  evaluationAsked,
  isUnlimited,
  secondsOf,
} from './request.js';
import { refuseParameters, textbookEvaluation } from './source-player.js';
import { type Loaded, formatLine, inUci, load, parseRootMoves, searchLimits, stateOf } from './state.js';
import { chooseByLevel, chooseStrong } from './strong-choice.js';
import { chooseAsSource, chooseByTextbook } from './textbook-choice.js';
import { tablesNear } from './with-tables.js';

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
  const seconds = secondsOf(result.timeMs);
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
