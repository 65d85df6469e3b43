import { InputError } from '@tahoun/core';
import type { Command } from 'commander';
import type { Answer } from '../answer.js';
import type { CommandContext } from '../context.js';
import { gameById } from '../games.js';
import { wholeNumber } from '../options.js';
import { learningAnswer } from '../output/learning.js';
import { writeFile } from '../output-file.js';
import type { Progress } from '../progress.js';
import { loadTuning } from '../tune/tunable.js';
import { tune } from '../tune/tune.js';

interface TuneOptions {
  /** A file of labelled positions to learn from. */
  readonly data?: string;
  readonly epochs: number;
  readonly out?: string;
}

/** The weights learned, written as JSON. */
async function learnWeights(id: string, options: TuneOptions, onProgress: Progress): Promise<Answer> {
  const { data, epochs, out } = options;
  const tuning = await loadTuning(id);
  if (data === undefined) throw new InputError('tune-no-data', 'expected --data FILE to learn from');
  const { answer, weights } = tune({ game: gameById(id), tuning, data, epochs, onProgress });
  const text = JSON.stringify(weights);
  if (out !== undefined) writeFile(out, `${text}\n`);
  return learningAnswer(out === undefined ? { ...answer, weights: text } : { ...answer });
}

export function addTune(program: Command, { deliver, progress, help }: CommandContext): void {
  program
    .command('tune')
    .description(help.tune.about)
    .argument('<GAME>')
    .option('--data <FILE>', help.tune.data)
    .option('--epochs <N>', help.tune.epochs, wholeNumber('--epochs', 1, 100_000), 300)
    .option('--out <FILE>', help.tune.out)
    .option('--verbose', help.shared.verbose)
    .action(
      async (id: string, { verbose = false, ...options }: TuneOptions & { readonly verbose?: boolean }) => {
        const report: Progress = (say) => progress(say, verbose);
        deliver(await learnWeights(id, options, report));
      },
    );
}
