import { type Evaluation, InputError, type Move, NO_MOVE, type Position, quoteInput } from '@tahoun/core';
import type { GameAi, Parameter, ParameterValues, Setting, SourcePlayer, SquareTable } from '@tahoun/eval';
import type { EngineGame } from './games.js';

/*
 * The computer player that a game's source describes (`GameAi.source`): constants that people may
 * set, and rules that name a move before anything is searched, or a search of its own.
 */

/** The parameters of the evaluation of the game's source; empty in most games. */
export function parametersOf({ ai }: Pick<EngineGame, 'ai'>): readonly Parameter[] {
  return ai.source?.parameters ?? [];
}

/** The tables of squares that belong to them; empty in most games. */
export function tablesOf({ ai }: Pick<EngineGame, 'ai'>): readonly SquareTable[] {
  return ai.source?.tables ?? [];
}

/** Id of the value of a square in a table. */
export function squareId(table: Pick<SquareTable, 'id'>, square: string): string {
  return `${table.id}-${square}`;
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
  if (Object.keys(values).length === 0) return ai.textbook;
  const source = checkParameters({ game, ai }, values);
  return source.evaluation({ ...defaultsOf(source.parameters), ...values });
}

/**
 * The player whose parameters these are. They are only known once the game is: who takes a player's notation for a
 * game calls this at once.
 * @throws InputError for a parameter that the game does not have, or a value out of its range.
 */
export function checkParameters({ game, ai: { source } }: EngineGame, values: ParameterValues): SourcePlayer {
  if (source === undefined || source.parameters.length === 0) {
    throw new InputError('parameters-none', `the textbook evaluation of ${game.id} has no parameters`, {
      game: game.id,
    });
  }
  for (const [name, value] of Object.entries(values)) checkParameter(source, name, value);
  return source;
}

/** The source's own values. */
export function defaultsOf(parameters: readonly Parameter[]): ParameterValues {
  return Object.fromEntries(parameters.map((parameter) => [parameter.id, parameter.default]));
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

type Source = Pick<SourcePlayer, 'parameters' | 'tables'>;

/** The range of a value: that of a parameter, or of a square. */
function rangeOf({ parameters, tables = [] }: Source, name: string): Omit<Parameter, 'default'> | undefined {
  const end = name.lastIndexOf('-');
  const table = tables.find(
    ({ id, squares }) => id === name.slice(0, end) && squares.includes(name.slice(end + 1)),
  );
  return table === undefined ? parameters.find(({ id }) => id === name) : { ...table, id: name };
}

function checkParameter(source: Source, name: string, value: number): void {
  const parameter = rangeOf(source, name);
  if (parameter === undefined) {
    const found = quoteInput(name);
    const { parameters, tables = [] } = source;
    const squares = tables.map((table) => squareId(table, 'SQUARE'));
    const accepts = [...parameters.map(({ id }) => id), ...squares].join(', ');
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
