import type { RootCommand } from '@bomb.sh/tab';
import type { Command } from 'commander';
import { gameIds } from '../input/games.js';
import { choice } from '../input/options.js';
import type { CommandContext } from './context.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** `tahoun completion` prints a script for a shell, which asks the hidden `tahoun complete -- WORD...` at each Tab. */
export function describeCompletion(command: Command, { help }: CommandContext): void {
  command
    .argument('<SHELL>', help.shared.oneOf(SHELLS.join(', ')), choice('SHELL', SHELLS))
    .action(async (shell: Shell) => {
      const { script } = await import('@bomb.sh/tab');
      const name = command.parent?.name() as string;
      script(shell, name, name);
    });
}

export function describeComplete(command: Command, { describe }: CommandContext): void {
  command.arguments('[WORD...]').action(async (words: string[]) => {
    const { RootCommand } = await import('@bomb.sh/tab');
    const program = command.parent as Command;
    for (const each of program.commands) await describe(each);
    const root = new RootCommand();
    describeCommands(root, program);
    root.parse([...words]);
  });
}

/** Tells the library of every command, with its options, those of all commands, and its arguments. */
function describeCommands(root: RootCommand, program: Command, group: Command = program, words = ''): void {
  const help = program.createHelp();
  for (const command of help.visibleCommands(group)) {
    const path = `${words} ${command.name()}`.trimStart();
    const described = root.command(path, command.description());
    for (const option of [...help.visibleOptions(command), ...help.visibleOptions(program)]) {
      const name = option.long?.replace(/^--/, '') ?? '';
      const { description, argChoices = [] } = option;
      // Only an option without a value has no handler.
      if (option.required) described.option(name, description, offering(argChoices));
      else described.option(name, description);
    }
    for (const argument of command.registeredArguments) {
      const values = argument.name() === 'GAME' ? gameIds() : (argument.argChoices ?? []);
      described.argument(argument.name(), offering(values), argument.variadic);
    }
    describeCommands(root, program, command, path);
  }
}

function offering(values: readonly string[]) {
  return (complete: (value: string, description: string) => void): void => {
    for (const value of values) complete(value, '');
  };
}
