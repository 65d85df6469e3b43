import { InputError, TECHNIQUES, type Technique, quoteInput } from '@tahoun/core';
import { ALGORITHMS, type PlayerNumber, algorithmEntry, isAlgorithm, usualDepth } from './algorithms.js';
import { EVALUATIONS, FIELDS } from './fields.js';
import { PLAYER_FORMS, isPlayerForm, numbersOf } from './player-forms.js';
import { type BestMoveRequest, evaluationAsked } from './request.js';

/** The fields of a request that a player's notation can set. */
type Ask = Pick<
  BestMoveRequest,
  | 'level'
  | 'algorithm'
  | 'depth'
  | 'verifyDepth'
  | 'nodes'
  | 'timeMs'
  | 'evaluation'
  | 'without'
  | 'seed'
  | 'parameters'
>;

/** The player of a side: a person, or the request to the engine. */
export type PlayerSpec = { readonly kind: 'human' } | ComputerSpec;
export type ComputerSpec = { readonly kind: 'computer'; readonly ask: Ask };

/** `level:1..8, ..., source, source:DEPTH, second-search:M+N, ...`. */
const COMPUTERS = Object.entries(PLAYER_FORMS)
  .flatMap(([form, numbers]: [string, readonly PlayerNumber[]]) => [
    ...(numbers.every(({ isOptional }) => isOptional) ? [form] : []),
    ...(numbers.length === 0 ? [] : [`${form}:${numbers.map(({ sign }) => sign).join('+')}`]),
  ])
  .join(', ');

/** The searches that deepen as far as nodes or time let them, so that `algorithm=` may choose between them. */
const BUDGETED = ALGORITHMS.filter((each) => algorithmEntry(each).isOwn || usualDepth(each) !== undefined);

/**
 * Reads a player: `human`, or one of `PLAYER_FORMS` with its numbers, such as `level:5`, `greedy`, `minimax:3`,
 * `source:3` (the source's own player; `source` without a search), `second-search:3+2`. Options may follow:
 * `strong:8?without=killers+history&evaluation=textbook&seed=3`, `time:100?algorithm=source`, and numbers for the
 * parameters of the textbook evaluation: `alpha-beta:3?alpha=1&delta=3.45`. Which of those a game has, and their
 * ranges, is known when it is asked for a move.
 * @throws InputError with the accepted forms, or the values that an option accepts.
 */
export function parsePlayer(text: string): PlayerSpec {
  return text.trim() === 'human' ? { kind: 'human' } : parseComputer(text, `human, ${COMPUTERS}`);
}

/** The same where no person can be meant. @param accepts what an error says is accepted */
export function parseComputer(text: string, accepts = COMPUTERS): ComputerSpec {
  const [form = '', ...query] = text.trim().split('?');
  const ask = parseForm(form, () => badPlayer(text, accepts));
  return { kind: 'computer', ask: query.length === 0 ? ask : withOptions(ask, query.join('?')) };
}

/** @param bad the error for anything else */
function parseForm(form: string, bad: () => InputError): Ask {
  const [name = '', argument, ...rest] = form.split(':');
  if (!isPlayerForm(name) || rest.length > 0) throw bad();
  const written = argument?.split('+') ?? [];
  const accepted = numbersOf(name);
  const isComplete = accepted.length === written.length;
  if (!isComplete && !(argument === undefined && accepted.every(({ isOptional }) => isOptional))) throw bad();
  const numbers = written.map((value, index) => {
    const { field, max } = accepted[index] as PlayerNumber;
    const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= 1 && number <= max)) throw bad();
    return [field, number];
  });
  const algorithm = isAlgorithm(name) ? { algorithm: name } : {};
  return { ...algorithm, ...Object.fromEntries(numbers) };
}

/** Adds the options behind the question mark to `base`. */
function withOptions(base: Ask, query: string): Ask {
  let ask = base;
  // The options that others depend on come first.
  const options = query.split('&').sort((a, b) => orderOf(a) - orderOf(b));
  for (const option of options) ask = { ...ask, ...readOption(ask, option) };
  return ask;
}

function orderOf(option: string): number {
  const order = ['algorithm=', 'evaluation='].findIndex((start) => option.startsWith(start));
  return order < 0 ? 2 : order;
}

/** One `name=value`. @throws InputError naming the options that this player has, or the values. */
function readOption(ask: Ask, option: string): Ask {
  const equals = option.indexOf('=');
  const value = option.slice(equals + 1);
  const accepted = optionsOf(ask);
  const { seed } = FIELDS;
  switch (accepted.find((name) => name === option.slice(0, Math.max(equals, 0)))) {
    case 'algorithm':
      return { algorithm: oneOf(BUDGETED, value, option, `algorithm=${BUDGETED.join('|')}`) };
    case 'evaluation':
      return { evaluation: oneOf(EVALUATIONS, value, option, `evaluation=${EVALUATIONS.join('|')}`) };
    case 'without': {
      const accepts = `without=NAME+NAME (${TECHNIQUES.join(', ')})`;
      return { without: value.split('+').map((name): Technique => oneOf(TECHNIQUES, name, option, accepts)) };
    }
    case 'seed':
      if (/^\d{1,10}$/.test(value) && Number(value) <= seed.max) return { seed: Number(value) };
      throw badOption(option, `seed=${seed.min}..${seed.max}`);
    default:
      return readParameter(ask, option);
  }
}

/** One `name=number` for a parameter. @throws InputError naming all the options that this player has. */
function readParameter(ask: Ask, option: string): Ask {
  const [, name = '', number] = /^([a-z][a-z0-9-]{0,30})=(-?\d{1,9}(?:\.\d{1,9})?)$/.exec(option) ?? [];
  const accepted = optionsOf(ask).map((each) => `${each}=...`);
  const takesParameters = evaluationAsked(ask) === 'textbook';
  if (takesParameters && number !== undefined)
    return { parameters: { ...ask.parameters, [name]: Number(number) } };
  const accepts = takesParameters ? [...accepted, 'PARAMETER=NUMBER'] : accepted;
  throw badOption(option, accepts.join(', '));
}

/** The options that a player so far described has. */
function optionsOf({ level, algorithm }: Ask): readonly string[] {
  const isStrong = level === undefined && (algorithm ?? FIELDS.algorithm.usual) === 'strong';
  return [
    ...(level === undefined && algorithm === undefined ? ['algorithm'] : []),
    ...(evaluationAsked({ level, algorithm }) === undefined ? [] : ['evaluation']),
    ...(isStrong ? ['without'] : []),
    'seed',
  ];
}

function oneOf<T extends string>(names: readonly T[], value: string, option: string, accepts: string): T {
  const found = names.find((name) => name === value);
  if (found === undefined) throw badOption(option, accepts);
  return found;
}

function badPlayer(text: string, accepts: string): InputError {
  const found = quoteInput(text);
  return new InputError('player-unknown', `there is no player "${found}"; expected ${accepts}`, {
    found,
    accepts,
  });
}

function badOption(option: string, accepts: string): InputError {
  const found = quoteInput(option);
  return new InputError('player-option-unknown', `the player has no option "${found}"; expected ${accepts}`, {
    found,
    accepts,
  });
}
