import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { quoteInput } from '@tahoun/core';
import { writing } from '../input/files.js';
import { registeredGames } from '../input/games.js';
import type { View } from '../output/view.js';
import type { PlaySettings } from './played-game.js';
import { PlaySession } from './session.js';

/** Plays on the standard streams until the person quits. @throws InputError for wrong settings. */
export async function playOnTerminal(settings: PlaySettings, view: View): Promise<void> {
  const { createEngine } = await import('@tahoun/catalogue/node');
  const { stdin, stdout } = process;
  const engine = createEngine({ games: registeredGames(), threads: 1 });
  const write = (text: string): void => {
    stdout.write(text);
  };
  try {
    const session = new PlaySession(settings, { view, write, engine, save, today: () => new Date() });
    const terminal = stdin.isTTY && stdout.isTTY;
    const reader = createInterface({ input: stdin, output: stdout, terminal });
    const lines = reader[Symbol.asyncIterator]();
    let isClosed = false;
    reader.once('close', () => {
      isClosed = true;
    });
    const interrupt = (): void => {
      if (!session.interrupt()) reader.close();
    };
    reader.on('SIGINT', interrupt);
    process.on('SIGINT', interrupt);
    await session.run(async (prompt) => {
      reader.setPrompt(prompt);
      if (terminal && !isClosed) reader.prompt();
      else write(prompt);
      const { value, done } = await lines.next();
      // Echoes the lines of a pipe, as a terminal would.
      if (!terminal || done) write(`${done ? '' : value}\n`);
      return done ? undefined : value;
    });
    process.off('SIGINT', interrupt);
    reader.close();
  } finally {
    await engine.close();
  }
}

/** @throws CliError */
function save(file: string, content: string, isNew: boolean): void {
  writing(quoteInput(file), () => writeFileSync(file, content, { flag: isNew ? 'wx' : 'w' }));
}
