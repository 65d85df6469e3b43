import type { Move } from '@tahoun/core';
import {
  DEFAULT_NODES,
  type EvalAnswer,
  FIELDS,
  type MovesAnswer,
  type StateAnswer,
  evalAnswer,
  gamesAnswer,
  movesAnswer,
  stateOf,
} from '@tahoun/engine';
import { answerOrConfirm } from '../caching.js';
import type { Ctx } from '../env.js';
import { games as allGames } from '../games.js';
import { evalQuestion, playInField, positionQuestion } from '../question.js';
import {
  type EvalParameters,
  MAX_BATCH,
  type PlayParameters,
  type PositionParameters,
} from '../schemas/index.js';

/** Routes that need no search. */

export function games(c: Ctx) {
  const { ceilings: asked, nodesPerMinute } = c.get('client').tier;
  const { nodes, timeMs, threads, treeNodes, jobNodes } = asked;
  // What a request may ask for here, in the words of its parameters.
  const ceilings = {
    nodes,
    defaultNodes: Math.min(DEFAULT_NODES, nodes),
    time: timeMs,
    depth: FIELDS.depth.max,
    multipv: FIELDS.multiPv.max,
    threads,
    batch: MAX_BATCH,
    treeNodes,
    jobNodes,
    nodesPerMinute,
  };
  return answerOrConfirm(c, {
    question: ['games', ceilings],
    answer: () => gamesAnswer(allGames).map((game) => ({ ...game, ceilings })),
  });
}

export function legalMoves(c: Ctx, parameters: PositionParameters) {
  const { request } = positionQuestion(parameters);
  return answerOrConfirm<MovesAnswer>(c, {
    question: ['legal-moves', request],
    answer: () => movesAnswer(allGames, request),
  });
}

/** What the position is worth without a search, and what that is made of. */
export function evaluate(c: Ctx, parameters: EvalParameters) {
  const { request } = evalQuestion(parameters);
  return answerOrConfirm<EvalAnswer>(c, {
    question: ['eval', request],
    answer: () => evalAnswer(allGames, request),
  });
}

export interface Played extends StateAnswer {
  readonly moves: readonly string[];
  /** As machines write them, in games where that differs. */
  readonly uci?: readonly string[];
}

/** The position after the moves. A move that cannot be played is named. */
export function play(c: Ctx, { moves, ...parameters }: PlayParameters) {
  const { request, loaded } = positionQuestion(parameters);
  const { game, position } = loaded;
  const uci: string[] = [];
  const tell = game.formatUci && ((move: Move) => uci.push(game.formatUci?.(position, move) as string));
  const played = moves.map((text, index) => playInField(game, position, 'moves', text, index, tell));
  return answerOrConfirm<Played>(c, {
    question: ['play', request, played],
    answer: () => ({ ...stateOf(loaded), moves: played, ...(tell === undefined ? {} : { uci }) }),
  });
}
