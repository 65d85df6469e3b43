import { type VariantValues, quoteInput } from '@tahoun/core';
import {
  type BestMoveRequest,
  FIELDS,
  type Field,
  type FieldName,
  type PositionRequest,
  unheededFields,
} from '@tahoun/engine';
import type { ParameterValues } from '@tahoun/eval';
import type { Language } from '@tahoun/i18n';
import { Option } from 'commander';
import { CliError, fieldOf } from './errors.js';

/** Options that every command takes. */
export interface GlobalOptions {
  readonly json?: true;
  readonly variant?: VariantValues;
  /** Games from outside. */
  readonly game?: readonly string[];
  readonly lang?: Language;
  /** False with `--no-color`. */
  readonly color: boolean;
}

/**
 * A reader of whole numbers for commander: digits only, from `min` to `max`.
 * @param name the option or the argument, for errors.
 */
export function wholeNumber(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    const found = quoteInput(text);
    throw new CliError((texts) => texts.errors.wholeNumber(texts.placeholders(name), found, min, max), {
      field: fieldOf(name),
      found,
      min,
      max,
    });
  };
}

/** A reader of one of a few words. */
export function choice<T extends string>(name: string, accepted: readonly T[]): (text: string) => T {
  return (text) => {
    const known = accepted.find((word) => word === text);
    if (known !== undefined) return known;
    const [found, accepts] = [quoteInput(text), accepted.join(', ')];
    throw new CliError((texts) => texts.errors.choice(name, found, accepts), {
      field: fieldOf(name),
      found,
      accepts,
    });
  };
}

/** An option that takes one of a few words. */
export function wordOption(flags: string, text: string, accepted: readonly string[]): Option {
  const [name = ''] = flags.split(' ');
  // The reader comes last: its error is in the reader's language.
  return new Option(flags, text).choices(accepted).argParser(choice(name, accepted));
}

/** Collects an option that may be given several times. */
export function several(text: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, text];
}

/** Collects `--variant NAME=VALUE`; of two for one name the later counts. */
export function variant(text: string, earlier: VariantValues = {}): VariantValues {
  const equals = text.indexOf('=');
  if (equals < 1)
    throw new CliError((texts) => texts.errors.variantForm(quoteInput(text)), { field: 'variant' });
  return { ...earlier, [text.slice(0, equals)]: text.slice(equals + 1) };
}

/**
 * Collects `--parameter NAME=VALUE`, the value in decimals; of two for one name the later counts. Names and ranges
 * are the game's to check.
 */
export function parameter(text: string, earlier: ParameterValues = {}): ParameterValues {
  const [, name, value] = /^([^=]+)=(-?\d{1,9}(?:\.\d{1,9})?)$/.exec(text) ?? [];
  if (name === undefined)
    throw new CliError((texts) => texts.errors.parameterForm(quoteInput(text)), { field: 'parameter' });
  return { ...earlier, [name]: Number(value) };
}

/** Splits `--moves "m1 m2"`. */
export function moveList(text: string): string[] {
  const moves = text.split(/\s+/).filter((move) => move !== '');
  if (moves.length === 0) throw new CliError((texts) => texts.errors.noMovesGiven, { field: 'moves' });
  return moves;
}

/** A reader of `--without NAME+NAME` and its like. */
export function names<T extends string>(name: string, accepted: readonly T[]): (text: string) => T[] {
  return (text) =>
    text.split('+').map((word) => {
      const known = accepted.find((each) => each === word);
      if (known !== undefined) return known;
      const [found, accepts] = [quoteInput(word), accepted.join(', ')];
      throw new CliError((texts) => texts.errors.names(name, found, accepts), {
        field: fieldOf(name),
        found,
        accepts,
      });
    });
}

/** The fields of a search, as options are written. */
const FLAGS: Readonly<Record<FieldName, string>> = {
  level: '--level <N>',
  algorithm: '--algorithm <A>',
  depth: '--depth <D>',
  verifyDepth: '--verify-depth <D>',
  nodes: '--nodes <N>',
  timeMs: '--time <MS>',
  multiPv: '--multipv <K>',
  moves: '--moves <MOVES>',
  seed: '--seed <N>',
  evaluation: '--evaluation <E>',
  parameters: '--parameter <NAME=VALUE>',
  without: '--without <A+B>',
  threads: '--threads <N>',
  statistics: '--statistics',
  limit: '--limit <N>',
};

/** A field of a search as an option. @param text the text of its help */
export function searchOption(field: FieldName, text: string): Option {
  const flag = FLAGS[field];
  const reader = readerOf(flag.split(' ')[0] as string, FIELDS[field]);
  const described = FIELDS[field];
  const option =
    described.type === 'name' ? wordOption(flag, text, described.accepts) : new Option(flag, text);
  return reader === undefined ? option : option.argParser(reader);
}

/** Undefined for a flag. */
function readerOf(name: string, field: Field): ((text: string, earlier: unknown) => unknown) | undefined {
  switch (field.type) {
    case 'number':
      return wholeNumber(name, field.min, field.max);
    case 'name':
      return choice(name, field.accepts);
    case 'names':
      return names(name, field.accepts);
    case 'moves':
      return moveList;
    case 'parameters':
      return (text, earlier) => parameter(text, earlier as ParameterValues | undefined);
    case 'flag':
      return undefined;
  }
}

/**
 * Refuses options that the search would ignore.
 * @throws CliError naming the first and the searches that heed it.
 */
export function refuseUnheeded(request: Readonly<Partial<Record<FieldName, unknown>>>): void {
  const [unheeded] = unheededFields(request);
  if (unheeded === undefined) return;
  const { field, heededBy } = unheeded;
  const [option = ''] = FLAGS[field].split(' ');
  const search =
    request.level === undefined ? String(request.algorithm ?? FIELDS.algorithm.usual) : '--level';
  const accepts = heededBy.map((each) => (each === 'level' ? '--level' : each)).join(', ');
  throw new CliError((texts) => texts.errors.unheededOption(option, search, accepts), {
    field: fieldOf(option),
    found: search,
    accepts,
  });
}

/** Options of a search, as commander collects them. */
export type SearchOptions = Omit<
  BestMoveRequest,
  keyof PositionRequest | 'timeMs' | 'multiPv' | 'parameters'
> & {
  readonly time?: number;
  readonly multipv?: number;
  readonly parameter?: ParameterValues;
};

/** The fields that the options stand for. */
export function searchFields({
  time: timeMs,
  multipv: multiPv,
  parameter: parameters,
  ...rest
}: SearchOptions) {
  return { ...rest, timeMs, multiPv, parameters };
}

/** The address of a Redis. @throws CliError */
export function redisUrl(text: string): string {
  if (/^rediss?:\/\/[^\s]+$/.test(text)) return text;
  throw new CliError((texts) => texts.errors.redisForm(quoteInput(text)));
}
