import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type GameManifest,
  artistOf,
  gameById,
  gameIds,
  loadGame,
  registerGames,
  setUpFormOf,
} from '@tahoun/catalogue';
import { createEngine, importGame } from '@tahoun/catalogue/node';
import { legalMoves } from '@tahoun/core';
import { checkRules } from '@tahoun/games/conformance';
import { LANGUAGES, gameTexts } from '@tahoun/i18n';
import { afterAll, describe, expect, it } from 'vitest';
import { useBot } from './discord/bot-fixture.ts';
import { sitDown } from './discord/table.ts';
import { wholeGame } from './discord/whole-game.ts';
import { look, pick, sees, useWeb } from './support/web.ts';

/** Games that are not built in play in every client: each folder of `examples`, but for one in the catalogue. */
const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));
const CLI = fileURLToPath(new URL('../../apps/cli/bin/tahoun.mjs', import.meta.url));

const manifests = new Map<string, GameManifest>();
for (const name of readdirSync(EXAMPLES)) {
  const game = await importGame(EXAMPLES + name);
  if (!gameIds().includes(game.id)) manifests.set(`${EXAMPLES}${name}`, game);
}
registerGames([...manifests.values()]);
const FOLDERS = [...manifests.keys()].join(',');
const GAMES = await Promise.all(
  Array.from(manifests, async ([folder, { id }]) => {
    await loadGame(id);
    const game = gameById(id);
    const start = game.initial();
    const moves = legalMoves(start);
    const firstMoves = moves.map((move) => game.formatMove(start, move)).sort();
    return { id, folder, firstMoves, targets: game.targets(start, moves[1] as number)[0] ?? [] };
  }),
);

describe.each(GAMES)('$id, a game from outside,', ({ id, folder, firstMoves }) => {
  it('is searched on worker threads, by every level', async () => {
    const engine = createEngine({ games: [...manifests.values()], threads: 2 });
    try {
      for (const level of [1, 4, 7]) {
        const { move } = await engine.bestMove({ game: id, level, nodes: 2000 });
        expect(firstMoves).toContain(move);
      }
      await expect(engine.bestMove({ game: 'reversi' })).rejects.toThrow(/no game "reversi".*othello/);
    } finally {
      await engine.close();
    }
  });

  it('keeps the contract, allocates nothing in its hot half, and draws a place for every move', () => {
    expect(checkRules(gameById(id), { games: 2, board: artistOf(id) })).toEqual([]);
  });

  it('is set up by hand, where it has a grid: every position of a game is put together again as it was', () => {
    const form = setUpFormOf(id);
    const game = gameById(id);
    const position = game.initial();
    for (let moves = legalMoves(position); form && moves.length > 0; moves = legalMoves(position)) {
      expect(form.write(form.read(position))).toBe(game.formatPosition(position));
      position.makeMove(moves[(7 * moves.length) >> 4] as number);
    }
  });

  it('plays on the command line', { tags: id === 'othello' ? [] : 'rest' }, () => {
    const tahoun = (...args: string[]) =>
      execFileSync(process.execPath, [CLI, '--json', '--game', folder, ...args], { encoding: 'utf8' });
    expect(JSON.parse(tahoun('moves', id))).toMatchObject({ moves: firstMoves });
    expect(firstMoves).toContain(JSON.parse(tahoun('best-move', id, '--depth', '3')).move);
    expect(JSON.parse(tahoun('best-move', id, '--threads', '2', '--nodes', '500')).move).not.toBeNull();
    expect(JSON.parse(tahoun('bench', id)).nodes).toBeGreaterThan(0);
    expect(JSON.parse(tahoun('games')).map(({ id }: { id: string }) => id)).toContain(id);
  });
});

it('a game from outside whose module cannot be imported on a thread leaves the others alone', async () => {
  const [{ id, module }] = [...manifests.values()] as [GameManifest];
  const place = join(mkdtempSync(join(tmpdir(), 'tahoun-')), 'once.mjs');
  writeFileSync(
    place,
    `import { isMainThread } from 'node:worker_threads';
    import game from '${module}';
    if (!isMainThread) throw new Error('on a thread');
    export default { ...game, id: 'broken' };`,
  );
  const engine = createEngine({ games: [...manifests.values(), await importGame(place)], threads: 1 });
  try {
    for (const game of [id, 'broken', id]) {
      const asked = engine.bestMove({ game, nodes: 100 });
      if (game === id) expect(await asked).toMatchObject({ game });
      else await expect(asked).rejects.toThrow('on a thread');
    }
  } finally {
    await engine.close();
  }
});

describe('games from outside', { tags: ['rest', 'browser'] }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-web-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const web = useWeb({}, () => {
    const vite = join(WEB, 'node_modules/.bin/vite');
    const env = { ...process.env, TAHOUN_GAMES: FOLDERS };
    execFileSync(vite, ['build', '--outDir', folder, '--emptyOutDir'], { cwd: WEB, env, stdio: 'ignore' });
    return { TAHOUN_GAMES: FOLDERS, TAHOUN_WEB_ROOT: folder };
  });

  it.each(GAMES)(
    'play on the page, in Czech as well, though some have English words only: $id',
    async ({ id, targets }) => {
      for (const language of LANGUAGES) {
        const page = await web.visit({ path: `/play/${id}`, locale: language });
        for (const target of targets) await pick(page, target);
        await expect.poll(async () => (await look(page)).moves.length).toBe(2);
        await sees(page, { status: gameTexts(language, id).sides[0].turn });
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

  it('have their examples in the Lab, which open', async () => {
    for (const language of LANGUAGES) {
      const page = await web.visit({ path: '/lab/examples', locale: language });
      const card = page.locator('[data-example="hex-bridge"]');
      const { lab } = gameTexts(language, 'hex');
      await expect.poll(() => card.textContent()).toContain(lab?.examples['hex-bridge']?.title);
      await card.click();
      await expect.poll(() => page.locator('main svg').count()).toBeGreaterThan(0);
    }
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
