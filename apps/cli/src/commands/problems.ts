import { appendFileSync, existsSync } from 'node:fs';
import { nodeTables } from '@tahoun/engine/node-tables';
import { formatNumber } from '@tahoun/i18n';
import { type Problem, formatProblem, parseProblems } from '@tahoun/problems';
import { checkProblem } from '@tahoun/problems/check';
import { type FoundProblem, makeProblems, makerOf } from '@tahoun/problems/make';
import type { Command } from 'commander';
import type { Answer, CommandContext, Progress } from '../answer.js';
import { readText, writeFile, writing } from '../files.js';
import { aiOf, gameById } from '../games.js';
import { wholeNumber } from '../options.js';
import { type Figures, figuresAnswer } from '../output/text.js';

interface MakeOptions {
  readonly count: number;
  readonly seed: number;
  readonly out: string;
}

/**
 * `tahoun problems make`: goes on where the file ends. The last game or ending is looked through again, because the
 * run may have ended in the middle of it.
 */
async function make(id: string, { count, seed, out }: MakeOptions, report: Progress): Promise<Figures> {
  const game = gameById(id);
  const tools = toolsOf(game.id);
  const earlier = foundIn(out);
  const from = earlier.at(-1)?.source ?? 0;
  const known = earlier.filter(({ source }) => source < from);
  writeFile(out, known.map((problem) => `${formatProblem(problem)}\n`).join(''));
  let found = known.length;
  let sources = from;
  const tell = () =>
    report(
      ({ problems }, language) =>
        problems.found(formatNumber(language, found), formatNumber(language, sources)),
      { done: found, total: count },
    );
  const request = {
    tools,
    maker: await makerOf(tools),
    seed,
    from,
    known,
    onSource: (source: number) => {
      sources = source + 1;
      tell();
    },
  };
  if (found >= count) return { game: game.id, problems: found, games: sources };
  for (const problem of makeProblems(request)) {
    writing(out, () => appendFileSync(out, `${formatProblem(problem)}\n`));
    found++;
    if (found >= count) break;
  }
  return { game: game.id, problems: found, games: sources };
}

function toolsOf(id: string) {
  const ai = aiOf(id);
  const { endgames } = ai;
  return { game: gameById(id), ai, tables: endgames === undefined ? undefined : nodeTables(endgames) };
}

interface CheckOptions {
  readonly nodes: number;
  readonly out?: string;
}

/** `tahoun problems check`: a wrong problem is a "no". */
function check(id: string, file: string, { nodes, out }: CheckOptions, report: Progress): Answer {
  const game = gameById(id);
  const tools = { ...toolsOf(game.id), nodes };
  const problems = parseProblems(readText(file));
  const faults: { id: string; why: string }[] = [];
  const kept: Problem[] = [];
  let open = 0;
  for (const [at, problem] of problems.entries()) {
    const finding = checkProblem(tools, problem);
    if (finding.kind === 'wrong') faults.push({ id: problem.id, why: finding.why });
    else kept.push(problem);
    if (finding.kind === 'open') open++;
    report(
      (texts, language) =>
        texts.problems.checked(formatNumber(language, at + 1), formatNumber(language, faults.length)),
      { done: at + 1, total: problems.length },
    );
  }
  if (out !== undefined) writeFile(out, kept.map((problem) => `${formatProblem(problem)}\n`).join(''));
  const { document, print } = figuresAnswer({
    game: game.id,
    problems: problems.length,
    open,
    wrong: faults.length,
  });
  return {
    document: { ...(document as object), faults },
    print,
    ...(faults.length === 0
      ? {}
      : {
          refusal: (texts) =>
            texts.problems.faults(faults.map((each) => `${each.id}: ${each.why}`).join('; ')),
        }),
  };
}

function foundIn(file: string): FoundProblem[] {
  if (!existsSync(file)) return [];
  const lines = readText(file).split('\n');
  // What follows the last line end was cut off while it was written.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as FoundProblem);
}

/** `tahoun problems`: problems made and checked. */
export function addProblems(program: Command, { deliver, progress, help }: CommandContext): void {
  const problems = program.command('problems').description(help.problems.about);
  problems
    .command('make')
    .description(help.problems.make)
    .argument('<GAME>')
    .option('--count <N>', help.problems.count, wholeNumber('--count', 1, 1_000_000), 100)
    .option('--seed <N>', help.problems.seed, wholeNumber('--seed', 0, 0xffffffff), 0)
    .requiredOption('--out <FILE>', help.problems.out)
    .option('--verbose', help.shared.verbose)
    .action(async (id: string, { verbose = false, ...options }: MakeOptions & { verbose?: boolean }) => {
      deliver(figuresAnswer(await make(id, options, (say, amount) => progress(say, verbose, amount))));
    });
  problems
    .command('check')
    .description(help.problems.check)
    .argument('<GAME>')
    .argument('<FILE>')
    .option('--nodes <N>', help.problems.nodes, wholeNumber('--nodes', 1, 1e9), 200_000)
    .option('--out <FILE>', help.problems.kept)
    .option('--verbose', help.shared.verbose)
    .action(
      (id: string, file: string, { verbose = false, ...options }: CheckOptions & { verbose?: boolean }) => {
        deliver(check(id, file, options, (say, amount) => progress(say, verbose, amount)));
      },
    );
}
