import { acceptsText, cliTexts, evaluationTexts } from '@tahoun/i18n';
import { type Command, Help } from 'commander';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../commands/index.js';
import { aiOf, gameById, gameIds } from '../input/games.js';
import { describeCommand } from './describe.js';
import { EXAMPLES } from './examples.js';
import { createProgram } from './program.js';
import { runCommand } from './run.js';

const NOTHING = () => undefined;

/** With all its commands described. */
async function programIn(language: 'en' | 'cs'): Promise<Command> {
  const surroundings = {
    language,
    interactive: true,
    showsHelp: true,
    deliver: NOTHING,
    progress: NOTHING,
  };
  const program = createProgram({ ...surroundings, print: NOTHING });
  for (const command of program.commands) await describeCommand(program, command, surroundings);
  return program;
}

/** Every command below the program, by the words that call it; the program itself is ''. */
function commandsOf(command: Command, path: readonly string[] = []): ReadonlyMap<string, Command> {
  const visible = command.createHelp().visibleCommands(command);
  const inner = visible
    .filter((each) => each.name() !== 'help')
    .flatMap((each) => [...commandsOf(each, [...path, each.name()])]);
  return new Map([[path.join(' '), command], ...inner]);
}

/** Every description that the help of a command prints. */
function descriptionsOf(command: Command): string[] {
  const help = command.createHelp();
  return [
    command.description(),
    ...help.visibleOptions(command).map(({ description }) => description),
    ...command.registeredArguments.map(({ description }) => description),
    ...help.visibleCommands(command).map((each) => each.description()),
  ].filter((text) => text !== '');
}

async function helpOf(path: string): Promise<string> {
  const args = ['--lang', 'cs', ...path.split(' ').filter((word) => word !== ''), '--help'];
  const surroundings = { language: 'en', interactive: true, progress: NOTHING } as const;
  const completed = await runCommand(args, surroundings);
  if (completed.kind !== 'text') throw new Error(`no help for ${path}`);
  return completed.text;
}

/** Lines are broken where the terminal ends. */
const unbroken = (text: string) => text.replace(/\s+/g, ' ');

describe('help in Czech', async () => {
  const english = commandsOf(await programIn('en'));
  const czech = commandsOf(await programIn('cs'));

  it.each([...english.keys()])('describes "%s" in no word of the English help', async (path) => {
    const inEnglish = descriptionsOf(english.get(path) as Command);
    const inCzech = descriptionsOf(czech.get(path) as Command);
    expect(inCzech).toHaveLength(inEnglish.length);
    expect(inCzech.filter((text) => inEnglish.includes(text))).toEqual([]);

    const printed = unbroken(await helpOf(path));
    for (const text of inCzech) expect(printed).toContain(unbroken(text));
    const ofProgram = descriptionsOf(english.get('') as Command);
    const words = Object.values(cliTexts('en').help.frame.titles);
    for (const text of [...inEnglish, ...ofProgram, ...words, '[options]', '[command]', '(default:']) {
      expect(printed).not.toContain(unbroken(text));
    }
  });

  it('names what to fill in in Czech', async () => {
    expect(await helpOf('play')).toContain('Použití: tahoun play [volby] [HRA] [POZICE] [TAH...]');
    expect(await helpOf('match')).toMatch(/--openings <SOUBOR>/);
    expect(await helpOf('')).not.toMatch(/\b(GAME|POSITION|MOVE|NAME|VALUE|LANGUAGE|FILE)\b/);
  });
});

describe('the help of every command', async () => {
  const commands = commandsOf(await programIn('en'));

  it.each([...commands.keys()])(
    'of "%s" ends with an example that the command line accepts',
    async (path) => {
      const example = EXAMPLES[path] ?? '';
      expect((await helpOf(path)).replaceAll('\n', ' ')).toContain(`Příklad:   ${example}`);
      const words = example.replace(/^.*\| | >> .*$/g, '').match(/'[^']*'|\S+/g) ?? [];
      const [name, ...args] = words.map((word) => word.replaceAll("'", ''));
      expect(name).toBe('tahoun');
      const program = await programIn('en');
      let called: Command | undefined;
      for (const [each, command] of commandsOf(program)) {
        if (each !== '')
          command.action((...given) => {
            called = given.at(-1);
          });
      }
      await program.parseAsync(args, { from: 'user' });
      // A command of commands shows an example of one of them.
      expect(['', called?.name(), called?.parent?.name()]).toContain(path.split(' ').at(-1));
    },
  );

  it('is outlined in the list of commands as it is described when it is called', async () => {
    const program = await programIn('en');
    const usual = new Help();
    for (const command of program.commands) {
      const outline = `${command.name()} ${COMMANDS[command.name()]?.usage}`.trimEnd();
      expect(outline).toBe(usual.subcommandTerm(command));
    }
  });

  it('marks the options that have to be given, and no others', async () => {
    for (const [path, command] of commands) {
      const printed = unbroken(await helpOf(path));
      for (const { flags, mandatory } of command.options) {
        const [flag = ''] = flags.split(' ');
        const [, described = ''] = printed.split(new RegExp(` ${flag}(?= )`));
        const [own = ''] = described.split(/ --[a-z]/);
        expect(own.includes('(povinné)'), `${path} ${flag}`).toBe(mandatory);
      }
    }
  });
});

describe('names in Czech', () => {
  it('tell what every option of every game accepts, with the numbers and values of the English', () => {
    for (const id of gameIds()) {
      for (const { id: option, accepts, suggestions } of gameById(id).variants) {
        const inCzech = acceptsText('cs', id, option, accepts);
        expect(inCzech).not.toBe(accepts);
        expect(inCzech.match(/\d+/g)).toEqual(accepts.match(/\d+/g));
        for (const value of suggestions.filter((each) => accepts.includes(each) && /[a-z]{3}/.test(each))) {
          expect(inCzech).toContain(value);
        }
      }
    }
  });

  it('exist for every evaluation function', () => {
    for (const id of gameIds()) {
      const { best, textbook } = aiOf(gameById(id).id as Parameters<typeof aiOf>[0]);
      for (const evaluation of [best, textbook]) {
        const [english, czech] = (['en', 'cs'] as const).map(
          (language) => evaluationTexts(language, id)[evaluation.id],
        );
        expect(czech?.name).toMatch(/\S/);
        expect(czech?.name).not.toBe(english?.name);
      }
    }
  });
});
