import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Game, ONGOING, type Position, Random, playRandomMove, strongSearch } from '@tahoun/core';
import { aiOf } from '../input/games.js';
import type { Work } from '../output/text.js';

/**
 * The points of random games at which positions are taken, as shares of the game's length; 0 is the initial
 * one.
 */
const STAGES = [0, 0.2, 0.4, 0.6];
/** Moves that one search may make. */
const NODES = 200_000;
const SEED = 2026;

/**
 * Searches a few positions of a game, each with a fresh table, and counts up to the deepest level
 * completed within the budget. The count is a signature: it changes only when rules, evaluation or
 * search do.
 */
export function runWorkload(game: Game): Work {
  const { best: evaluation } = aiOf(game.id);
  let nodes = 0;
  let timeMs = 0;
  for (const position of benchPositions(game)) {
    let completed = { nodes: 0, timeMs: 0 };
    strongSearch({
      position,
      evaluation,
      limits: { nodes: NODES },
      onDepth: (result) => {
        completed = result;
      },
    });
    nodes += completed.nodes;
    timeMs += completed.timeMs;
  }
  return { nodes, seconds: timeMs / 1000 };
}

/** The initial position and some from seeded random games. None of them is over. */
export function benchPositions(game: Game): Position[] {
  const random = new Random(SEED);
  return STAGES.map((stage) => {
    const played: Position[] = [];
    const walk = game.initial();
    while (walk.outcome() === ONGOING) {
      played.push(walk.clone());
      playRandomMove(walk, random);
    }
    return played[Math.floor(stage * played.length)] as Position;
  });
}

/**
 * Runs a game's workload in a thread of its own, as if no other game were there: V8 compiles the search
 * for the shapes of the positions that a thread has met, and from the fifth on it gives that up.
 * @param game the id of a game that exists.
 */
export async function runInThread(game: string): Promise<Work> {
  const worker = new Worker(new URL('./workload-worker.js', import.meta.url), { workerData: game });
  try {
    // An error in the thread is thrown here.
    const [workload] = await once(worker, 'message');
    return workload;
  } finally {
    await worker.terminate();
  }
}
