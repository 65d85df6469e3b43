import { type CliTexts, LANGUAGES, cliTexts } from '@tahoun/i18n';
import { Command, Help, type HelpConfiguration, type Option } from 'commander';
import { version } from '../../package.json';
import type { Surroundings } from '../commands/context.js';
import { COMMANDS } from '../commands/index.js';
import { type GlobalOptions, several, variant, wordOption } from '../input/options.js';
import { addExample, describeCommand } from './describe.js';

/** Everything that the whole program gets. */
interface ProgramContext extends Surroundings {
  readonly print: (text: string) => void;
}

/** The whole command line as commander sees it. It neither exits nor prints by itself. */
export function createProgram({ print, ...surroundings }: ProgramContext): Command {
  const { interactive, language } = surroundings;
  const texts = cliTexts(language);
  const { help } = texts;
  const program = new Command('tahoun')
    .description(help.program)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: ignore, outputError: ignore })
    .option('--json', help.global.json)
    .option('--variant <NAME=VALUE>', help.global.variant, variant)
    .option('--game <PLACE>', help.global.game, several)
    .addOption(wordOption('--lang <LANGUAGE>', help.global.lang, LANGUAGES))
    .option('--no-color', help.global.noColor)
    // A command is described when it is called, by code that is loaded for it alone.
    .hook('preSubcommand', (program, command) => describeCommand(program, command, surroundings))
    .hook('preAction', async (program, command) => {
      const { needs, reports } = COMMANDS[topmost(command).name()] ?? {};
      if (reports) await surroundings.openProgress?.();
      const { addGamesFrom, loadGames } = await import('../input/games.js');
      await addGamesFrom(program.opts<GlobalOptions>().game);
      await loadGames(language, gamesOf(command), needs);
    });
  if (interactive) {
    program.version(version, '-V, --version', help.frame.version);
    translateHelp(program, texts);
    addExample(program, help.frame.titles['Example:']);
    program.addHelpText('after', help.after);
  } else {
    program.helpOption(false).helpCommand(false);
  }
  for (const [name, { about, isInteractive, isHidden = false }] of Object.entries(COMMANDS)) {
    if (interactive || !isInteractive) program.command(name, { hidden: isHidden }).description(about(help));
  }
  return program;
}

/** The command of the program that a command is, or is below. */
function topmost(command: Command): Command {
  return command.parent?.parent == null ? command : topmost(command.parent);
}

/** The game that a command was given; those that need others load them. */
function gamesOf({ registeredArguments, args }: Command): string[] {
  const game = args[registeredArguments.findIndex((argument) => argument.name() === 'GAME')];
  return game === undefined ? [] : [game];
}

/** Errors are thrown to the caller, who prints them in one line. */
function ignore(): void {
  // Commander would print its own wording of the error here.
}

/** Makes commander write its help in the reader's language. Commands inherit it from the program. */
function translateHelp(program: Command, { help, placeholders }: CliTexts): void {
  const { frame } = help;
  const term = (text: string): string => placeholders(text.replace(/\[(options|command)\]/g, usageWord));
  const usageWord = (word: string): string => frame.usage[word as keyof typeof frame.usage] ?? word;
  const usual = new Help();
  const configuration: HelpConfiguration = {
    showGlobalOptions: true,
    subcommandTerm: (command) => {
      const usage = command.parent === program ? COMMANDS[command.name()]?.usage : undefined;
      return usage === undefined ? usual.subcommandTerm(command) : `${command.name()} ${usage}`.trimEnd();
    },
    styleTitle: (title) => frame.titles[title as keyof typeof frame.titles] ?? title,
    styleUsage: term,
    styleSubcommandTerm: term,
    styleOptionTerm: term,
    styleArgumentTerm: term,
    optionDescription: ({ description, defaultValue, required, mandatory }: Option) => {
      if (mandatory) return `${description} (${frame.required})`;
      const isTold = required && defaultValue !== undefined;
      return isTold ? `${description} (${frame.defaultValue(String(defaultValue))})` : description;
    },
  };
  program
    .configureHelp(configuration)
    .helpOption('-h, --help', frame.helpOption)
    .helpCommand(term('help [command]'), frame.helpCommand)
    // That is for the commands of commands; the program has its own.
    .helpCommand(false);
}
