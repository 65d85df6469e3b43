import { playSelfPlayOrder } from '@tahoun/workshop/learn';
import { searchSource } from '@tahoun/workshop/problems';
import { addGamesFrom, loadAllGames } from '../input/games.js';

/**
 * Runs in the threads of a worker: a game is played, or looked through for problems, without a pause, and the worker
 * has to stay in touch with Redis.
 */
await addGamesFrom();
await loadAllGames(['rules', 'ai', 'features']);

export { playSelfPlayOrder, searchSource };
