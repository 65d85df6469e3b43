import { InputError } from '@tahoun/core';
import { type BestMoveRequest, type PositionRequest, load, parseAlgorithm } from '@tahoun/engine';
import type { BestMoveParameters, PositionParameters } from './parameters.js';
import { Refusal, inField, refusalOf } from './problem.js';

/** The parameters as the engine's request. Positions and moves are read here, to name the one at fault. */

/** The position in its canonical text form. @throws Refusal */
export function positionQuestion(parameters: PositionParameters): PositionRequest {
  return readPosition(parameters).request;
}

/** @throws Refusal */
export function bestMoveQuestion(parameters: BestMoveParameters): BestMoveRequest {
  const { loaded, request } = readPosition(parameters);
  const { level, algorithm, depth, verifyDepth, nodes, time, multipv, moves, seed } = parameters;
  const { game, position } = loaded;
  return {
    ...request,
    level,
    algorithm: algorithm === undefined ? undefined : inField('algorithm', () => parseAlgorithm(algorithm)),
    depth,
    verifyDepth,
    nodes,
    timeMs: time,
    multiPv: multipv,
    moves: inField('moves', () =>
      moves?.map((text) => game.formatMove(position, game.parseMove(position, text))),
    ),
    seed,
  };
}

function readPosition({ game, position, variant }: PositionParameters) {
  const sorted = Object.entries(variant ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const variants = Object.fromEntries(sorted);
  try {
    const loaded = load({ game, position, variants });
    return { loaded, request: { game, position: loaded.game.formatPosition(loaded.position), variants } };
  } catch (error) {
    throw error instanceof InputError ? refusalOf(error, fieldOf(error.code, position)) : error;
  }
}

function fieldOf(code: string, position: string | undefined): string {
  if (code === 'game-unknown') return 'game';
  return code.startsWith('variant-') || position === undefined ? 'variant' : 'position';
}

/** The engine's own names where a request calls a number differently. */
const NAMES: Readonly<Record<string, string>> = { timeMs: 'time', multiPv: 'multipv' };

/** The parameter that a refusal of the engine is about, where it does not say so itself. */
const FIELDS: Readonly<Record<string, string>> = { 'level-and-algorithm': 'level', 'moves-empty': 'moves' };

/** What the engine refuses beyond positions and moves, in the words of the request. */
export function engineRefusal(error: InputError): Refusal {
  const { field, found, min, max } = error.params;
  if (error.code !== 'number-range') return refusalOf(error, FIELDS[error.code] ?? null);
  const name = NAMES[field as string] ?? (field as string);
  const detail = `${name} is ${found}; expected a whole number from ${min} to ${max}`;
  return new Refusal(400, error.code, detail, { field: name, params: { ...error.params, field: name } });
}
