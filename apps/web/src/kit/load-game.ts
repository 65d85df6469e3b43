import { type GamePart, gameIds, isGameId, knownGame, loadGame as load } from '@tahoun/catalogue';
import type { Language } from '@tahoun/i18n';
import { readAddress } from './address.js';
import { choose, language, loadWords, retellErrors } from './preferences.js';

/** The loaded games, and those with loaded details. */
const loaded = new Set<string>();
const detailed = new Set<string>();

/**
 * Loads a game's rules, drawing and words; before that it must not be looked up. Loading twice costs nothing.
 */
export async function loadGame(id: string): Promise<void> {
  await loadSpoken(id, ['rules', 'board', 'words'], loaded);
  fetchErrors([id]);
}

/** Loads the longer texts of a game; a small game has them among its words. */
export async function loadDetails(id: string): Promise<void> {
  await loadSpoken(id, ['words', 'details'], detailed);
}

async function loadSpoken(id: string, parts: readonly GamePart[], done: Set<string>): Promise<void> {
  const spoken = language.peek();
  await load(id, parts, [spoken]);
  // Another language may have been chosen meanwhile.
  if (language.peek() === spoken) done.add(id);
  else await loadSpoken(id, parts, done);
}

/** The games' own sentences about errors, which are among the details; those in English are in the rules. */
function fetchErrors(ids: Iterable<string>): void {
  if (language.peek() === 'en') return;
  // While they cannot be fetched, errors are in English.
  for (const id of ids) loadDetails(id).then(retellErrors, () => undefined);
}

export function isLoaded(id: string): boolean {
  return loaded.has(id);
}

/** For content that may be of any game. */
export async function loadAllGames(): Promise<void> {
  await Promise.all(gameIds().map(loadGame));
}

/** Changes the page's language once all the words that it shows are loaded; else it stays as it is. */
export async function speak(next: Language): Promise<void> {
  let count: number;
  const countLoaded = () => loaded.size + detailed.size;
  do {
    count = countLoaded();
    await Promise.all([
      loadWords(next),
      ...Array.from(loaded, (id) => load(id, ['words'], [next])),
      ...Array.from(detailed, (id) => load(id, ['details'], [next])),
    ]);
    // Another game may have been loaded meanwhile.
  } while (countLoaded() > count);
  choose(language, next);
  fetchErrors(loaded);
}

/** The game in the address, else the one played last, else the first of all. */
export function namedGame(address: string, last: string | null): string {
  const { id } = readAddress(address);
  return [id, last ?? ''].find(isGameId) ?? knownGame('');
}
