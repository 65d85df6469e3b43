import { playSelfPlayOrder } from '@tahoun/workshop/learn';
import { searchSource } from '@tahoun/workshop/problems';
import { addGamesFrom } from '../games.js';

/**
 * Runs in the threads of a worker: a game is played, or looked through for problems, without a pause, and the worker
 * has to stay in touch with Redis.
 */
await addGamesFrom();

export { playSelfPlayOrder, searchSource };
