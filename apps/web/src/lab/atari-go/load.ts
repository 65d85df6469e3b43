import { loadGame } from '../../load-game.js';
import type { Page } from '../page.js';

/** The page, with the game's rules, drawing and words. */
export async function loadAtariGoPage(): Promise<Page> {
  const [{ AtariGoPage }] = await Promise.all([import('./AtariGoPage.js'), loadGame('atari-go')]);
  return AtariGoPage;
}
