import { parentPort, workerData } from 'node:worker_threads';
import { addGamesFrom, gameById, loadGame } from '../input/games.js';
import { runWorkload } from '../search/workload.js';

/**
 * The script that `runInThread` starts: the game's id comes in as data, its workload goes out as the one
 * message.
 */
await addGamesFrom();
await loadGame(workerData, ['rules', 'ai']);
parentPort?.postMessage(runWorkload(gameById(workerData)));
