// @module-tag rest
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EndgameClass, type Endgames, wonIn, writeEndgame } from '@tahoun/core';
import { cliTexts } from '@tahoun/i18n';
import { StoredEndgames, TableFolder } from '@tahoun/workshop/tables';
import { describe, expect, it, vi } from 'vitest';
import { aiOf } from '../input/games.js';
import { runCommand } from '../program/run.js';

const GAME = 'czech-draughts';
const BIN = fileURLToPath(new URL('../../bin/tahoun.mjs', import.meta.url));
const newFolder = () => mkdtempSync(join(tmpdir(), 'tahoun-tables-'));

/** The result of a command line: its document and its "no", or its error. */
async function tahoun(...args: string[]) {
  const lines: string[] = [];
  const completed = await runCommand(['tables', ...args, '--json'], {
    language: 'en',
    interactive: false,
    progress: (line) => lines.push(line),
  });
  if (completed.kind === 'failure') return { code: completed.code, error: completed.error, lines };
  if (completed.kind !== 'answer') throw new Error(completed.kind);
  const { document, refusal, print } = completed.answer;
  const plain = new Proxy({} as Parameters<typeof print>[0]['colors'], { get: () => String });
  const text = print({ language: 'en', texts: cliTexts('en'), colors: plain });
  // biome-ignore lint/suspicious/noExplicitAny: the document is what a reader of JSON sees.
  return { document: document as any, error: refusal?.(cliTexts('en')), text, lines };
}

describe('tables of three pieces', () => {
  const folder = newFolder();
  const bundle = join(folder, 'all.tegb');

  it('are built, with the totals of the rules page, and kept the next time', async () => {
    const { document, text, lines } = await tahoun(
      'build',
      GAME,
      '3',
      '--distances',
      '--out',
      folder,
      '--bundle',
      bundle,
    );
    expect(document).toMatchObject({ game: GAME, pieces: 3, distances: true, folder });
    const positions = document.classes.map((each: { positions: number }) => each.positions);
    expect(positions.reduce((sum: number, each: number) => sum + each, 0)).toBe(3488 + 196_032);
    expect(text).toContain('Km-m');
    expect(lines.some((line) => line.startsWith('Km-m (7 of 9): '))).toBe(true);
    expect(readdirSync(join(folder, GAME))).toHaveLength(9);
    expect(readFileSync(bundle).length).toBeGreaterThan(30_000);

    const again = await tahoun('build', GAME, '3', '--out', folder);
    expect(again.document.classes.every((each: { kept?: true }) => each.kept)).toBe(true);
    expect(again.text).toContain('already built');
  });

  it('are counted', async () => {
    const { document, text } = await tahoun('stats', GAME, '3', '--from', folder);
    expect(document.totals).toEqual([
      { pieces: 2, positions: 3488, wins: 1200, draws: 1615, losses: 673, longestWin: 13 },
      { pieces: 3, positions: 196_032, wins: 63_007, draws: 102_242, losses: 30_783, longestWin: 25 },
    ]);
    expect(text).toMatch(/^total 3 +196,032: /m);
  });

  it('are verified, and a wrong or damaged one is named', async () => {
    const { document, error } = await tahoun('verify', GAME, '3', '--from', folder);
    expect(error).toBeUndefined();
    expect(document.classes).toHaveLength(9);
    expect(document.classes.every((each: { fault: unknown }) => each.fault === null)).toBe(true);

    const file = join(folder, GAME, 'Km-m.tegt');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, 100));
    expect(await tahoun('verify', GAME, '3', '--from', folder)).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^Km-m: the endgame table is damaged at byte 100 of 100/),
    });
    writeFileSync(file, bytes);
  });

  it('that have a value which does not follow from the moves are refused', async () => {
    const endgames = aiOf(GAME).endgames as Endgames;
    const endgame = endgames.classes(3).find(({ label }) => label === 'KK-m') as EndgameClass;
    const store = new TableFolder(folder, GAME);
    const values = new StoredEndgames(endgames, (label) => store.read(label)).valuesOf('KK-m');
    const won = values.indexOf(wonIn(3));
    values[won] = wonIn(1);
    store.write('KK-m', writeEndgame(endgames, endgame, values, true));
    const { document, error } = await tahoun('verify', GAME, '3', '--from', folder);
    expect(error).toMatch(/^KK-m is wrong: index \d+ has -?\d+, but its moves give -?\d+$/);
    expect(document.classes.at(-1)).toMatchObject({ class: 'KK-m', fault: { index: expect.any(Number) } });
  });
});

it('says what is wrong with the command line', async () => {
  expect(await tahoun('build', 'chess', '3')).toMatchObject({
    code: 2,
    error: 'chess has no endgame tables',
  });
  expect(await tahoun('build', GAME, '7')).toMatchObject({
    code: 2,
    error: 'PIECES is "7"; expected a whole number from 2 to 6',
  });
  expect(await tahoun('stats', GAME, '--from', '/nowhere')).toMatchObject({
    code: 2,
    error: `there are no tables for ${GAME} in /nowhere; build them with tahoun tables build`,
  });
  expect(await tahoun('build', GAME, '2', '--out', '/dev/null/tables')).toMatchObject({
    code: 2,
    error: expect.stringMatching(/K-K\.tegt cannot be read: a part of the path is not a folder$/),
  });
  expect(await tahoun('verify', 'nonsense')).toMatchObject({ code: 2 });
});

it('Ctrl-C ends a build; what is finished is whole, and gone on with', async () => {
  const out = newFolder();
  const env = { PATH: process.env.PATH, LANG: 'C', TAHOUN_TABLES: out };
  const child = spawn(process.execPath, [BIN, 'tables', 'build', GAME, '4'], { env });
  // The tables of two pieces are finished, and those of four are far.
  await vi.waitUntil(() => filesIn(out).includes('KK-K.tegt'), { timeout: 60_000, interval: 20 });
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
  const { document } = await tahoun('build', GAME, '2', '--out', out);
  expect(document.classes.every((each: { kept?: true }) => each.kept)).toBe(true);

  function filesIn(folder: string): string[] {
    try {
      return readdirSync(join(folder, GAME));
    } catch {
      return [];
    }
  }
});
