import { loadDetails, loadGame } from '../../load-game.js';
import type { Page } from '../page.js';

/** The page, with the game's rules, drawing and words. */
export async function loadCzechDraughtsPage(): Promise<Page> {
  const [{ CzechDraughtsPage }] = await Promise.all([
    import('./CzechDraughtsPage.js'),
    loadGame('czech-draughts'),
    loadDetails('czech-draughts'),
  ]);
  return CzechDraughtsPage;
}
