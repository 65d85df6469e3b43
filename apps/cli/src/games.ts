import { type GameManifest, loadAllGames, loadGame, registerGames } from '@tahoun/catalogue';

export * from '@tahoun/catalogue';

/** Everything but what only boards that one clicks on need. */
const PARTS = ['rules', 'kit', 'board', 'words', 'file', 'gtp'] as const;

await loadAllGames(PARTS);

/** Adds a game from outside. */
export async function addGames(game: GameManifest): Promise<void> {
  registerGames([game]);
  await loadGame(game.id, PARTS);
}
