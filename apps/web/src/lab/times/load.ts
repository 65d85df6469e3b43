import { loadGame } from '../../load-game.js';
import type { Page } from '../fetched.js';

/** The page, with the words of the game that was timed. */
export async function loadTimesPage(): Promise<Page> {
  const [{ TimesPage }] = await Promise.all([import('./TimesPage.js'), loadGame('zabor')]);
  return TimesPage;
}
