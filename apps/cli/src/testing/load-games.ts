import { loadAllGames } from '../input/games.js';

/** Tests ask for any game; `start-up.test.ts` sees that a process loads what its command needs. */
await loadAllGames();
