import { aiOf, gameById, loadGame, problemMakerOf } from '@tahoun/catalogue';
import { nodeTables } from '@tahoun/engine/node-tables';
import type { Problem } from '@tahoun/problems';
import { KnownProblems } from './known-problems.js';
import { type FoundProblem, problemsOfSource } from './make.js';

/** The tools that make and check the problems of a game. @throws InputError for an unknown game */
export async function toolsOf(id: string) {
  const game = gameById(id);
  await loadGame(game.id, ['problems']);
  const ai = aiOf(game.id);
  const { endgames } = ai;
  const tables = endgames === undefined ? undefined : nodeTables(endgames);
  return { game, ai, tables, maker: problemMakerOf(game.id) };
}

/** A game or ending that a worker is to look through; its problems follow from this alone. */
export interface SourceOrder {
  readonly game: string;
  readonly seed: number;
  readonly source: number;
  /** Problems that are not to be found again. */
  readonly known: readonly Problem[];
}

/** Looks through a game or ending for a run elsewhere, to its end. */
export async function searchSource({ game, seed, source, known }: SourceOrder): Promise<FoundProblem[]> {
  return [...problemsOfSource(new KnownProblems(await toolsOf(game), known), seed, source)];
}
