/* For clients that use every game from the first moment on: the same, with everything loaded. */
import { loadAllGames } from './index.js';

export * from './index.js';

await loadAllGames();
