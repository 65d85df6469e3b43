import { closeSync } from 'node:fs';
import { InputError, Random } from '@tahoun/core';
import { formatNumber } from '@tahoun/i18n';
import type { Command } from 'commander';
import type { Answer, CommandContext } from '../answer.js';
import { createFile, writeFile } from '../files.js';
import { type AnyTuning, aiOf, gameById } from '../games.js';
import { seedOf } from '../match/openings.js';
import { searchOption, wholeNumber } from '../options.js';
import { learningAnswer } from '../output/learning.js';
import { writeLabelled } from '../tune/labelled-file.js';
import { learnNetwork } from '../tune/network/learn-network.js';
import { playNoisyGame } from '../tune/noisy-play.js';
import type { Progress } from '../tune/progress.js';
import { playLabelledGame } from '../tune/self-play.js';
import { networkTuningOf, tuningOf } from '../tune/tunable.js';
import { tune } from '../tune/tune.js';

interface TuneOptions {
  /** A file of labelled positions to learn from. */
  readonly data?: string;
  readonly epochs?: number;
  /** Hidden neurons of a network to learn instead of the weights. */
  readonly network?: number;
  /** True for a network that is added to the evaluation as it is. */
  readonly correction?: true;
  /** How many games to play for such a file instead. */
  readonly generate?: number;
  /** Of each move; with 0 the evaluation labels the positions. */
  readonly nodes: number;
  readonly seed: number;
  readonly out?: string;
}

/** `tahoun tune --generate`: self-play games, their quiet positions written with the results. */
function generate(id: string, games: number, options: TuneOptions, progress: Progress): Answer {
  const { nodes, seed, out } = options;
  if (out === undefined) throw new InputError('tune-no-out', '--generate needs --out FILE for the positions');
  const game = gameById(id);
  const evaluation = aiOf(id).best;
  const descriptor = createFile(out);
  let positions = 0;
  try {
    for (let number = 0; number < games; number++) {
      const random = new Random(seedOf(seed, number));
      const player = { game, evaluation, random };
      const played = nodes === 0 ? playNoisyGame(player) : playLabelledGame({ ...player, nodes });
      writeLabelled(descriptor, played);
      positions += played.length;
      if (number % 50 === 49)
        progress(({ learning }, language) =>
          learning.gamesPlayed(formatNumber(language, number + 1), formatNumber(language, positions)),
        );
    }
  } finally {
    closeSync(descriptor);
  }
  return learningAnswer({ games, positions });
}

/** `tahoun tune --data`: the weights learned, written as JSON. */
function learn(
  id: string,
  tuning: AnyTuning,
  data: string,
  { epochs = 300, out }: TuneOptions,
  onProgress: Progress,
): Answer {
  const { answer, weights } = tune({ game: gameById(id), tuning, data, epochs, onProgress });
  const text = JSON.stringify(weights);
  if (out !== undefined) writeFile(out, `${text}\n`);
  return learningAnswer(out === undefined ? { ...answer, weights: text } : { ...answer });
}

/** `tahoun tune --data --network`: a network learned, written as the file that plays. */
async function learnNetworkOf(
  id: string,
  data: string,
  hidden: number,
  options: TuneOptions,
  onProgress: Progress,
): Promise<Answer> {
  const { correction: isCorrection = false, epochs = 20, seed, out } = options;
  if (out === undefined)
    throw new InputError('tune-network-no-out', '--network needs --out FILE for the network');
  const [game, tuning] = [gameById(id), await networkTuningOf(id)];
  const { answer, bytes } = learnNetwork({
    game,
    tuning,
    data,
    hidden,
    isCorrection,
    epochs,
    seed,
    onProgress,
  });
  writeFile(out, bytes);
  return learningAnswer({ ...answer });
}

/** What the options ask for. */
async function perform(id: string, options: TuneOptions, onProgress: Progress): Promise<Answer> {
  const { data, generate: games, network: hidden, correction } = options;
  const tuning = await tuningOf(id);
  if (correction && hidden === undefined) {
    throw new InputError(
      'tune-no-network',
      '--correction needs --network N, because the network is the correction',
    );
  }
  if (games !== undefined) return generate(id, games, options, onProgress);
  if (data === undefined) {
    throw new InputError('tune-no-task', 'expected --data FILE to learn from, or --generate N games');
  }
  if (hidden === undefined) return learn(id, tuning, data, options, onProgress);
  return learnNetworkOf(id, data, hidden, options, onProgress);
}

export function addTune(program: Command, { deliver, progress, help }: CommandContext): void {
  program
    .command('tune')
    .description(help.tune.about)
    .argument('<GAME>')
    .option('--data <FILE>', help.tune.data)
    .option('--epochs <N>', help.tune.epochs, wholeNumber('--epochs', 1, 100_000))
    .option('--network <N>', help.tune.network, wholeNumber('--network', 4, 256))
    .option('--correction', help.tune.correction)
    .option('--generate <N>', help.tune.generate, wholeNumber('--generate', 1, 10_000_000))
    .option('--nodes <N>', help.tune.nodes, wholeNumber('--nodes', 0, 100_000_000), 2000)
    .addOption(searchOption('seed', help.tune.seed).default(0))
    .option('--out <FILE>', help.tune.out)
    .option('--verbose', help.shared.verbose)
    .action(
      async (id: string, { verbose = false, ...options }: TuneOptions & { readonly verbose?: boolean }) => {
        const report: Progress = (say) => progress(say, verbose);
        deliver(await perform(id, options, report));
      },
    );
}
