import type { Command } from 'commander';
import type { Surroundings } from '../commands/context.js';
import { COMMANDS } from '../commands/index.js';
import { EXAMPLES } from './examples.js';

const described = new WeakSet<Command>();

/** Gives a command of the program its options and its action, once. */
export async function describeCommand(
  program: Command,
  command: Command,
  surroundings: Surroundings,
): Promise<void> {
  const outline = COMMANDS[command.name()];
  if (outline === undefined || described.has(command)) return;
  described.add(command);
  const [{ contextOf }, describe] = await Promise.all([import('../commands/context.js'), outline.describe()]);
  const context = contextOf(program, surroundings, (other) => describeCommand(program, other, surroundings));
  await describe(command, context);
  if (surroundings.interactive) addExamples(command, context.help.frame.titles['Example:']);
}

/** Ends the help of a command and of those below it with an example. @param path the words that call it */
function addExamples(command: Command, title: string, path: readonly string[] = [command.name()]): void {
  addExample(command, title, path.join(' '));
  for (const each of command.commands) addExamples(each, title, [...path, each.name()]);
}

export function addExample(command: Command, title: string, path = ''): void {
  const example = EXAMPLES[path];
  if (example !== undefined) command.addHelpText('after', `\n${title}\n  ${example}`);
}
