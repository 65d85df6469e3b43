/** A thread of the engine, beside the program that starts it. */
export { default } from '@tahoun/catalogue/node-worker';
