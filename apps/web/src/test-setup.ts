import { loadAllGames } from '@tahoun/catalogue';
import { vi } from 'vitest';

/* It waits for events of a window. */
vi.mock('./kit/rendering.js', () => ({
  drawLater: (change: () => void) => change(),
  drawNow: () => undefined,
}));

/* The page loads the games that it shows; its tests use all of them. */
await loadAllGames();
