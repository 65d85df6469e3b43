import type { ErrorLike } from '../games/types.js';
import type { Language } from '../language/language.js';
import type { CliTexts } from './en.js';
import { cliTexts } from './index.js';

/** Says something in the reader's language. */
export type Say = (texts: CliTexts, language: Language) => string;

/** The part of a piece of work that is done, in steps of its own. */
export interface Amount {
  readonly done: number;
  readonly total: number;
}

/** Takes a line about work in progress, and the amount that is done. */
export type Progress = (say: Say, amount?: Amount) => void;

/** Something wrong that a command found, those of the workshop too. */
export class CliError extends Error {
  constructor(
    /** Says it in the reader's language. */
    readonly say: Say,
    /** The facts in the sentence, by name: `field`, `found`, `accepts` and their like. */
    readonly params: ErrorLike['params'] = {},
  ) {
    super(say(cliTexts('en'), 'en'));
  }

  /** The name of the sentence among the texts: `missing-argument` for `errors.missingArgument`. */
  get code(): string {
    let name = '';
    // The first text that is asked for is the sentence; others stand in it.
    const noting = <Texts extends object>(texts: Texts): Texts =>
      new Proxy(texts, {
        get: (target, key) => {
          const text: unknown = Reflect.get(target, key);
          if (typeof text === 'object' && text !== null) return noting(text);
          name ||= String(key);
          return text;
        },
      });
    this.say(noting(cliTexts('en')), 'en');
    return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  }
}
