import { type Evaluation, InputError, type Move, NO_MOVE, type Position, quoteInput } from '@tahoun/core';
import type { GameAi, Parameter, ParameterValues, Setting } from '@tahoun/eval';
import type { EngineGame } from './games.js';

/*
 * The computer player that a game's source describes (`GameAi.source`): constants that people may
 * set, and rules that name a move before anything is searched, or a search of its own.
 */

/** The parameters of the evaluation of the game's source; empty in most games. */
export function parametersOf({ ai }: Pick<EngineGame, 'ai'>): readonly Parameter[] {
  return ai.source?.parameters ?? [];
}

/** Named values of those; empty in most games. */
export function settingsOf({ ai }: Pick<EngineGame, 'ai'>): readonly Setting[] {
  return ai.source?.settings ?? [];
}

/**
 * The evaluation of the game's source. @param values those that differ from the source's own.
 * @throws InputError for a parameter that the game does not have, or a value out of its range.
 */
export function textbookEvaluation({ game, ai }: EngineGame, values: ParameterValues = {}): Evaluation {
  const { source, textbook } = ai;
  const names = Object.keys(values);
  if (names.length === 0) return textbook;
  if (source === undefined || source.parameters.length === 0) {
    throw new InputError('parameters-none', `the textbook evaluation of ${game.id} has no parameters`, {
      game: game.id,
    });
  }
  for (const name of names) checkParameter(source.parameters, name, values[name]!);
  const defaults = source.parameters.map((parameter) => [parameter.id, parameter.default]);
  return source.evaluation({ ...Object.fromEntries(defaults), ...values });
}

/** @throws InputError for parameters where the source's evaluation is not used. */
export function refuseParameters({
  parameters,
}: {
  readonly parameters?: ParameterValues | undefined;
}): void {
  if (parameters === undefined) return;
  throw new InputError(
    'parameters-unused',
    'parameters apply to the textbook evaluation, which this request does not use; choose it, or an algorithm that uses it, such as alpha-beta',
    {},
  );
}

function checkParameter(parameters: readonly Parameter[], name: string, value: number): void {
  const parameter = parameters.find(({ id }) => id === name);
  if (parameter === undefined) {
    const found = quoteInput(name);
    const accepts = parameters.map(({ id }) => id).join(', ');
    throw new InputError('parameter-unknown', `there is no parameter "${found}"; expected ${accepts}`, {
      found,
      accepts,
    });
  }
  const { id, min, max, choices } = parameter;
  const isInRange = typeof value === 'number' && value >= min && value <= max;
  if (isInRange && (choices === undefined || Number.isInteger(value))) return;
  const found = quoteInput(String(value));
  if (choices !== undefined) {
    const accepts = choices.map((choice, index) => `${index} (${choice})`).join(', ');
    throw new InputError('parameter-choice', `${id} is ${found}; expected ${accepts}`, {
      id,
      found,
      accepts,
    });
  }
  throw new InputError('parameter-range', `${id} is ${found}; expected a number from ${min} to ${max}`, {
    id,
    found,
    min,
    max,
  });
}

/**
 * The move that the source's rules name, as the only one to look at; undefined where it has to be searched for.
 * @param moves the only ones to choose from; undefined for all.
 */
export function ruledMoves(
  ai: GameAi,
  position: Position,
  evaluation: Evaluation,
  moves: readonly Move[] | undefined,
): readonly Move[] | undefined {
  const move = ai.source?.ruledMove?.(position, evaluation) ?? NO_MOVE;
  return move === NO_MOVE || moves?.includes(move) === false ? undefined : [move];
}
