import { InputError, MOST_NEURONS, NEURON_STEP, type VariantValues, quoteInput } from '@tahoun/core';
import type { Progress } from '@tahoun/i18n';
import type { LearnPlan, Part } from '@tahoun/workshop/learn';
import { type Command, Option } from 'commander';
import { CliError } from '../input/errors.js';
import { aiOf, featuresOf, gameById } from '../input/games.js';
import { redisUrl, wholeNumber } from '../input/options.js';
import { PATIENCE } from '../match/engines/engine-player.js';
import { interruptible } from '../match/engines/process.js';
import { type EngineSpec, parseEngine } from '../match/engines/spec.js';
import { openUci } from '../match/engines/uci.js';
import { playEvaluations } from '../match/evaluation-match.js';
import { openingsFromFile } from '../match/openings.js';
import { type Figures, figuresAnswer } from '../output/text.js';
import { openQueue } from '../redis/load.js';
import type { CommandContext } from './context.js';

/** The steps of a generation, in their order, and the parts that can be done alone. */
const STEPS: readonly Part[] = ['positions', 'network', 'match'];
const PARTS: readonly Part[] = [...STEPS, 'examples'];

interface LearnOptions
  extends Pick<
    LearnPlan,
    'positions' | 'nodes' | 'concurrency' | 'neurons' | 'results' | 'scale' | 'epochs' | 'seed' | 'threads'
  > {
  readonly redis?: string;
  readonly folder?: string;
  readonly openings?: string;
  readonly teacher?: EngineSpec;
  /** Games of the match at most, and processor time for each of their moves, in milliseconds. */
  readonly games: number;
  readonly moveTime: number;
  readonly generations: number;
  readonly only?: Part;
}

/** `tahoun learn`. @throws InputError, CliError */
async function learnGame(
  id: string,
  options: LearnOptions,
  report: Progress,
  variants?: VariantValues,
): Promise<Figures> {
  const { redis, teacher: spec } = options;
  if (redis !== undefined && spec !== undefined) throw new CliError((texts) => texts.errors.engineAway);
  const game = gameById(id);
  const openings = options.openings === undefined ? null : openingsFromFile(options.openings, game, variants);
  const match = { ...options, game, variants, report };
  const plan: Omit<LearnPlan, 'away'> = {
    ...match,
    startOf: (seed) => openings?.(seed).start ?? game.initial(variants),
    openTeacher: spec && ((signal) => openUci(spec, PATIENCE, signal)),
    challenge: (candidate, best, signal) => playEvaluations(match, candidate, best, signal),
    features: featuresOf(id),
    evaluation: aiOf(id).best,
    folder: options.folder ?? `learning/${id}`,
  };
  const parts = options.only === undefined ? STEPS : [options.only];
  const { learn } = await import('@tahoun/workshop/learn');
  const queue = redis === undefined ? undefined : await openQueue(redis, report);
  try {
    return await interruptible((signal) =>
      learn({ ...plan, away: queue }, parts, options.generations, signal),
    );
  } finally {
    await queue?.close();
  }
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
    `"${found}" is not a UCI engine; expected uci:COMMAND, such as uci:stockfish?depth=6`,
    { found },
  );
}

export function describeLearn(command: Command, context: CommandContext): void {
  const { help } = context;
  command
    .argument('<GAME>')
    .option('--folder <FOLDER>', help.learn.folder)
    .option('--generations <N>', help.learn.generations, wholeNumber('--generations', 1, 1000), 1)
    .option('--positions <N>', help.learn.positions, wholeNumber('--positions', 1, 1e9), 200_000)
    .option('--openings <FILE>', help.learn.openings)
    .option('--nodes <N>', help.learn.nodes, wholeNumber('--nodes', 1, 1e8), 400)
    .option('--teacher <SPEC>', help.learn.teacher, teacher)
    .option('--redis <URL>', help.learn.redis, redisUrl)
    .option('--concurrency <N>', help.learn.concurrency, wholeNumber('--concurrency', 1, 64), 16)
    .option('--neurons <N>', help.learn.neurons, neurons, 64)
    .option('--results <PERCENT>', help.learn.results, wholeNumber('--results', 0, 100), 10)
    .option('--scale <N>', help.learn.scale, wholeNumber('--scale', 50, 2000))
    .option('--epochs <N>', help.learn.epochs, wholeNumber('--epochs', 1, 10_000), 10)
    .option('--games <N>', help.learn.games, wholeNumber('--games', 2, 1_000_000), 400)
    .option('--move-time <MS>', help.learn.moveTime, wholeNumber('--move-time', 1, 60_000), 50)
    .option('--threads <N>', help.learn.threads, wholeNumber('--threads', 1, 8), 1)
    .option('--seed <N>', help.learn.seed, wholeNumber('--seed', 0, 0xffffffff), 0)
    .addOption(new Option('--only <STEP>', help.learn.only(PARTS.join(', '))).choices(PARTS))
    .option('--verbose', help.shared.verbose)
    .action(answeredBy(learnGame, context));
}

/** Runs such a command, which reports its progress to those who asked for it. */
function answeredBy<Options>(
  run: (id: string, options: Options, report: Progress, variants?: VariantValues) => Promise<Figures>,
  { deliver, globals, progress }: CommandContext,
) {
  return async (id: string, { verbose = false, ...options }: Options & { readonly verbose?: boolean }) => {
    const report: Progress = (say, amount) => progress(say, verbose, amount);
    deliver(figuresAnswer(await run(id, options as Options, report, globals().variant)));
  };
}
