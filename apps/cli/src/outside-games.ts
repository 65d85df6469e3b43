import { addGames } from './games.js';

/** Makes games from outside known before a command asks for them. @throws InputError as `importGame` */
export async function addGamesFrom(places: readonly string[] = []): Promise<void> {
  const named = process.env.TAHOUN_GAMES ?? '';
  if (places.length === 0 && named === '') return;
  const { gamesAskedFor, importGame } = await import('@tahoun/catalogue/node');
  for (const place of [...places, ...gamesAskedFor([], named)]) await addGames(await importGame(place));
}
