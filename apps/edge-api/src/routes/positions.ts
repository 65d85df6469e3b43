import type { Move } from '@tahoun/core';
import {
  DEFAULT_NODES,
  type EvalAnswer,
  FIELDS,
  type StateAnswer,
  evalOf,
  gamesAnswer,
  movesOf,
  stateOf,
} from '@tahoun/engine';
import { games as allGames } from '../engine/games.js';
import {
  type EvalParameters,
  MAX_BATCH,
  type PlayParameters,
  type PositionParameters,
} from '../schemas/index.js';
import { evalQuestion, inPieces, playInField, positionQuestion } from '../search/question.js';
import { answerOrConfirm, writeOrConfirm } from '../service/caching.js';
import { type Ctx, pauseOf } from '../service/env.js';

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

/** Characters of a position whose moves are found here: a longer one may have thousands, which takes a thread. */
const MAX_SHORT = 500;

export async function legalMoves(c: Ctx, parameters: PositionParameters) {
  const { request, loaded } = await positionQuestion(parameters, pauseOf(c));
  return writeOrConfirm(c, ['legal-moves', request], async () => {
    const { engine } = c.get('service').platform;
    const options = { client: c.get('client').id, signal: c.req.raw.signal };
    const body =
      (request.position ?? '').length > MAX_SHORT
        ? (await engine.writtenMoves(request, options)).json
        : JSON.stringify(movesOf(loaded));
    return { type: 'application/json', body, isWhole: true };
  });
}

/** What the position is worth without a search, and what that is made of. */
export async function evaluate(c: Ctx, parameters: EvalParameters) {
  const { request, loaded } = await evalQuestion(parameters, pauseOf(c));
  return answerOrConfirm<EvalAnswer>(c, {
    question: ['eval', request],
    answer: () => evalOf(loaded, request),
  });
}

export interface Played extends StateAnswer {
  readonly moves: readonly string[];
  /** As machines write them, in games where that differs. */
  readonly uci?: readonly string[];
}

/** The position after the moves. A move that cannot be played is named. */
export async function play(c: Ctx, { moves, ...parameters }: PlayParameters) {
  const { request, loaded } = await positionQuestion(parameters, pauseOf(c));
  const { game, position } = loaded;
  const uci: string[] = [];
  const tell = game.formatUci && ((move: Move) => uci.push(game.formatUci?.(position, move) as string));
  const played = await inPieces(moves.length, pauseOf(c), (index) =>
    playInField(game, position, 'moves', moves[index] as string, index, tell),
  );
  return answerOrConfirm<Played>(c, {
    question: ['play', request, played],
    answer: () => ({ ...stateOf(loaded), moves: played, ...(tell === undefined ? {} : { uci }) }),
  });
}
