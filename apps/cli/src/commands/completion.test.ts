import { expect, it, vi } from 'vitest';
import { gameIds } from '../input/games.js';
import { describeCommand } from '../program/describe.js';
import { createProgram } from '../program/program.js';
import { runHere } from '../testing/run-here.js';

/** The words offered for the last of those typed. */
async function complete(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  try {
    expect(await runHere(['complete', '--', ...words])).toEqual({ status: 0, stdout: '', stderr: '' });
  } finally {
    log.mockRestore();
  }
  // The last line is for the script.
  return lines.slice(0, -1).map((line) => line.split('\t')[0] ?? '');
}

it('offers every command and, where games are named, every game', async () => {
  expect(await complete('be')).toEqual(['best-move', 'bench']);
  expect(await complete('')).toEqual(expect.arrayContaining(['games', 'play', 'tables', 'completion']));
  expect(await complete('')).not.toContain('complete');
  expect(await complete('tables', '')).toEqual(['build', 'verify', 'stats', 'help']);
  for (const words of [['moves'], ['play'], ['best-move', '--level', '3'], ['tables', 'build']]) {
    expect(await complete(...words, '')).toEqual(gameIds());
  }
});

it('offers every option of a command with those of all commands, and the words that it takes', async () => {
  const nothing = () => undefined;
  const surroundings = { language: 'en', interactive: true, deliver: nothing, progress: nothing } as const;
  const program = createProgram({ ...surroundings, print: nothing });
  for (const command of program.createHelp().visibleCommands(program)) {
    if (command.name() === 'help') continue;
    await describeCommand(program, command, surroundings);
    const options = [...command.options, ...program.options].map(({ long }) => long);
    expect(await complete(command.name(), '--')).toEqual(expect.arrayContaining(options));
  }
  expect(await complete('tree', 'zabor', '--algorithm', 'a')).toEqual(['alpha-beta']);
  expect(await complete('play', 'zabor', '--side', '')).toEqual(['first', 'second', 'none', 'both']);
  expect(await complete('moves', 'zabor', '--lang', '')).toEqual(['en', 'cs']);
  expect(await complete('best-move', 'zabor', '--evaluation', '')).toEqual(['textbook', 'best']);
});

it('prints a script for each shell, which asks this program', async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const outcome = await runHere(['completion', shell]);
    const script = String(log.mock.calls[0]?.[0]);
    log.mockRestore();
    expect(outcome).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(script).toMatch(/tahoun complete --/);
  }
  expect(await runHere(['completion', 'tcsh'])).toMatchObject({
    status: 2,
    stderr: 'tahoun: SHELL is "tcsh"; expected one of: bash, zsh, fish\n',
  });
});
