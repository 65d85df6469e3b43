import { type Progress, formatNumber } from '@tahoun/i18n';
import { type Problem, formatProblem, parseProblems } from '@tahoun/problems';
import type { MakePlan } from '@tahoun/workshop/problems';
import type { Command } from 'commander';
import { readText, writeFile } from '../input/files.js';
import { gameById } from '../input/games.js';
import { redisUrl, wholeNumber } from '../input/options.js';
import { interruptible } from '../match/engines/process.js';
import type { Answer } from '../output/answer.js';
import { type Figures, figuresAnswer } from '../output/text.js';
import { openQueue } from '../redis/load.js';
import type { CommandContext } from './context.js';

interface MakeOptions extends Pick<MakePlan, 'count' | 'seed' | 'out' | 'concurrency'> {
  readonly redis?: string;
}

/** `tahoun problems make`. @throws CliError, InputError */
async function make(id: string, { redis, ...options }: MakeOptions, report: Progress): Promise<Figures> {
  const { makeProblemFile, toolsOf } = await import('@tahoun/workshop/problems');
  const plan: MakePlan = { ...options, tools: await toolsOf(id), report };
  if (redis === undefined) return makeProblemFile(plan, new AbortController().signal);
  const queue = await openQueue(redis, report);
  try {
    return await interruptible((signal) => makeProblemFile({ ...plan, away: queue }, signal));
  } finally {
    await queue.close();
  }
}

interface CheckOptions {
  readonly nodes: number;
  readonly out?: string;
}

/** `tahoun problems check`: a wrong problem is a "no". */
async function check(
  id: string,
  file: string,
  { nodes, out }: CheckOptions,
  report: Progress,
): Promise<Answer> {
  const game = gameById(id);
  const [{ checkProblem }, { toolsOf }] = await Promise.all([
    import('@tahoun/problems/check'),
    import('@tahoun/workshop/problems'),
  ]);
  const tools = { ...(await toolsOf(game.id)), nodes };
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

/** `tahoun problems`: problems made and checked. */
export function describeProblems(problems: Command, { deliver, progress, help }: CommandContext): void {
  problems
    .command('make')
    .description(help.problems.make)
    .argument('<GAME>')
    .option('--count <N>', help.problems.count, wholeNumber('--count', 1, 1_000_000), 100)
    .option('--seed <N>', help.problems.seed, wholeNumber('--seed', 0, 0xffffffff), 0)
    .requiredOption('--out <FILE>', help.problems.out)
    .option('--redis <URL>', help.problems.redis, redisUrl)
    .option('--concurrency <N>', help.problems.concurrency, wholeNumber('--concurrency', 1, 64), 16)
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
      async (
        id: string,
        file: string,
        { verbose = false, ...options }: CheckOptions & { verbose?: boolean },
      ) => {
        deliver(await check(id, file, options, (say, amount) => progress(say, verbose, amount)));
      },
    );
}
