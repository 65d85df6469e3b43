import type { VariantValues } from '@tahoun/core';
import { quoteInput } from '@tahoun/core/errors';
import type { ParameterValues } from '@tahoun/eval';
import { CliError, type Language } from '@tahoun/i18n';
import { Option } from 'commander';

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
  return (text) => knownWord(name, text, accepted, 'choice');
}

/** A reader of `--without NAME+NAME` and its like. */
export function names<T extends string>(name: string, accepted: readonly T[]): (text: string) => T[] {
  return (text) => text.split('+').map((word) => knownWord(name, word, accepted, 'names'));
}

/** @throws CliError with that sentence. */
function knownWord<T extends string>(
  name: string,
  word: string,
  accepted: readonly T[],
  sentence: 'choice' | 'names',
): T {
  const known = accepted.find((each) => each === word);
  if (known !== undefined) return known;
  const [found, accepts] = [quoteInput(word), accepted.join(', ')];
  const params = { field: fieldOf(name), found, accepts };
  throw new CliError(({ errors }) => errors[sentence](name, found, accepts), params);
}

/** An option that takes one of a few words. */
export function wordOption(flags: string, text: string, accepted: readonly string[]): Option {
  return ofWords(new Option(flags, text), nameIn(flags), accepted);
}

export function ofWords(option: Option, name: string, accepted: readonly string[]): Option {
  // The reader comes last: its error is in the reader's language.
  return option.choices(accepted).argParser(choice(name, accepted));
}

/** `--depth` of `--depth <D>`. */
export function nameIn(flags: string): string {
  return flags.split(' ')[0] as string;
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

/** The address of a Redis. @throws CliError */
export function redisUrl(text: string): string {
  if (/^rediss?:\/\/[^\s]+$/.test(text)) return text;
  throw new CliError((texts) => texts.errors.redisForm(quoteInput(text)));
}

/** An option or argument as the endpoint would call it: `depth` for `--depth` and `DEPTH`. */
export function fieldOf(name: string): string {
  return name.replace(/^--/, '').toLowerCase();
}
