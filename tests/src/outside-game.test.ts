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

/** A game that is no part of the house plays in every client of the house. */
const OTHELLO = fileURLToPath(new URL('../../examples/othello', import.meta.url));
const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));
const CLI = fileURLToPath(new URL('../../apps/cli/bin/tahoun.mjs', import.meta.url));
const FIRST_MOVES = ['c4', 'd3', 'e6', 'f5'];

const game = await importGame(OTHELLO);
registerGames([game]);
await loadGame('othello');

describe('a game from outside', () => {
  it('is searched on worker threads, by every level', async () => {
    const engine = createEngine({ games: [game], threads: 2 });
    try {
      for (const level of [1, 4, 7]) {
        const { move } = await engine.bestMove({ game: 'othello', level, nodes: 2000 });
        expect(FIRST_MOVES).toContain(move);
      }
      await expect(engine.bestMove({ game: 'reversi' })).rejects.toThrow(/no game "reversi".*othello/);
    } finally {
      await engine.close();
    }
  });

  it('plays on the command line', () => {
    const tahoun = (...args: string[]) =>
      execFileSync(process.execPath, [CLI, '--json', '--game', OTHELLO, ...args], { encoding: 'utf8' });
    expect(JSON.parse(tahoun('moves', 'othello'))).toMatchObject({ moves: FIRST_MOVES, turn: 'x' });
    expect(JSON.parse(tahoun('best-move', 'othello', '--depth', '3')).move).toMatch(/^[c-f][3-6]$/);
    expect(
      JSON.parse(tahoun('best-move', 'othello', '--threads', '2', '--nodes', '500')).move,
    ).not.toBeNull();
    expect(JSON.parse(tahoun('bench', 'othello')).nodes).toBeGreaterThan(0);
    expect(JSON.parse(tahoun('games')).map(({ id }: { id: string }) => id)).toContain('othello');
  });
});

describe('a game from outside', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-web-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const web = useWeb({}, () => {
    const vite = join(WEB, 'node_modules/.bin/vite');
    const env = { ...process.env, TAHOUN_GAMES: OTHELLO };
    execFileSync(vite, ['build', '--outDir', folder, '--emptyOutDir'], { cwd: WEB, env, stdio: 'ignore' });
    return { TAHOUN_GAMES: OTHELLO, TAHOUN_WEB_ROOT: folder };
  });

  it('plays on the page, in Czech as well, where it has its own words only', async () => {
    for (const locale of ['en-GB', 'cs-CZ']) {
      const page = await web.visit({ path: '/#othello', locale });
      await pick(page, 'd3');
      await expect.poll(async () => (await look(page)).moves.length).toBe(2);
      await sees(page, { status: 'Dark to move' });
    }
  });

  it('is answered by the endpoint of the same server', async () => {
    const page = await web.visit({ path: '/#othello' });
    const answer = await fetch(new URL('/v1/best-move?game=othello&level=3', page.url()));
    expect(FIRST_MOVES).toContain(((await answer.json()) as { move: string }).move);
    const refusal = await fetch(new URL('/v1/legal-moves?game=othello&position=nonsense', page.url()));
    expect(refusal.status).toBe(422);
  });
});

describe('a game from outside', () => {
  const fixture = useBot({ TAHOUN_GAMES: OTHELLO });

  it('is played on Discord from its start to its end', async () => {
    const plan = wholeGame('othello');
    const table = await sitDown(fixture.discord, fixture.people('en-US', 'cs'), { game: 'othello' });
    const end = await table.playAll(plan, 'touch');
    expect(end.altText).not.toBe('');
  });
});
