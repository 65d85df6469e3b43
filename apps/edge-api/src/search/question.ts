import { type Game, InputError, type Move, type Position, quoteInput } from '@tahoun/core';
import {
  type BestMoveRequest,
  DEFAULT_TEXTBOOK_DEPTH,
  type EvalRequest,
  type Loaded,
  type PositionRequest,
  type SolveRequest,
  type TreeRequest,
  load,
} from '@tahoun/engine';
import type { Language } from '@tahoun/i18n';
import { aiOf, games, isGameId } from '../engine/games.js';
import { inField, refusalOf } from '../http/problem.js';
import {
  type AnalyseParameters,
  type BestMoveParameters,
  DEFAULT_LINES,
  type EvalParameters,
  type PositionParameters,
  type SolveParameters,
  type TreeParameters,
} from '../schemas/index.js';

/**
 * Parameters as the engine's requests, in a canonical form: equal questions make equal requests. Positions
 * and moves are read here, to name the one at fault.
 */

/** A question about a position. */
export interface Question<Request extends PositionRequest> {
  readonly request: Request;
  /** The game, with the position after the moves played. */
  readonly loaded: Loaded;
  /** The language of the answer's sentence; undefined for none. */
  readonly language?: Language | undefined;
}

/** Lets others have their turns in the middle of long work. */
export type Pause = () => Promise<unknown> | undefined;

/** Moves that are read in one piece, at most: half a millisecond. */
const PIECE = 100;

/** Plays a list of moves in pieces. @param play plays the move at an index */
export async function inPieces<Text>(
  count: number,
  pause: Pause,
  play: (index: number) => Text,
): Promise<Text[]> {
  const played: Text[] = [];
  for (let index = 0; index < count; index++) {
    if (index > 0 && index % PIECE === 0) await pause();
    played.push(play(index));
  }
  return played;
}

/** @throws Refusal */
export async function positionQuestion(
  parameters: PositionParameters,
  pause: Pause,
): Promise<Question<PositionRequest>> {
  const { game: id, position: text, variant, played = [] } = parameters;
  const variants = sortedByName(variant ?? {});
  const { game, position } = loadInitial(id, text, variants);
  const request = { game: id, position: game.formatPosition(position), variants };
  const loaded = { game, ai: aiOf(game.id), position };
  if (played.length === 0) return { request, loaded };
  const canonical = await inPieces(played.length, pause, (index) =>
    playInField(game, position, 'played', played[index] as string, index),
  );
  return { request: { ...request, played: canonical }, loaded };
}

function sortedByName<T>(values: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Undefined also for an empty object, because both are the same question. */
function sortedParameters(values: BestMoveParameters['parameters']): BestMoveRequest['parameters'] {
  return values === undefined || Object.keys(values).length === 0 ? undefined : sortedByName(values);
}

/**
 * Plays one move of a list.
 * @param tell called with the move before it is made.
 * @returns its canonical text. @throws Refusal naming the list and the move.
 */
export function playInField(
  game: Game,
  position: Position,
  field: string,
  text: string,
  index: number,
  tell?: (move: Move) => void,
): string {
  try {
    const move = game.parseMove(position, text);
    const canonical = game.formatMove(position, move);
    tell?.(move);
    position.makeMove(move);
    return canonical;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { code, message, params } = error;
    const located = { ...params, index, move: quoteInput(text) };
    throw refusalOf(new InputError(code, `${field}[${index}]: ${message}`, located), field);
  }
}

/** @throws Refusal */
export async function evalQuestion(parameters: EvalParameters, pause: Pause): Promise<Question<EvalRequest>> {
  const { request, loaded } = await positionQuestion(parameters, pause);
  const { evaluation = 'best' } = parameters;
  return { loaded, request: { ...request, evaluation, parameters: sortedParameters(parameters.parameters) } };
}

/** @throws Refusal */
export async function bestMoveQuestion(
  parameters: BestMoveParameters,
  pause: Pause,
): Promise<Question<BestMoveRequest>> {
  const { request, loaded } = await positionQuestion(parameters, pause);
  const { game: _game, position: _position, variant: _variant, played: _played, ...asked } = parameters;
  const { time: timeMs, multipv: multiPv, language, ...fields } = asked;
  return {
    loaded,
    language,
    request: {
      ...request,
      ...fields,
      timeMs,
      multiPv,
      parameters: sortedParameters(fields.parameters),
      statistics: fields.statistics === true ? true : undefined,
      moves: canonicalMoves(loaded, parameters.moves),
    },
  };
}

/** The moves to look at. @throws Refusal */
function canonicalMoves({ game, position }: Loaded, texts: readonly string[] | undefined) {
  return inField('moves', () =>
    texts?.map((text) => game.formatMove(position, game.parseMove(position, text))),
  );
}

/** @throws Refusal */
export async function analyseQuestion(
  parameters: AnalyseParameters,
  pause: Pause,
): Promise<Question<BestMoveRequest>> {
  return bestMoveQuestion({ ...parameters, multipv: parameters.multipv ?? DEFAULT_LINES }, pause);
}

/** The position is not loaded where it is too large to be played, and known all the same. @throws Refusal */
export async function solveQuestion(
  parameters: SolveParameters,
  pause: Pause,
): Promise<{ readonly request: SolveRequest; readonly loaded?: Loaded }> {
  const limits = { nodes: parameters.nodes, timeMs: parameters.time };
  const position = largePosition(parameters);
  if (position !== undefined) return { request: { game: parameters.game, position, ...limits } };
  const { request, loaded } = await positionQuestion(parameters, pause);
  return { loaded, request: { ...request, ...limits } };
}

/** The canonical text of a position that is too large to be played, where the game's theory knows it. @throws Refusal */
function largePosition({ game, position, played = [] }: SolveParameters): string | undefined {
  if (position === undefined || played.length > 0 || !isGameId(game)) return undefined;
  return inField('position', () => aiOf(game).solveLarge?.(position)?.position);
}

/** @throws Refusal */
export async function treeQuestion(parameters: TreeParameters, pause: Pause): Promise<Question<TreeRequest>> {
  const { request, loaded } = await positionQuestion(parameters, pause);
  const { algorithm = 'alpha-beta', depth = DEFAULT_TEXTBOOK_DEPTH, without, nodes, limit } = parameters;
  const moves = canonicalMoves(loaded, parameters.moves);
  const constants = sortedParameters(parameters.parameters);
  return {
    loaded,
    request: { ...request, algorithm, depth, parameters: constants, without, moves, nodes, limit },
  };
}

function loadInitial(game: string, position: string | undefined, variants: Record<string, string>): Loaded {
  try {
    return load(games, { game, position, variants });
  } catch (error) {
    throw error instanceof InputError ? refusalOf(error, fieldOf(error.code, position)) : error;
  }
}

/** The parameter that an error in a position to start from is about. */
export function fieldOf(code: string, position: string | undefined): string {
  if (code === 'game-unknown') return 'game';
  return code.startsWith('variant-') || position === undefined ? 'variant' : 'position';
}
