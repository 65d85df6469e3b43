import { type Side, quoteInput } from '@tahoun/core';
import { GtpFailure } from './failure.js';

/** The protocol's names of the two sides. */
const COLOURS = ['black', 'white'] as const;
/** GTP's numbers are 32-bit. */
const MAX_NUMBER = 2 ** 31 - 1;

/** The arguments of a command, read one after the other. Each reader throws a GtpFailure for what it is not. */
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
