import { appendFileSync, existsSync } from 'node:fs';
import { type Progress, formatNumber } from '@tahoun/i18n';
import { type Problem, formatProblem } from '@tahoun/problems';
import { readText, writeFile, writing } from '../files.js';
import { type Workers, inOrder } from '../workers.js';
import { KnownProblems } from './known-problems.js';
import { type FoundProblem, problemsOfSource } from './make.js';
import type { SourceOrder, toolsOf } from './sources.js';

/** The figures of a file. */
interface ProblemFigures {
  readonly game: string;
  readonly problems: number;
  /** Games and endings that were looked through. */
  readonly games: number;
}

export interface MakePlan {
  readonly tools: Awaited<ReturnType<typeof toolsOf>>;
  /** Problems that the file is to have. */
  readonly count: number;
  readonly seed: number;
  /** The file. */
  readonly out: string;
  /** Workers that look through games and endings, so many at a time; this thread when left out. */
  readonly away?: Workers;
  readonly concurrency: number;
  readonly report: Progress;
}

/**
 * Makes problems until the file has enough, or the signal: the same ones wherever they are looked for. It goes on
 * where the file ends. The last game or ending is looked through again, because the run may have ended in the middle
 * of it. @throws CliError when the file cannot be read or written, and as `Workers.play` does
 */
export async function makeProblemFile(plan: MakePlan, signal: AbortSignal): Promise<ProblemFigures> {
  const { tools, count, seed, out, away, concurrency, report } = plan;
  const earlier = foundIn(out);
  const from = earlier.at(-1)?.source ?? 0;
  const kept = earlier.filter(({ source }) => source < from);
  writeFile(out, kept.map(lineOf).join(''));
  const known = new KnownProblems(tools, kept);
  let [found, sources] = [kept.length, from];
  const figures = () => ({ game: tools.game.id, problems: found, games: sources });
  if (found >= count) return figures();

  const searchHere = async (source: number) => [...problemsOfSource(known, seed, source)];
  const searchAway =
    away &&
    ((source: number, besides: readonly Problem[], stop: AbortSignal) => {
      const order: SourceOrder = { game: tools.game.id, seed, source, known: besides };
      return away.play<FoundProblem[]>('problem-source', order, stop);
    });
  const begin = (source: number, either: AbortSignal) =>
    searchAway === undefined ? searchHere(source) : searchAway(source, [], either);
  const atOnce = searchAway === undefined ? 1 : concurrency;
  for await (const { number, result } of inOrder({ from, atOnce, begin }, signal)) {
    const fresh =
      searchAway === undefined
        ? result
        : await unlike(known, result, (besides) => searchAway(number, besides, signal));
    if (fresh === null) break;
    const wanted = fresh.slice(0, count - found);
    writing(out, () => appendFileSync(out, wanted.map(lineOf).join('')));
    for (const problem of wanted) known.add(problem);
    found += wanted.length;
    sources = number + 1;
    report(
      ({ problems }, language) =>
        problems.found(formatNumber(language, found), formatNumber(language, sources)),
      { done: found, total: count },
    );
    if (found >= count) break;
  }
  return figures();
}

/**
 * The problems of a game or ending that was looked through before all earlier ones were known: as long as it gives one
 * of these again, it is looked through once more, besides them. @returns null when aborted.
 */
async function unlike(
  known: KnownProblems,
  first: readonly FoundProblem[],
  search: (besides: readonly Problem[]) => Promise<readonly FoundProblem[] | null>,
): Promise<readonly FoundProblem[] | null> {
  const besides: Problem[] = [];
  let found: readonly FoundProblem[] | null = first;
  while (found !== null) {
    const again = found.flatMap(({ id }) => known.at(id) ?? []);
    if (again.length === 0) break;
    besides.push(...again);
    found = await search(besides);
  }
  return found;
}

function lineOf(problem: Problem): string {
  return `${formatProblem(problem)}\n`;
}

function foundIn(file: string): FoundProblem[] {
  if (!existsSync(file)) return [];
  const lines = readText(file).split('\n');
  // Text after the last line end was cut off while it was written.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as FoundProblem);
}
