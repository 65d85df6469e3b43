import { savedTexts } from '@tahoun/i18n';
import type { Match } from '@tahoun/match';
import { hashOf, matchOfHash } from './link.js';
import { asInputError } from './page-match.js';
import { inputErrorText, language } from './preferences.js';
import { newSeed } from './state.js';
import type { Store } from './store.js';

/** The match that an address holds; says what is wrong with it, and gives undefined, where it holds none. */
export function readLink({ notice }: Store, hash: string): Match | undefined {
  try {
    return matchOfHash(hash, newSeed());
  } catch (error) {
    const problem = asInputError(error);
    const text = () => savedTexts(language.value).badLink(inputErrorText(problem));
    notice.value = { text, isError: true };
    return undefined;
  }
}

/** Puts the address of the match on the page on the clipboard, or shows it where that is not allowed. */
export async function copyLink({ match, notice }: Store): Promise<void> {
  const link = new URL(hashOf(match.peek()), location.href).href;
  let text = () => savedTexts(language.value).linkCopied;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    text = () => savedTexts(language.value).linkIs(link);
  }
  notice.value = { text, isError: false };
}
