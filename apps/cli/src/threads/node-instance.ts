/** What a thread of the engine loads for each game. */
export { runTask } from '@tahoun/catalogue/node-instance';
