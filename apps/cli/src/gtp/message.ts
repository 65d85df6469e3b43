import { type Side, quoteInput } from '@tahoun/core';
import type { CliTexts } from '@tahoun/i18n';

/** A command as it was written. */
export interface GtpMessage {
  /** Digits that the answer repeats; '' without. */
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** Reads a line: without comment, control characters and blanks. Null when nothing is left of it. */
export function parseMessage(line: string): GtpMessage | null {
  const clean = line
    .replace(/#.*$/s, '')
    .replace(/\t/g, ' ')
    .replace(/\p{Cc}/gu, '');
  const [first, ...rest] = clean.split(' ').filter((word) => word !== '');
  if (first === undefined) return null;
  const [name = '', ...words] = /^\d+$/.test(first) ? rest : [first, ...rest];
  return { id: name === first ? '' : first, name, words };
}

/** GoGui's way of asking a command under way to end early. */
export function isInterrupt(line: string): boolean {
  return /^#\s*interrupt\s*$/.test(line);
}

/** An answer, with the empty line that ends it. No line of the text may be empty. */
export function formatAnswer(id: string, isSuccess: boolean, text: string): string {
  return `${isSuccess ? '=' : '?'}${id} ${text.replace(/\n{2,}/g, '\n')}\n\n`;
}

/** The fault in the protocol's own words, which programs look for. */
export type GtpPhrase =
  | 'unknown command'
  | 'syntax error'
  | 'illegal move'
  | 'unacceptable size'
  | 'board not empty'
  | 'bad vertex list'
  | 'invalid number of stones'
  | 'cannot undo'
  | 'cannot load file'
  | 'cannot score'
  | 'the game is over';

/** A command that fails: the answer begins with the phrase; a line for people may follow. */
export class GtpFailure extends Error {
  constructor(
    readonly phrase: GtpPhrase,
    /** Explains it in the reader's language. */
    readonly say?: (texts: CliTexts) => string,
  ) {
    super(phrase);
  }
}

/** The protocol's names of the two sides. */
const COLOURS = ['black', 'white'] as const;
/** GTP's numbers are 32-bit. */
const MAX_NUMBER = 2 ** 31 - 1;

/**
 * The arguments of a command, read one after the other. Each reader throws a GtpFailure for a word of another
 * form.
 */
export class GtpArguments {
  readonly #words: readonly string[];
  readonly #usage: string;
  #next = 0;

  /** @param usage the command and its arguments, for errors */
  constructor(words: readonly string[], usage: string) {
    this.#words = words;
    this.#usage = usage;
  }

  get isEmpty(): boolean {
    return this.#next >= this.#words.length;
  }

  word(): string {
    if (this.isEmpty) throw this.#misused();
    return this.#words[this.#next++] as string;
  }

  /** A whole number from 0. */
  whole(): number {
    const text = this.word();
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (value <= MAX_NUMBER) return value;
    throw this.#misused();
  }

  decimal(): number {
    const value = Number(this.word());
    if (Number.isFinite(value)) return value;
    throw this.#misused();
  }

  /** `black`, `b`, `W`... */
  side(): Side {
    const text = this.word();
    const wanted = text.toLowerCase();
    const side = COLOURS.findIndex((name) => wanted === name || wanted === name.charAt(0));
    if (side === 0 || side === 1) return side;
    const accepts = COLOURS.map((name) => `${name}, ${name.charAt(0)}`).join(', ');
    throw new GtpFailure('syntax error', ({ gtp }) => gtp.notColour(quoteInput(text), accepts));
  }

  /** A path, which may hold blanks, and perhaps a number from 1 after it. */
  pathAndNumber(): { readonly path: string; readonly number?: number } {
    const words = [this.word(), ...this.rest()];
    const last = words.at(-1) as string;
    if (words.length === 1 || !/^[1-9]\d{0,8}$/.test(last)) return { path: words.join(' ') };
    return { path: words.slice(0, -1).join(' '), number: Number(last) };
  }

  /** All words that are left. */
  rest(): readonly string[] {
    const words = this.#words.slice(this.#next);
    this.#next = this.#words.length;
    return words;
  }

  #misused(): GtpFailure {
    return new GtpFailure('syntax error', ({ gtp }) => gtp.usage(this.#usage));
  }
}
