import { gameIds, loadAllGames, loadGame, registerGames } from '@tahoun/catalogue';
import { gameTexts } from '@tahoun/i18n';

export * from '@tahoun/catalogue';

/** All parts but those that only clickable boards need. */
const PARTS = ['rules', 'ai', 'features', 'board', 'words', 'details', 'file', 'gtp'] as const;

await loadAllGames(PARTS);

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
  for (const place of all) {
    const game = await importGame(place);
    registerGames([game]);
    await loadGame(game.id, PARTS);
  }
  process.env.TAHOUN_GAMES = [...all].join(',');
}

/** The games whose source counts depths in another way. */
export const SOURCE_DEPTHS: readonly string[] = gameIds().filter(
  (id) => gameTexts('en', id).sourceDepth !== undefined,
);
