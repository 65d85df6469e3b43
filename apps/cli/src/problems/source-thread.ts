import { addGamesFrom } from '../games.js';
import { searchSource } from './away.js';

/**
 * Runs in the threads of a worker: problems are found without a pause, and the worker has to stay in touch
 * with Redis.
 */
await addGamesFrom();

export default searchSource;
