import { aiOf, gameById, loadGame, problemMakerOf } from '@tahoun/catalogue';
import { nodeTables } from '@tahoun/engine/node-tables';
import type { Problem } from '@tahoun/problems';
import { makerOf } from '@tahoun/problems/make';
import type { Workers } from '../workers.js';
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
interface SourceOrder {
  readonly game: string;
  readonly seed: number;
  readonly source: number;
  /** Problems that are not to be found again. */
  readonly known: readonly Problem[];
}

/** Looks through a game or ending besides problems that are known. @returns null when aborted before its end. */
type SearchSource = (
  source: number,
  known: readonly Problem[],
  signal: AbortSignal,
) => Promise<readonly FoundProblem[] | null>;

/** Has workers look through games and endings. */
export function sourcesSearchedBy(away: Workers, of: Pick<SourceOrder, 'game' | 'seed'>): SearchSource {
  return (source, known, signal) => {
    const order: SourceOrder = { ...of, source, known };
    return away.play<FoundProblem[]>('problem-source', order, signal);
  };
}

/** Looks through a game or ending for a run elsewhere, to its end. */
export async function searchSource({ game, seed, source, known }: SourceOrder): Promise<FoundProblem[]> {
  const tools = await toolsOf(game);
  const maker = makerOf(tools);
  const besides = new KnownProblems(tools, maker);
  for (const problem of known) besides.add(problem);
  return [...problemsOfSource({ tools, maker, seed }, source, besides)];
}
