import type { Problem } from '@tahoun/problems';
import { type FoundProblem, KnownProblems, makerOf, problemsOfSource } from '@tahoun/problems/make';
import type { Away } from '../away/away.js';
import { toolsOf } from './tools.js';

/** Games and endings that workers look through for problems. */
export const PROBLEM_SOURCE = 'problem-source';

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
export function sourcesSearchedBy(away: Away, of: Pick<SourceOrder, 'game' | 'seed'>): SearchSource {
  return (source, known, signal) => {
    const order: SourceOrder = { ...of, source, known };
    return away.play<FoundProblem[]>(PROBLEM_SOURCE, order, signal);
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
