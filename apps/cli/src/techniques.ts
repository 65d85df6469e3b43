import { TECHNIQUES, type Technique, quoteInput } from '@tahoun/core';
import { CliError } from './errors.js';

/** A reader of `--without NAME+NAME`: techniques of the strong search. */
export function techniques(text: string): Technique[] {
  return text.split('+').map((name) => {
    const found = TECHNIQUES.find((technique) => technique === name);
    if (found !== undefined) return found;
    throw new CliError((texts) => texts.errors.names('--without', quoteInput(name), TECHNIQUES.join(', ')));
  });
}
