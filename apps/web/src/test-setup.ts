import { loadAllGames } from '@tahoun/catalogue';
import { vi } from 'vitest';

/* It waits for events of a window. */
vi.mock('./rendering.js', () => ({ drawLater: (change: () => void) => change(), drawNow: () => undefined }));

/* The page loads what it shows; its tests look everything up. */
await loadAllGames();
