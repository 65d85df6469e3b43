import type { Command } from 'commander';
import { CliError } from '../input/errors.js';
import type { CommandContext } from './context.js';

/** `tahoun batch`: each line of the standard input is a command of its own. */
export function describeBatch(command: Command, { batch, language }: CommandContext): void {
  command.action(() => {
    if (batch === undefined) throw new CliError(({ errors }) => errors.batchInBatch);
    return batch(language);
  });
}
