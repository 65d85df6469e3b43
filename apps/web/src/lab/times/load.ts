import { loadGame } from '../../load-game.js';
import { PUBLISHED } from '../games/index.js';
import type { Page } from '../page.js';

/** The page, with the words of the games that were timed. */
export async function loadTimesPage(): Promise<Page> {
  const games = new Set(PUBLISHED.map(({ game }) => game));
  const [{ TimesPage }] = await Promise.all([import('./TimesPage.js'), ...Array.from(games, loadGame)]);
  return TimesPage;
}
