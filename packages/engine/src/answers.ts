import {
  type Game,
  InputError,
  type Move,
  isDecided,
  isInputError,
  legalMoves,
  perft,
  perftDivide,
  pliesToEnd,
} from '@tahoun/core';
import { MAX_LEVEL } from './fields.js';
import type { Games } from './games.js';
import { type BestMoveRequest, type PositionRequest, type StateAnswer, secondsOf } from './request.js';
import { parametersOf, refuseParameters, settingsOf, tablesOf, textbookEvaluation } from './source-player.js';
import { type Loaded, type Played, load, stateOf } from './state.js';

/** The JSON documents that do not need a long search; the same for every client. */

/** All games: `tahoun games`, `GET /v1/games`. */
export function gamesAnswer(games: Games) {
  return games.ids.map((id) => {
    const found = games.get(id);
    const { game } = found;
    return {
      id: game.id,
      name: game.name,
      sides: game.sides,
      unit: game.unit,
      variants: game.variants,
      levels: MAX_LEVEL,
      parameters: parametersOf(found),
      tables: tablesOf(found).map(({ usual: _, ...table }) => table),
      settings: settingsOf(found),
      initial: game.formatPosition(game.initial()),
    };
  });
}

export interface MovesAnswer extends StateAnswer {
  readonly moves: readonly string[];
  /** The same moves in the same order as machines write them, in games where that differs. */
  readonly uci?: readonly string[];
}

/** The legal moves, sorted by their text. */
export function movesAnswer(games: Games, request: PositionRequest): MovesAnswer {
  return movesOf(load(games, request));
}

/** The same of a position that was read already. */
export function movesOf(loaded: Played): MovesAnswer {
  const { game, position } = loaded;
  const moves = legalMoves(position)
    .map((move) => ({ text: game.formatMove(position, move), uci: game.formatUci?.(position, move) ?? '' }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  return {
    ...stateOf(loaded),
    moves: moves.map(({ text }) => text),
    ...(game.formatUci === undefined ? {} : { uci: moves.map(({ uci }) => uci) }),
  };
}

/** Thrown for a move of a list that is not legal; `index` counts the moves from 0. */
export class IllegalMove extends InputError {
  constructor(
    cause: InputError,
    readonly move: string,
    readonly index: number,
  ) {
    super(cause.code, cause.message, cause.params);
  }
}

/** Reads a move of a list. @param index its place in it, from 0 @throws IllegalMove */
export function parseListed({ game, position }: Played, text: string, index: number): Move {
  try {
    return game.parseMove(position, text);
  } catch (error) {
    throw isInputError(error) ? new IllegalMove(error, text, index) : error;
  }
}

/** The position after some moves. @throws IllegalMove naming the first move that cannot be played. */
export function playAnswer(games: Games, request: PositionRequest, moves: readonly string[]): StateAnswer {
  const loaded = load(games, request);
  for (const [index, text] of moves.entries()) loaded.position.makeMove(parseListed(loaded, text, index));
  return stateOf(loaded);
}

/** A question for the static evaluation of a position. */
export type EvalRequest = PositionRequest & Pick<BestMoveRequest, 'evaluation' | 'parameters'>;

export interface EvalAnswer extends StateAnswer {
  readonly game: string;
  /** Name of the function. */
  readonly evaluation: string;
  /** From the side to move, in hundredths of the game's unit; nothing is searched. */
  readonly score: number;
  readonly scoreText: string;
  /** The terms that add up to the score. */
  readonly terms: Readonly<Record<string, number>>;
  /** See `Evaluation.facts`. */
  readonly facts?: Readonly<Record<string, number>>;
}

/**
 * The evaluation of a position and its terms, by `best` unless the request names another. @param request its
 * `parameters` are those of the textbook evaluation. @throws InputError for parameters that the game does not
 * have, and for any without `textbook`.
 */
export function evalAnswer(games: Games, request: EvalRequest): EvalAnswer {
  if (request.evaluation !== 'textbook') refuseParameters(request);
  return evalOf(load(games, request), request);
}

/** The same of a position that was read already. @throws InputError as `evalAnswer`. */
export function evalOf(loaded: Loaded, request: EvalRequest): EvalAnswer {
  const isTextbook = request.evaluation === 'textbook';
  if (!isTextbook) refuseParameters(request);
  const { game, ai, position } = loaded;
  const evaluation = isTextbook ? textbookEvaluation(loaded, request.parameters) : ai.best;
  const score = evaluation.evaluate(position);
  return {
    game: game.id,
    ...stateOf(loaded),
    evaluation: evaluation.id,
    score,
    scoreText: scoreText(game, score),
    terms: evaluation.terms(position),
    ...(evaluation.facts === undefined ? {} : { facts: evaluation.facts(position) }),
  };
}

/** Counts move sequences. @param depth at least 0. */
export function perftAnswer(games: Games, request: PositionRequest, depth: number, divide: boolean) {
  const { game, position } = load(games, request);
  const start = performance.now();
  const split = divide && depth > 0 ? perftDivide(position, depth) : undefined;
  const nodes = split?.reduce((sum, entry) => sum + entry.nodes, 0) ?? perft(position, depth);
  const seconds = secondsOf(performance.now() - start);
  const entries = split?.map(({ move, nodes }) => [game.formatMove(position, move), nodes] as const);
  const uci = split?.map(({ move, nodes }) => [game.formatUci?.(position, move), nodes] as const);
  return {
    nodes,
    seconds,
    nps: seconds > 0 ? Math.round(nodes / seconds) : 0,
    ...(entries === undefined ? {} : { divide: Object.fromEntries(entries) }),
    ...(uci === undefined || game.formatUci === undefined ? {} : { divideUci: Object.fromEntries(uci) }),
  };
}

/**
 * A score in English for logs and JSON: `+3 cells`, `win in 5`, `loss in 4` (plies).
 * @param within the distance of a decided score is an upper bound: `win within 40`.
 */
export function scoreText(game: Game, score: number, within = false): string {
  if (isDecided(score))
    return `${score > 0 ? 'win' : 'loss'} ${within ? 'within' : 'in'} ${pliesToEnd(score)}`;
  const units = score / 100;
  const sign = units > 0 ? '+' : '';
  return `${sign}${units} ${Math.abs(units) === 1 ? game.unit : (game.units ?? `${game.unit}s`)}`;
}
