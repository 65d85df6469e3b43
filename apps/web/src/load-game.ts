import { gameIds, loadGame as load } from '@tahoun/catalogue';
import type { Language } from '@tahoun/i18n';
import { chooseLanguage, language, loadWords } from './preferences.js';

const loaded = new Set<string>();

/** Gets a game's rules, drawing and words; before that it must not be looked up. Loading twice costs nothing. */
export async function loadGame(id: string): Promise<void> {
  const spoken = language.peek();
  await load(id, ['rules', 'board', 'words'], [spoken]);
  // Another language may have been chosen meanwhile.
  if (language.peek() === spoken) loaded.add(id);
  else await loadGame(id);
}

export function isLoaded(id: string): boolean {
  return loaded.has(id);
}

/** For what may be of any game. */
export async function loadAllGames(): Promise<void> {
  await Promise.all(gameIds().map(loadGame));
}

/** Turns the page to another language once all the words are there that it shows; else it stays as it is. */
export async function speak(next: Language): Promise<void> {
  let count: number;
  do {
    count = loaded.size;
    await Promise.all([loadWords(next), ...Array.from(loaded, (id) => load(id, ['words'], [next]))]);
    // Another game may have come meanwhile.
  } while (loaded.size > count);
  chooseLanguage(next);
}
