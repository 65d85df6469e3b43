import { InputError, type Move, NO_MOVE, type RankedMove, type SearchResult } from '@tahoun/core';
import { scoreText } from './answers.js';
import { choose } from './choose.js';
import { FIELDS, checkNumbers } from './fields.js';
import type { Games } from './games.js';
import { chances } from './judge.js';
import {
  type BestMoveAnswer,
  type BestMoveRequest,
  type SearchHooks,
  evaluationAsked,
  nodesMade,
  secondsOf,
} from './request.js';
import { refuseParameters } from './source-player.js';
import { type Loaded, formatLine, inUci, load, stateOf } from './state.js';

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
  const answer = (result: SearchResult) => toAnswer(request, loaded, result);
  const progress = hooks.onProgress;
  return answer(choose(loaded, request, hooks, progress && ((partial) => progress(answer(partial)))));
}

function positionAfter({ game, position }: Loaded, move: Move): string {
  position.makeMove(move);
  const text = game.formatPosition(position);
  position.undoMove();
  return text;
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
    ...(ranked.distanceIsBound ? { distanceIsBound: true } : {}),
    pv: formatLine(loaded, ranked.pv),
    ...inUci(loaded, ranked.pv),
  });
  return {
    game: game.id,
    ...stateOf(loaded),
    move: result.move === NO_MOVE ? null : game.formatMove(position, result.move),
    after: result.move === NO_MOVE ? null : positionAfter(loaded, result.move),
    ...(result.move === NO_MOVE ? {} : game.moveFacts?.(position, result.move)),
    score: result.score,
    scoreText: scoreText(game, result.score, result.distanceIsBound),
    ...chances(result.score, result.exact),
    exact: result.exact,
    pv: formatLine(loaded, result.pv),
    ...inUci(loaded, result.pv),
    depth: result.depth,
    nodes: result.nodes,
    ...(result.earlierNodes === undefined ? {} : { earlierNodes: result.earlierNodes }),
    seconds,
    nps: seconds > 0 ? Math.round(nodesMade(result) / seconds) : 0,
    limitedBy: result.limitedBy,
    ...(result.namedBy === undefined ? {} : { namedBy: result.namedBy }),
    ...(result.distanceIsBound ? { distanceIsBound: true } : {}),
    ...(wanted > 1 ? { lines: ranked.slice(0, wanted).map(line) } : {}),
    ...(request.statistics && result.statistics ? { statistics: result.statistics } : {}),
  };
}
