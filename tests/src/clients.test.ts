import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gameById, games } from '@tahoun/catalogue/all';
import { bestMove } from '@tahoun/engine';
import { nodeTables } from '@tahoun/engine/node-tables';
import { newMatch, saveMatch } from '@tahoun/match';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampled } from './support/sampled.ts';
import { openFile, openNewGame, press, useWeb } from './support/web.js';

/**
 * The same question to every client: the function, the command line, the endpoint over HTTP and
 * the web page's own engine (by its hint, which searches this many moves).
 */
const NODES = 200_000;
const POSITIONS = [
  ['zabor', '...../...../...../...../..... b'],
  ['zabor', '..#..r/.bb.rr/.b.#.r/..b.../.#..../r....b r'],
  ['chocolate', '4x5+2*2x3+1x7 B'],
  ['chocolate', '9x11 A'],
  ['czech-draughts', 'W:WKa1,Kc1,Ke1:BKb8'],
  ['chess', 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3'],
] as const;

const BIN = fileURLToPath(new URL('../../apps/cli/bin/tahoun.mjs', import.meta.url));
const web = useWeb();

function throughCommandLine(args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args, '--json'], {
    encoding: 'utf8',
  });
  return { status, stderr, document: stdout === '' ? null : JSON.parse(stdout) };
}

async function throughEndpoint(page: Page, path: string, query: Record<string, string>) {
  const target = new URL(`${path}?${new URLSearchParams(query)}`, page.url());
  const response = await fetch(target);
  return { status: response.status, document: await response.json() };
}

/** The move that the page suggests for a game opened at the position. */
async function throughWebPage(page: Page, game: string, position: string): Promise<string> {
  const saved = saveMatch(newMatch({ game: gameById(game), position, players: ['human', 'human'] }));
  await openFile(page, saved);
  await press(page, 'Hint');
  const notice = page.getByText(/^Try \S+?(:|$)/);
  await notice.waitFor();
  return /^Try (\S+?)(:|$)/.exec((await notice.textContent()) ?? '')?.[1] as string;
}

describe('every client gives the same best move', () => {
  const isSample = ([, position]: (typeof POSITIONS)[number]) => /^(4x5|W:|r1b)/.test(position);
  sampled(POSITIONS, isSample, (rows, options) =>
    it.each(rows)('%s %s', options, async (game, position) => {
      const page = await web.visit();
      const {
        seconds: _seconds,
        nps: _nps,
        ...expected
      } = bestMove(games, { game, position, nodes: NODES }, { tables: nodeTables });
      const { document } = throughCommandLine(['best-move', game, position, '--nodes', String(NODES)]);
      expect(document).toMatchObject(expected);
      const endpoint = await throughEndpoint(page, '/v1/best-move', { game, position, nodes: String(NODES) });
      expect(endpoint.document).toMatchObject(expected);
      expect(await throughWebPage(page, game, position)).toBe(expected.move);
    }),
  );

  it('also at a level with a seed, where there is chance in it', async () => {
    const page = await web.visit();
    const { move } = bestMove(games, { game: 'zabor', level: 2, seed: 11 });
    const { document } = throughCommandLine(['best-move', 'zabor', '--level', '2', '--seed', '11']);
    expect(document.move).toBe(move);
    const endpoint = await throughEndpoint(page, '/v1/best-move', { game: 'zabor', level: '2', seed: '11' });
    expect(endpoint.document.move).toBe(move);
  });
});

describe('every client says the same of bad input', () => {
  it.each([
    [
      'zabor',
      'Zabor',
      '.../.x. b',
      'row 2 from the top, column 2 is "x"; expected . (free), b, r or # (blocked)',
    ],
    ['zabor', 'Zabor', '.../...', 'the position lacks the side to move'],
    [
      'chocolate',
      'Chocolate',
      '3x99 A',
      '"3x99" is not a piece; expected HEIGHTxWIDTH with sides from 1 to 60, e.g. 3x5',
    ],
  ])('%s %s %s', async (id, game, position, message) => {
    const cli = throughCommandLine(['moves', id, position]);
    expect(cli.status).toBe(2);
    expect(cli.stderr).toContain(message);
    expect(cli.stderr.trimEnd()).not.toContain('\n');

    const page = await web.visit();
    const endpoint = await throughEndpoint(page, '/v1/legal-moves', { game: id, position });
    expect(endpoint.status).toBe(422);
    expect(endpoint.document.detail).toContain(message);

    const dialog = await openNewGame(page);
    await dialog.getByLabel('Game', { exact: true }).selectOption({ label: game });
    await dialog.getByRole('textbox').fill(position);
    await press(page, 'Start');
    await dialog.getByText(message).waitFor();
  });
});
