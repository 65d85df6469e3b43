import { quoteInput } from '@tahoun/core';
import { CliError } from '../../errors.js';
import type { Setting } from './spec.js';

/** An option that a UCI engine offers: its `option` line. */
export interface UciOption {
  readonly name: string;
  /** `check`, `spin`, `combo`, `button` or `string`; others are passed on unchecked. */
  readonly type: string;
  /** Of `spin`. */
  readonly min?: number;
  readonly max?: number;
  /** The values of `combo`. */
  readonly choices: readonly string[];
}

/** Words that begin a part of an `option` line; the parts themselves may hold spaces. */
const KEYWORDS = ['name', 'type', 'default', 'min', 'max', 'var'];

/** Reads an `option` line. @returns undefined for any other line, and for one without a name or a type. */
export function parseUciOption(line: string): UciOption | undefined {
  const [first, ...words] = line.trim().split(/\s+/);
  if (first !== 'option') return undefined;
  const parts: { keyword: string; words: string[] }[] = [];
  for (const word of words) {
    if (KEYWORDS.includes(word) && !(word === 'name' && parts.length > 0)) {
      parts.push({ keyword: word, words: [] });
    } else {
      parts.at(-1)?.words.push(word);
    }
  }
  const textOf = (keyword: string) => parts.find((part) => part.keyword === keyword)?.words.join(' ');
  const name = textOf('name');
  const type = textOf('type');
  if (!name || !type) return undefined;
  const min = textOf('min');
  const max = textOf('max');
  return {
    name,
    type,
    choices: parts.filter(({ keyword }) => keyword === 'var').map((part) => part.words.join(' ')),
    ...(min === undefined ? {} : { min: Number(min) }),
    ...(max === undefined ? {} : { max: Number(max) }),
  };
}

/**
 * The command that sets an option; names and the words of `check` and `combo` in any case.
 * @param engine its name, for errors.
 * @throws CliError listing the options there are, or the values that the option takes.
 */
export function setOption(engine: string, options: readonly UciOption[], setting: Setting): string {
  const option = options.find(({ name }) => isSame(name, setting.name));
  if (option === undefined) {
    const accepts = options.map(({ name }) => name).join(', ');
    throw new CliError((texts) => texts.errors.engineOption(engine, quoteInput(setting.name), accepts));
  }
  const { name } = option;
  const value = acceptedValue(option, setting.value);
  if (value === undefined) {
    const found = quoteInput(setting.value);
    throw new CliError((texts) =>
      texts.errors.engineOptionValue(engine, name, found, valuesOf(option) || texts.engines.noValue),
    );
  }
  return value === '' ? `setoption name ${name}` : `setoption name ${name} value ${value}`;
}

/** The value as the engine writes it, or undefined when it does not take it. */
function acceptedValue({ type, min, max, choices }: UciOption, text: string): string | undefined {
  switch (type) {
    case 'button':
      return text === '' ? text : undefined;
    case 'check':
      return ['true', 'false'].find((word) => isSame(word, text));
    case 'combo':
      return choices.find((choice) => isSame(choice, text));
    case 'spin': {
      const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      const isWithin =
        value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);
      return isWithin ? text : undefined;
    }
    default:
      // An empty string is written like this (UCI, "setoption").
      return text === '' ? '<empty>' : text;
  }
}

/** The values that the option takes, for people; nothing for a button. */
function valuesOf({ type, min, max, choices }: UciOption): string {
  switch (type) {
    case 'button':
      return '';
    case 'check':
      return 'true, false';
    case 'combo':
      return choices.join(', ');
    default:
      return `${min ?? ''}..${max ?? ''}`;
  }
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
