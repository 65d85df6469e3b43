import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGame, registerGames } from '@tahoun/catalogue';
import { createEngine, importGame } from '@tahoun/catalogue/node';
import { afterAll, describe, expect, it } from 'vitest';
import { useBot } from './discord/bot-fixture.ts';
import { sitDown } from './discord/table.ts';
import { wholeGame } from './discord/whole-game.ts';
import { look, pick, sees, useWeb } from './support/web.ts';

/** Games that are not built in play in every client. */
const GAMES = [
  {
    id: 'othello',
    folder: exampleFolder('othello'),
    firstMoves: ['c4', 'd3', 'e6', 'f5'],
    sides: ['x', 'Dark'],
  },
  {
    id: 'noughts-and-crosses',
    folder: exampleFolder('tic-tac-toe'),
    firstMoves: ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'],
    sides: ['x', 'X'],
  },
] as const;
const FOLDERS = GAMES.map(({ folder }) => folder).join(',');
const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));
const CLI = fileURLToPath(new URL('../../apps/cli/bin/tahoun.mjs', import.meta.url));

const games = await Promise.all(GAMES.map(({ folder }) => importGame(folder)));
registerGames(games);
for (const { id } of GAMES) await loadGame(id);

function exampleFolder(name: string): string {
  return fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));
}

describe.each(GAMES)('$id, a game from outside,', ({ id, folder, firstMoves, sides }) => {
  it('is searched on worker threads, by every level', async () => {
    const engine = createEngine({ games, threads: 2 });
    try {
      for (const level of [1, 4, 7]) {
        const { move } = await engine.bestMove({ game: id, level, nodes: 2000 });
        expect(firstMoves).toContain(move);
      }
      await expect(engine.bestMove({ game: 'reversi' })).rejects.toThrow(
        /no game "reversi".*othello, noughts/,
      );
    } finally {
      await engine.close();
    }
  });

  it('plays on the command line', { tags: id === 'othello' ? [] : 'rest' }, () => {
    const tahoun = (...args: string[]) =>
      execFileSync(process.execPath, [CLI, '--json', '--game', folder, ...args], { encoding: 'utf8' });
    expect(JSON.parse(tahoun('moves', id))).toMatchObject({ moves: firstMoves, turn: sides[0] });
    expect(firstMoves).toContain(JSON.parse(tahoun('best-move', id, '--depth', '3')).move);
    expect(JSON.parse(tahoun('best-move', id, '--threads', '2', '--nodes', '500')).move).not.toBeNull();
    expect(JSON.parse(tahoun('bench', id)).nodes).toBeGreaterThan(0);
    expect(JSON.parse(tahoun('games')).map(({ id }: { id: string }) => id)).toContain(id);
  });
});

describe('games from outside', { tags: 'rest' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-web-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const web = useWeb({}, () => {
    const vite = join(WEB, 'node_modules/.bin/vite');
    const env = { ...process.env, TAHOUN_GAMES: FOLDERS };
    execFileSync(vite, ['build', '--outDir', folder, '--emptyOutDir'], { cwd: WEB, env, stdio: 'ignore' });
    return { TAHOUN_GAMES: FOLDERS, TAHOUN_WEB_ROOT: folder };
  });

  it.each(GAMES)(
    'play on the page, in Czech as well, where they have English words only: $id',
    async ({ id, firstMoves, sides }) => {
      for (const locale of ['en-GB', 'cs-CZ']) {
        const page = await web.visit({ path: `/play/${id}`, locale });
        await pick(page, firstMoves[1]);
        await expect.poll(async () => (await look(page)).moves.length).toBe(2);
        await sees(page, { status: `${sides[1]} to move` });
      }
    },
  );

  it('have a tile on the front page, with a picture, among the others', async () => {
    const page = await web.visit({ path: '/' });
    for (const { id } of GAMES) {
      const tile = page.locator('.tile', { has: page.locator(`a[href="/play/${id}"]`) });
      const picture = tile.locator('img');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(await page.locator('.tile').count()).toBeGreaterThan(GAMES.length + 1);
  });

  it.each(GAMES)('are answered by the endpoint of the same server: $id', async ({ id, firstMoves }) => {
    const page = await web.visit({ path: `/play/${id}` });
    const answer = await fetch(new URL(`/v1/best-move?game=${id}&level=3`, page.url()));
    expect(firstMoves).toContain(((await answer.json()) as { move: string }).move);
    const refusal = await fetch(new URL(`/v1/legal-moves?game=${id}&position=nonsense`, page.url()));
    expect(refusal.status).toBe(422);
  });
});

describe('games from outside', { tags: 'rest' }, () => {
  const fixture = useBot({ TAHOUN_GAMES: FOLDERS });

  it.each(GAMES)('are played on Discord from their start to their end: $id', async ({ id }) => {
    const plan = wholeGame(id);
    const table = await sitDown(fixture.discord, fixture.people('en-US', 'cs'), { game: id });
    const end = await table.playAll(plan, 'touch');
    expect(end.altText).not.toBe('');
  });
});
