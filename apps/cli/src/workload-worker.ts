import { parentPort, workerData } from 'node:worker_threads';
import { addGamesFrom, gameById } from './games.js';
import { runWorkload } from './workload.js';

/**
 * The script that `runInThread` starts: the game's id comes in as data, its workload goes out as the one
 * message.
 */
await addGamesFrom();
parentPort?.postMessage(runWorkload(gameById(workerData)));
