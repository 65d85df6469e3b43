import { parentPort, workerData } from 'node:worker_threads';
import { gameById } from '@tahoun/catalogue/all';
import { type MonteCarloRequest, SharedTree, monteCarloTeamSearch } from '@tahoun/core';

/** What a thread of a Monte-Carlo team is told. */
export interface TeamOrder extends Pick<MonteCarloRequest, 'playouts'> {
  readonly game: string;
  readonly position: string;
  readonly memory: ArrayBufferLike;
  readonly thread: number;
  readonly threads: number;
  /** Counts the threads that are ready; they begin together. */
  readonly gate: Int32Array;
}

const { game, position, memory, thread, threads, gate, playouts } = workerData as TeamOrder;

Atomics.add(gate, 0, 1);
Atomics.notify(gate, 0);
for (let ready = Atomics.load(gate, 0); ready < threads; ready = Atomics.load(gate, 0))
  Atomics.wait(gate, 0, ready);

parentPort?.postMessage(
  monteCarloTeamSearch(
    {
      position: gameById(game).parsePosition(position),
      limits: {},
      ...(playouts === undefined ? {} : { playouts }),
    },
    { tree: new SharedTree(memory), thread },
  ),
);
