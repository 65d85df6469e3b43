import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installBeside } from '../libraries.ts';
import type { Contest } from './contest.ts';

/** As far as it is used here. */
interface Engine {
  readonly moves: readonly unknown[];
  clone(): Engine;
  move(move: unknown): void;
}

/** Beside a library of English draughts, whose counts are the same down to depth 8: no king has moved by then. */
export const czechDraughts: Contest = {
  starts: { start: { depth: 8, leaves: 845_931 } },
  others: {
    'rapid-draughts': async () => {
      const folder = installBeside('tahoun-bench-draughts', ['rapid-draughts@1.0.6']);
      const library = join(folder, 'node_modules', 'rapid-draughts', 'dist', 'english.js');
      const { EnglishDraughtsEngineFactory: factory } = (await import(pathToFileURL(library).href)) as {
        EnglishDraughtsEngineFactory: { setup(): Engine };
      };
      return () => (depth) => count(factory.setup(), depth);
    },
  },
};

/** The last ply is counted without making its moves. */
function count(engine: Engine, depth: number): number {
  const { moves } = engine;
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    const next = engine.clone();
    next.move(move);
    leaves += count(next, depth - 1);
  }
  return leaves;
}
