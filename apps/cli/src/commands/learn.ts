import { InputError, MOST_NEURONS, NEURON_STEP, quoteInput } from '@tahoun/core';
import { type Command, Option } from 'commander';
import type { Answer, CommandContext } from '../answer.js';
import { aiOf, featuresOf, gameById } from '../games.js';
import { STEPS, type Step, learn } from '../learn/learn.js';
import type { LearnPlan } from '../learn/plan.js';
import { interruptible } from '../match/engines/process.js';
import { type EngineSpec, parseEngine } from '../match/engines/spec.js';
import { wholeNumber } from '../options.js';
import { learningAnswer } from '../output/learning.js';
import type { Progress } from '../progress.js';

interface LearnOptions
  extends Pick<
    LearnPlan,
    'positions' | 'nodes' | 'teacher' | 'neurons' | 'epochs' | 'games' | 'moveTime' | 'seed' | 'threads'
  > {
  readonly folder?: string;
  readonly generations: number;
  readonly only?: Step;
}

/** `tahoun learn`. @throws InputError, CliError */
async function learnGame(id: string, options: LearnOptions, report: Progress): Promise<Answer> {
  const game = gameById(id);
  const plan: LearnPlan = {
    ...options,
    game,
    features: featuresOf(id),
    evaluation: aiOf(id).best,
    folder: options.folder ?? `learning/${id}`,
    report,
  };
  const steps = options.only === undefined ? STEPS : [options.only];
  return learningAnswer(await interruptible((signal) => learn(plan, steps, options.generations, signal)));
}

/** @throws InputError */
function neurons(text: string): number {
  const found = wholeNumber('--neurons', NEURON_STEP, MOST_NEURONS)(text);
  if (found % NEURON_STEP === 0) return found;
  throw new InputError(
    'learn-neurons',
    `--neurons ${found} is not a possible number of hidden neurons; expected a multiple of ${NEURON_STEP}, at most ${MOST_NEURONS}`,
    { found },
  );
}

/** @throws InputError, CliError */
function teacher(text: string): EngineSpec {
  const spec = parseEngine(text);
  if (spec?.protocol === 'uci') return spec;
  const found = quoteInput(text);
  throw new InputError(
    'learn-teacher',
    `"${found}" is not a UCI engine; expected uci:COMMAND, such as uci:stockfish?nodes=500`,
    { found },
  );
}

export function addLearn(program: Command, { deliver, progress, help }: CommandContext): void {
  program
    .command('learn')
    .description(help.learn.about)
    .argument('<GAME>')
    .option('--folder <FOLDER>', help.learn.folder)
    .option('--generations <N>', help.learn.generations, wholeNumber('--generations', 1, 1000), 1)
    .option('--positions <N>', help.learn.positions, wholeNumber('--positions', 1, 1e9), 200_000)
    .option('--nodes <N>', help.learn.nodes, wholeNumber('--nodes', 1, 1e8), 400)
    .option('--teacher <SPEC>', help.learn.teacher, teacher)
    .option('--neurons <N>', help.learn.neurons, neurons, 64)
    .option('--epochs <N>', help.learn.epochs, wholeNumber('--epochs', 1, 10_000), 10)
    .option('--games <N>', help.learn.games, wholeNumber('--games', 2, 1_000_000), 400)
    .option('--move-time <MS>', help.learn.moveTime, wholeNumber('--move-time', 1, 60_000), 50)
    .option('--threads <N>', help.learn.threads, wholeNumber('--threads', 1, 8), 1)
    .option('--seed <N>', help.learn.seed, wholeNumber('--seed', 0, 0xffffffff), 0)
    .addOption(new Option('--only <STEP>', help.learn.only(STEPS.join(', '))).choices(STEPS))
    .option('--verbose', help.shared.verbose)
    .action(async (id: string, { verbose = false, ...options }: LearnOptions & { verbose?: boolean }) => {
      deliver(await learnGame(id, options, (say) => progress(say, verbose)));
    });
}
