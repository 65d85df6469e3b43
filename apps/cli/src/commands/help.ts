import type { Command } from 'commander';
import type { CommandContext } from './context.js';

/** `tahoun help`, instead of commander's own, which knows no command that is described when it is called. */
export function describeHelp(command: Command, { describe }: CommandContext): void {
  command.arguments('[command]').action(async (name?: string) => {
    const program = command.parent as Command;
    if (name === undefined) program.help();
    const asked = program.commands.find((each) => each.name() === name) ?? program.help({ error: true });
    await describe(asked);
    asked.help();
  });
}
