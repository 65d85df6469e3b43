import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aiOf } from '@tahoun/catalogue/all';
import type { Evaluation } from '@tahoun/core';
import { type ChessWeights, chessTuning, networkChess } from '@tahoun/eval/chess';
import type { ChessPosition } from '@tahoun/games/chess';

/**
 * An evaluation of chess by its name in the benches: `tree` (the one of this tree), a `.json` file of weights or a
 * `.network` file that `tahoun learn` has written, or a module: `catalogue/dist/all.js` of another build.
 */
export async function chessEvaluation(name: string): Promise<Evaluation<ChessPosition>> {
  if (name === 'tree') return aiOf('chess').best as unknown as Evaluation<ChessPosition>;
  if (name.endsWith('.network')) return networkChess(readFileSync(name));
  if (name.endsWith('.json')) {
    return chessTuning.evaluation(JSON.parse(readFileSync(name, 'utf8')) as ChessWeights);
  }
  const module = (await import(pathToFileURL(resolve(name)).href)) as { readonly aiOf: typeof aiOf };
  return module.aiOf('chess').best as unknown as Evaluation<ChessPosition>;
}
