import { addGamesFrom } from '../games.js';
import { playSelfPlayOrder } from './away.js';

/**
 * Runs in the threads of a worker: a game is played without a pause, and the worker has to stay in touch with
 * Redis.
 */
await addGamesFrom();

export default playSelfPlayOrder;
