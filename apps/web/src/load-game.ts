import { loaders as artists } from '@tahoun/board';
import { GAME_IDS, type GameId, loaders as games } from '@tahoun/games';
import { type Language, czechLoaders, englishLoaders } from '@tahoun/i18n';
import { chooseLanguage, language, loadWords } from './preferences.js';

const texts = { en: englishLoaders, cs: czechLoaders } as const satisfies Record<Language, unknown>;
const loaded = new Set<GameId>();

/** Gets a game's rules, drawing and words; before that it must not be looked up. Loading twice costs nothing. */
export async function loadGame(id: GameId): Promise<void> {
  const spoken = language.peek();
  await Promise.all([games[id](), artists[id](), texts[spoken][id]()]);
  // Another language may have been chosen meanwhile.
  if (language.peek() === spoken) loaded.add(id);
  else await loadGame(id);
}

export function isLoaded(id: GameId): boolean {
  return loaded.has(id);
}

/** For what may be of any game. */
export async function loadAllGames(): Promise<void> {
  await Promise.all(GAME_IDS.map(loadGame));
}

/** Turns the page to another language once all the words are there that it shows; else it stays as it is. */
export async function speak(next: Language): Promise<void> {
  let count: number;
  do {
    count = loaded.size;
    await Promise.all([loadWords(next), ...Array.from(loaded, (id) => texts[next][id]())]);
    // Another game may have come meanwhile.
  } while (loaded.size > count);
  chooseLanguage(next);
}
