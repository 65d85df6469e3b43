import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OpeningBook } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { gameById } from '../input/games.js';
import { runCommand } from '../program/run.js';

const GAME = 'czech-draughts';

/** The result of a command line: its document and whether the answer is "no", or its exit code and error. */
async function tahoun(...args: string[]) {
  const completed = await runCommand(['book', ...args, '--json'], {
    language: 'en',
    interactive: false,
    progress: () => {},
  });
  if (completed.kind === 'failure') return { code: completed.code, error: completed.error };
  if (completed.kind !== 'answer') throw new Error(completed.kind);
  const { document, refusal } = completed.answer;
  return { document, isNo: refusal !== undefined };
}

describe('tahoun book', () => {
  it('shows the moves of the book, and says no where there are none', async () => {
    expect(await tahoun('show', GAME)).toMatchObject({
      document: { game: GAME, moves: expect.arrayContaining([expect.stringMatching(/^[a-h]3-[a-h]4$/)]) },
      isNo: false,
    });
    expect(await tahoun('show', GAME, 'W:WKa1:Bh8')).toMatchObject({ document: { moves: [] }, isNo: true });
    expect(await tahoun('show', 'zabor')).toMatchObject({ document: { moves: [] }, isNo: true });
  });

  it('grows a book that can be read', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'tahoun-book-')), 'book.txt');
    const grown = await tahoun('grow', GAME, '--pages', '12', '--nodes', '300', '--out', out);
    expect(grown).toMatchObject({ document: { game: GAME, positions: 12 } });
    const book = new OpeningBook(gameById(GAME).initial(), readFileSync(out, 'utf8').trim());
    expect(book.size).toBe(12);
  });

  it('refuses what it cannot do', async () => {
    expect(await tahoun('show', 'go')).toMatchObject({ code: 2, error: expect.stringContaining('"go"') });
    expect(await tahoun('grow', GAME)).toMatchObject({ code: 2, error: expect.stringContaining('--out') });
    const impossible = await tahoun(
      'grow',
      GAME,
      '--pages',
      '1',
      '--nodes',
      '10',
      '--out',
      '/no/folder/book.txt',
    );
    expect(impossible).toMatchObject({ code: 2, error: expect.stringContaining('/no/folder/book.txt') });
  });
});
