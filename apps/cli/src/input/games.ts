import { type GamePart, gameIds, loadAllGames, loadGame, registerGames } from '@tahoun/catalogue';
import { type Language, gameTexts } from '@tahoun/i18n';

export * from '@tahoun/catalogue';

/** The parts that every command shows. */
const SHOWN = ['rules', 'board', 'words', 'details'] as const;

/**
 * Loads games, all by default; before that nothing but their names is known.
 * @param language of the reader; errors are in English too
 * @param needs the parts besides those that every command shows; what judges positions by default
 * @throws InputError for an unknown game
 */
export async function loadGames(
  language: Language,
  ids: readonly string[] = gameIds(),
  needs: readonly GamePart[] = ['ai'],
): Promise<void> {
  const languages = [...new Set<Language>(['en', language])];
  await Promise.all(ids.map((id) => loadGame(id, [...SHOWN, ...needs], languages)));
}

/**
 * Makes games from outside known, those of `TAHOUN_GAMES` among them, before a command asks for one. The variable then
 * names all of them, for the threads of this process, which call this too.
 * @throws InputError as `importGame`
 */
export async function addGamesFrom(places: readonly string[] = []): Promise<void> {
  const named = process.env.TAHOUN_GAMES ?? '';
  if (places.length === 0 && named === '') return;
  const { gamesAskedFor, importGame } = await import('@tahoun/catalogue/node');
  const all = new Set([...places, ...gamesAskedFor([], named)]);
  for (const place of all) registerGames([await importGame(place)]);
  process.env.TAHOUN_GAMES = [...all].join(',');
}

/** The games whose source counts depths in another way: only help names them. */
export async function sourceDepths(showsHelp: boolean): Promise<readonly string[]> {
  if (!showsHelp) return [];
  await loadAllGames(['words'], ['en']);
  return gameIds().filter((id) => gameTexts('en', id).sourceDepth !== undefined);
}
