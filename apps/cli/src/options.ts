import { type VariantValues, quoteInput } from '@tahoun/core';
import type { ParameterValues } from '@tahoun/eval';
import { LANGUAGES, type Language } from '@tahoun/i18n';
import { CliError } from './errors.js';

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
 * @param name what the error calls it: the option or the argument.
 */
export function wholeNumber(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new CliError((texts) =>
      texts.errors.wholeNumber(texts.placeholders(name), quoteInput(text), min, max),
    );
  };
}

/** A reader of one of a few words. */
export function choice<T extends string>(name: string, accepted: readonly T[]): (text: string) => T {
  return (text) => {
    const found = accepted.find((word) => word === text);
    if (found !== undefined) return found;
    throw new CliError((texts) => texts.errors.choice(name, quoteInput(text), accepted.join(', ')));
  };
}

export const language = choice<Language>('--lang', LANGUAGES);

/** Collects an option that may be given several times. */
export function several(text: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, text];
}

/** Collects `--variant NAME=VALUE`; of two for one name the later counts. */
export function variant(text: string, earlier: VariantValues = {}): VariantValues {
  const equals = text.indexOf('=');
  if (equals < 1) throw new CliError((texts) => texts.errors.variantForm(quoteInput(text)));
  return { ...earlier, [text.slice(0, equals)]: text.slice(equals + 1) };
}

/**
 * Collects `--parameter NAME=VALUE`, the value in decimals; of two for one name the later counts. Names and ranges
 * are the game's to check.
 */
export function parameter(text: string, earlier: ParameterValues = {}): ParameterValues {
  const [, name, value] = /^([^=]+)=(-?\d{1,9}(?:\.\d{1,9})?)$/.exec(text) ?? [];
  if (name === undefined) throw new CliError((texts) => texts.errors.parameterForm(quoteInput(text)));
  return { ...earlier, [name]: Number(value) };
}

/** Splits `--moves "m1 m2"`. */
export function moveList(text: string): string[] {
  const moves = text.split(/\s+/).filter((move) => move !== '');
  if (moves.length === 0) throw new CliError((texts) => texts.errors.noMovesGiven);
  return moves;
}
