import { addGamesFrom } from '../games.js';
import { playSelfPlayOrder } from './away.js';

/** What the threads of a worker run: a game is played without a pause, and the worker has to stay in touch with Redis. */
await addGamesFrom();

export default playSelfPlayOrder;
