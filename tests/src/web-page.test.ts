// @module-tag browser
import { readFile, readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { artistOf, gameById, gameIds } from '@tahoun/catalogue/all';
import { type Move, legalMoves } from '@tahoun/core';
import { LANGUAGES, type Language, webTexts } from '@tahoun/i18n';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.js';
import { sampled } from './support/sampled.ts';
import {
  choose,
  chooseLook,
  figure,
  look,
  openFile,
  openNewGame,
  openTab,
  pick,
  place,
  plainText,
  press,
  sees,
  settled,
  startGame,
  useWeb,
} from './support/web.js';

/** Tests of the page for any game: its words, its engine, small screens, accessibility. */

const web = useWeb();

/** Twenty moves of each side without a queen of either, a capture or a repetition. */
const QUIET_MOVES =
  'a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 Nd2 Nd7 Bb2 Bb7 Bg2 Bg7 Ne2 Ne7 Rb1 Rb8 Rc1 Rg8 Rg1 Kf7 ' +
  'Kf2 Nf8 Nf1 Rh8 Rh1 Rc8 Ra1 Rb8 Rb1 Ra8';

describe('what a person got wrong is said beside it, in their language', () => {
  it.each([
    {
      position: '.../.. b',
      en: 'row 2 from the top has 2 cells, expected 3 like the first row',
      cs: '2. řada shora má délku 2, ale první řada 3',
    },
    {
      position: '..x b',
      en: 'row 1 from the top, column 3 is "x"; expected . (free), b, r or # (blocked)',
      cs: 'v 1. řadě shora, 3. sloupci je „x“; očekává se . (volné), b, r nebo # (zablokované)',
    },
    {
      position: '... z',
      en: 'the side to move is "z"; expected one of: b, r',
      cs: 'strana na tahu je „z“; očekává se jedno z: b, r',
    },
  ])('the position $position', async ({ position, en, cs }) => {
    const page = await web.visit();
    const field = (await openNewGame(page)).getByRole('textbox');
    await field.fill(position);
    await press(page, 'Start');
    const error = page.getByRole('dialog').getByRole('alert');
    expect(await error.textContent()).toBe(en);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Escape');
    await press(page, 'Čeština');
    await openNewGame(page, 'cs');
    expect(await field.inputValue()).toBe('');
    await field.fill(position);
    await press(page, 'Začít');
    // The Czech sentences of errors come a moment after the language.
    await expect.poll(() => plainText(error)).toBe(cs);
    await field.fill('... b');
    await error.waitFor({ state: 'detached' });
    await press(page, 'Začít');
    expect(await figure(page, 'left')).toBe(3);
  });

  it.each([
    {
      game: 'zabor',
      move: 'k9',
      en: 'k9 is outside the board, which goes from a1 to g7',
      cs: 'k9 je mimo desku, ta je od a1 do g7',
    },
    {
      game: 'chocolate',
      move: '4x6=2x2+4x4',
      en: '4x6 does not break into 2x2 and 4x4 along one line',
      cs: 'kus 4x6 se jednou čarou nerozlomí na 2x2 a 4x4',
    },
  ])('the typed move $move', async ({ game, move, en, cs }) => {
    const page = await web.visit({ path: `/play/${game}` });
    const field = page.getByLabel('Type a move');
    const error = page.getByRole('alert');
    const type = async () => {
      await page.keyboard.type(move);
      await page.keyboard.press('Enter');
      await error.waitFor();
    };
    await type();
    expect(await error.textContent()).toBe(en);
    const [above, below] = [await field.boundingBox(), await error.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(20);
    await press(page, 'Čeština');
    await error.waitFor({ state: 'detached' });
    await type();
    // The Czech sentences of errors come a moment after the language.
    await expect.poll(() => plainText(error)).toBe(cs);
    expect((await look(page)).moves).toEqual([]);
    await page.getByLabel('Napsat tah').fill('d');
    await error.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByLabel('Napsat tah').waitFor({ state: 'detached' });
  });

  const saved = (fields: object) =>
    JSON.stringify({
      format: 'tahoun-match',
      version: 1,
      game: 'zabor',
      start: '... b',
      players: ['human', 'human'],
      moves: [],
      cursor: 0,
      ending: null,
      drawOffer: null,
      seed: 1,
      ...fields,
    });
  const files = [
    {
      name: 'too large',
      text: 'b'.repeat(1_000_001),
      en: /^The file is too large to be a game\.$/,
      cs: /^Soubor je na partii příliš velký\.$/,
    },
    {
      name: 'not JSON',
      text: '{"format":',
      en: /^this is not a saved match/,
      cs: /^soubor není uložená partie/,
    },
    {
      name: 'of another version',
      text: saved({ version: 9 }),
      en: /saved in version 9; this program reads versions 1 to 2$/,
      cs: /uložena ve verzi 9; tento program čte verze 1 až 2$/,
    },
    {
      name: 'with an illegal move',
      text: saved({ start: '..... b', moves: ['b1', 'b1'], cursor: 2 }),
      en: /^b1 is blue; choose a free cell$/,
      cs: /^pole b1 už je modré; zvolte volné pole$/,
    },
    {
      name: 'with an unknown player',
      text: saved({ players: ['human', 'wizard'] }),
      en: /^there is no player "wizard"; expected human, level:1\.\.8/,
      cs: /^hráč „wizard“ neexistuje; očekává se: human/,
    },
    {
      name: 'with an unknown game',
      text: saved({ game: 'go' }),
      en: /^there is no game "go"/,
      cs: /^hra „go“ neexistuje/,
    },
    {
      name: 'of junk',
      text: '\u0000\u0001 <script>alert(1)</script> žluťoučký',
      en: /^The file is no text/,
      cs: /^Soubor není textový/,
    },
  ];
  it(`a file ${files.map(({ name }) => name).join(', ')}`, async () => {
    const page = await web.visit();
    await startGame(page, { players: ['human', 'human'] });
    await pick(page, 'd4');
    for (const { name, text, en, cs } of files) {
      await openFile(page, text);
      await expect.poll(async () => (await look(page)).notice, { message: name }).toMatch(en);
      await press(page, 'Čeština');
      expect(await look(page)).toMatchObject({ notice: expect.stringMatching(cs), moves: ['d4'] });
      await press(page, 'English');
    }
  });
});

describe('a move by hand', () => {
  it('is drawn after the task in which it is made, so that neither holds the page up', async () => {
    const page = await web.visit();
    await place(page, 'd4').waitFor();
    const atOnce = await place(page, 'd4').evaluate(async (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const init = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2, detail: 1 };
      element.dispatchEvent(new MouseEvent('click', init));
      await Promise.resolve();
      return document.querySelectorAll('.move-list .move').length;
    });
    expect(atOnce).toBe(0);
    await expect.poll(() => page.locator('.move-list .move').count()).toBeGreaterThan(0);
  });
});

describe('the first load', () => {
  const folder = new URL('../../apps/web/dist/assets/', import.meta.url);

  /** The files whose names begin with one of `first`, and their imports. */
  async function filesOf(first: readonly string[], without: readonly string[] = []) {
    const files = new Map<string, Buffer>();
    // Beside the present build the folder may hold an earlier one that turbo had put there.
    const built = await readFile(new URL('../sw.js', folder), 'utf8');
    const wanted = (await readdir(folder)).filter(
      (name) =>
        /\.(js|css)$/.test(name) &&
        built.includes(`assets/${name}`) &&
        first.some((start) => name.startsWith(start)) &&
        !without.some((start) => name.startsWith(start)),
    );
    for (const name of wanted) {
      const content = files.get(name) ?? (await readFile(new URL(name, folder)));
      files.set(name, content);
      for (const [, imported = ''] of content.toString().matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g))
        if (!files.has(imported)) wanted.push(imported);
    }
    return files;
  }

  function compressed(files: ReadonlyMap<string, Buffer>): number {
    return [...files.values()].reduce((sum, content) => sum + gzipSync(content).length, 0);
  }

  it.each(LANGUAGES)('of the front page in %s is below 50 kB, its pictures included', async (language) => {
    const files = await filesOf(['index-', 'Home-', `web-${language}-`]);
    const page = await web.visit({ path: '/', locale: language });
    const pictures = await page.locator('.tile img').evaluateAll(async (images) => {
      const texts = images.map(async (image) => (await fetch((image as HTMLImageElement).src)).text());
      return Promise.all(texts);
    });
    expect(pictures).toHaveLength(gameIds().length);
    for (const [at, picture] of pictures.entries()) files.set(`picture ${at}`, Buffer.from(picture));
    expect(compressed(files)).toBeLessThan(50_000);
  });

  it.each(gameIds().flatMap((game) => LANGUAGES.map((language) => ({ game, language }))))(
    'of $game, with its engine and its words in $language, is below 110 kB',
    async ({ game, language }) => {
      const words = LANGUAGES.filter((other) => other !== language).map((other) => `${game}-${other}-`);
      const first = ['index-', 'App-', 'engine.worker-', `web-${language}-`, `${game}-`];
      const files = await filesOf(first, words);
      for (const start of [`${game}-`, `${game}-${language}-`, `web-${language}-`]) {
        expect([...files.keys()].some((name) => name.startsWith(start))).toBe(true);
      }
      expect(compressed(files)).toBeLessThan(110_000);
    },
  );

  it('fetches the network of chess only when the computer is to think', async () => {
    const page = await web.visit({ path: '/play/chess' });
    const networks = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /\/network-/.test(name)).length,
      );
    expect(await networks()).toBe(0);
    for (const square of ['e2', 'e4']) await pick(page, square);
    await sees(page, { ply: 2 });
    // The worker may have fetched it, but not the page itself.
    expect(await networks()).toBe(0);
  });

  it('is sent in as few bytes as that', async () => {
    const page = await web.visit({ path: '/play/chess' });
    const files = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ encodedBodySize, decodedBodySize }) => ({ encodedBodySize, decodedBodySize })),
    );
    expect(files.length).toBeGreaterThan(5);
    for (const { encodedBodySize, decodedBodySize } of files)
      if (decodedBodySize > 1000) expect(encodedBodySize).toBeLessThan(0.7 * decodedBodySize);
  });

  it('brings the words of one game in one language', async () => {
    const page = await web.visit({ path: '/play/chess', locale: 'cs-CZ' });
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\/|-[\w-]{8}\.js$/g, '')),
    );
    const words = fetched.filter((name) => /-(cs|en)$/.test(name) && !/^(errors|details)-/.test(name));
    expect(words.sort()).toEqual(['chess-cs', 'web-cs']);
  });
});

describe('languages and colours', () => {
  it('come from the browser at first, and stay as chosen', async () => {
    const page = await web.visit({ locale: 'cs-CZ', colorScheme: 'dark' });
    await sees(page, { status: 'Na tahu je modrý' });
    const html = page.locator('html');
    expect([await html.getAttribute('lang'), await html.getAttribute('data-theme')]).toEqual(['cs', 'dark']);
    await chooseLook(page, 'Vzhled', 'Světlá');
    await press(page, 'English');
    await sees(page, { status: 'Blue to move' });
    await page.reload();
    await sees(page, { status: 'Blue to move' });
    expect([await html.getAttribute('lang'), await html.getAttribute('data-theme')]).toEqual(['en', 'light']);
  });

  it('change while the page shows a hint, and the hint with them', { tags: 'rest' }, async () => {
    const page = await web.visit();
    await startGame(page, { position: '.../.../... b', players: ['human', 'human'] });
    await press(page, 'Hint');
    await sees(page, { notice: 'Try b2' });
    await press(page, 'Čeština');
    await sees(page, { notice: 'Zkuste b2' });
  });
});

describe('on a phone', () => {
  const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

  const narrow = [
    { width: 360, game: 'zabor', locale: 'en-GB' } as const,
    ...gameIds().map((game) => ({ width: 320, game, locale: 'cs-CZ' }) as const),
  ];
  sampled(
    narrow,
    ({ game }) => game === 'chocolate',
    (rows, options) =>
      it.each(rows)(
        '$width pixels wide, $game is played by touch and nothing sticks out',
        options,
        async ({ width, game, locale }) => {
          const viewport = { width, height: 640 };
          const page = await web.visit({ ...phone, viewport, path: `/play/${game}`, locale });
          const language: Language = locale === 'cs-CZ' ? 'cs' : 'en';
          for (const targets of placesOfAMove(game)) {
            await place(page, targets).tap({ position: { x: 5, y: 5 } });
          }
          await expect.poll(async () => (await settled(page)).ply).toBe(2);
          await page.getByText(webTexts(language).more, { exact: true }).tap();
          const menu = await page.locator('.controls .menu-items').boundingBox();
          expect(menu?.x).toBeGreaterThanOrEqual(0);
          expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
          expect(await scrollableWidth(page)).toBe(width);
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: webTexts(language).newGame }).tap();
          const dialog = page.getByRole('dialog');
          expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
          expect(await scrollableWidth(page)).toBe(width);
          await dialog.getByRole('button', { name: webTexts(language).start }).tap();
          await sees(page, { moves: [] });
        },
      ),
  );

  const windows = [
    ...gameIds().map((game) => ({ game, width: 360, height: 640, locale: 'en-GB' })),
    ...gameIds().map((game) => ({ game, width: 640, height: 360, locale: 'cs-CZ' })),
  ];
  sampled(
    windows,
    ({ game, height }) => game === 'chess' && height === 640,
    (rows, options) =>
      it.each(rows)(
        '$game is played in one window of $width × $height',
        options,
        async ({ game, width, height, locale }) => {
          const page = await web.visit({
            ...phone,
            viewport: { width, height },
            path: `/play/${game}`,
            locale,
          });
          // The help on moving is shown in full.
          const status = await page.locator('.status').boundingBox();
          const notice = await page.getByTestId('notice').boundingBox();
          expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(
            (status?.y ?? 0) + (status?.height ?? 0),
          );
          const hidden = (element: Element) => element.scrollWidth - element.clientWidth;
          expect(await page.getByTestId('notice').evaluate(hidden)).toBe(0);
          for (const targets of placesOfAMove(game)) {
            await place(page, targets).tap({ position: { x: 5, y: 5 } });
          }
          await expect.poll(async () => (await settled(page)).ply).toBe(2);
          expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
          for (const part of [
            '.header',
            '.seat >> nth=0',
            '.board',
            '.seat >> nth=1',
            '.status',
            '.controls',
          ]) {
            const box = await page.locator(part).boundingBox();
            expect(box?.y, part).toBeGreaterThanOrEqual(0);
            expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(height);
          }
          // The move on the board is seen in the strip.
          const strip = await page.locator('#panel-moves').boundingBox();
          const move = await page.locator('.move[aria-current]').boundingBox();
          expect(move?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) - 2);
          expect((move?.y ?? 0) + (move?.height ?? 0)).toBeLessThanOrEqual(height);
        },
      ),
  );

  it('the panel comes up beside the whole board, and goes down again', async () => {
    const page = await web.visit({ ...phone, viewport: { width: 360, height: 640 }, path: '/play/chess' });
    const grid = async () => (await page.getByRole('grid').boundingBox()) ?? { y: 0, height: 0 };
    const large = await grid();
    await openTab(page, 'analysis');
    const review = page.getByRole('button', { name: webTexts('en').review });
    await review.waitFor();
    const small = await grid();
    expect(small.height).toBeLessThan(large.height);
    expect(small.y + small.height).toBeLessThan((await review.boundingBox())?.y ?? 0);
    await page.keyboard.press('Escape');
    await review.waitFor({ state: 'hidden' });
    expect(await grid()).toEqual(large);
  });

  /** The places on the board, by their targets, that one legal first move is picked with. */
  function placesOfAMove(id: string): string[] {
    const game = gameById(id);
    const position = game.initial();
    const [sequence] = game.targets(position, legalMoves(position)[0] as Move);
    const places: string[] = [];
    for (let picked: string[] = []; picked.length < (sequence?.length ?? 0); ) {
      const { areas } = artistOf(id).draw(position, { picked });
      const area = areas.find(({ targets }) => targets.every((t, i) => t === sequence?.[picked.length + i]));
      places.push(area?.targets.join(' ') ?? '');
      picked = [...picked, ...(area?.targets ?? sequence ?? [])];
    }
    return places;
  }

  function scrollableWidth(page: Page): Promise<number> {
    return page.evaluate(() => document.documentElement.scrollWidth);
  }
});

const places = ['/', '/play/chess', '/lab', '/lab/tree', '/learn', '/learn/chess', '/problems/chess'].flatMap(
  (path) => [360, 801, 1366].map((width) => ({ path, width })),
);
sampled(
  places,
  ({ width }) => width === 360,
  (rows, options) =>
    it.each(rows)(
      '$path, $width pixels wide, begins at its top, below one line of ways',
      options,
      async ({ path, width }) => {
        const page = await web.visit({ path, viewport: { width, height: 640 }, locale: 'cs-CZ' });
        const head = await page.locator('.header').boundingBox();
        expect(head?.y).toBe(0);
        expect(head?.height).toBeLessThan(56);
        for (const item of await page.locator('.header > *').all()) {
          const box = await item.boundingBox();
          if (box === null) continue;
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.y + box.height).toBeLessThan(56);
        }
        expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth])).toEqual([
          0,
          width,
        ]);
      },
    ),
);

describe('in a low or narrow window', () => {
  it.each([
    { width: 1366, height: 640, locale: 'cs-CZ' },
    { width: 1024, height: 700, locale: 'cs-CZ' },
  ])('of $width x $height in $locale the whole board is in sight, beside the panel', async (row) => {
    const { locale, ...viewport } = row;
    const page = await web.visit({ path: '/play/chess', locale, viewport });
    const square = await place(page, 'h1').boundingBox();
    const panel = await page.locator('.panel').boundingBox();
    expect((square?.y ?? 0) + (square?.height ?? 0)).toBeLessThan(viewport.height);
    expect(panel?.y).toBeLessThan(square?.y ?? 0);
  });
});

describe('accessibility', () => {
  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    gameIds().map((game) => ({ colorScheme, game })),
  );
  const isSample = ({ game, colorScheme }: (typeof looks)[number]) =>
    game === 'chess' && colorScheme === 'light';
  sampled(looks, isSample, (rows, options) =>
    it.each(rows)(
      'axe finds nothing in $game, $colorScheme, nor in its dialog',
      options,
      async ({ game, colorScheme }) => {
        const page = await web.visit({ colorScheme, path: `/play/${game}`, reducedMotion: 'reduce' });
        await openTab(page, 'game');
        await page.locator('#player-1').selectOption('human');
        await page
          .getByRole('gridcell')
          .first()
          .click({ position: { x: 6, y: 6 } });
        await openTab(page, 'moves');
        await page.keyboard.type('9');
        await page.keyboard.press('Enter');
        await page.getByRole('alert').waitFor();
        expect(await violations(page)).toEqual([]);
        await openNewGame(page);
        await page.getByRole('dialog').getByRole('textbox').fill('?');
        await press(page, 'Start');
        await page.getByRole('dialog').getByRole('alert').waitFor();
        expect(await violations(page)).toEqual([]);
      },
    ),
  );

  async function violations(page: Page): Promise<string[]> {
    const { violations: found } = await axe(page).analyze();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }

  it('one live region tells each news once', async () => {
    const page = await web.visit();
    await pick(page, 'd4');
    await settled(page);
    const { status, notice } = await look(page);
    const regions = page.locator('[role=status], [role=alert], [aria-live]');
    expect(await regions.allTextContents()).toEqual([`${status}${notice}`]);
    expect(notice).toMatch(/^Red played [a-g][1-7]: [\d,]+ moves? examined, [\d.]+ m?s, depth \d+$/);
  });

  it('what the moves of the computer took is a table below them, also after a reload, without findings', async () => {
    const page = await web.visit();
    await pick(page, 'd4');
    await settled(page);
    await pick(page, 'a7');
    await settled(page);
    for (const isAgain of [false, true]) {
      if (isAgain) await page.reload();
      await page.locator('summary', { hasText: 'Moves examined and time' }).click();
      const rows = page.locator('.work tbody tr');
      await expect.poll(() => rows.count()).toBe(2);
      expect(await rows.allInnerTexts()).toEqual(
        [2, 4].map((ply) =>
          expect.stringMatching(new RegExp(`^${ply}\\. \\w\\d\\s+[\\d,]+\\s+[\\d.]+ m?s\\s+\\d+$`)),
        ),
      );
      expect(await violations(page)).toEqual([]);
    }
  });
});

describe('the engine in its worker', () => {
  it('shares memory with the page', async () => {
    const page = await web.visit();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  });

  it('fetches endgame tables when few pieces are left, and not before', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/play/czech-draughts' });
    const tables: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.tegb')) tables.push(new URL(request.url()).pathname);
    });
    const askHint = async () => {
      await press(page, 'Hint');
      await expect.poll(async () => (await look(page)).notice).toMatch(/^Try /);
    };
    await startGame(page, { players: ['human', 'human'] });
    await askHint();
    expect(tables).toEqual([]);
    await startGame(page, { position: 'W:WKa1,Kc1,Ke1:BKb8', players: ['human', 'human'] });
    await askHint();
    expect((await look(page)).notice).toContain('wins in 12 moves');
    await pick(page, 'a1');
    await pick(page, 'd4');
    await askHint();
    expect(tables).toEqual([expect.stringMatching(/^\/assets\/tables\/czech-draughts-.*\.tegb$/)]);
  });

  it('plays on when the tables cannot be had', { tags: 'rest' }, async () => {
    const page = await web.visit({ path: '/play/czech-draughts', alone: true });
    await page.context().route('**/*.tegb', (route) => route.fulfill({ status: 200, body: 'damaged' }));
    await startGame(page, { position: 'W:WKa1,Kc1,Ke1:BKb8', players: ['human', 'level:8'] });
    await pick(page, 'a1');
    await pick(page, 'd4');
    await expect.poll(async () => (await look(page)).ply).toBe(2);
  });

  it('searches without holding the page up, and stops at once', async () => {
    const page = await web.visit({ script: recordReplies });
    await startGame(page, { start: '7x7', players: ['human', 'minimax:8'] });
    await pick(page, 'd4');
    await sees(page, { busy: true, notice: 'Thinking…' });
    expect(await longestFrame(page)).toBeLessThan(2000);
    expect(await millisecondsToReply(page, 'Stop')).toBeLessThan(3000);
    await sees(page, { busy: false, notice: 'The computer is paused', moves: ['d4'] });
    await press(page, 'Resume');
    await sees(page, { busy: true });
    expect(await millisecondsToReply(page, 'Take back')).toBeLessThan(3000);
    await sees(page, { busy: false, status: 'Blue to move', ply: 0 });
    // A move after a pause is answered, here until a new game is begun.
    await pick(page, 'c3');
    await sees(page, { busy: true, moves: ['c3'] });
    await startGame(page, { game: 'Chocolate', players: ['human', 'level:2'] });
    await pick(page, '4x6 |1');
    await expect.poll(async () => (await look(page)).ply).toBe(2);
  });

  it('takes a draw after 20 moves of each side unless it stands better, and says so before', {
    tags: 'rest',
  }, async () => {
    let page = await web.visit({ path: '/play/chess' });
    await choose(page, 'Offer a draw');
    const early = 'The computer agrees to a draw only after 20 moves by each side';
    await sees(page, { notice: early, status: 'White to move' });
    const odds = (black: string, white: string) => {
      const position = `${black}/pppppppp/8/8/8/8/PPPPPPPP/${white} w KQkq - 0 1`;
      return `/play/chess?${new URLSearchParams({ position, moves: QUIET_MOVES })}`;
    };
    page = await web.visit({ path: odds('rnbqkbnr', 'RNB1KBNR') });
    await openTab(page, 'game');
    await page.locator('#player-1').selectOption('level:3');
    await choose(page, 'Offer a draw');
    await sees(page, { notice: 'The computer declines the draw and plays on', status: 'White to move' });
    page = await web.visit({ path: odds('rnb1kbnr', 'RNBQKBNR') });
    await openTab(page, 'game');
    await page.locator('#player-1').selectOption('level:3');
    await choose(page, 'Offer a draw');
    await sees(page, { status: 'Draw', notice: 'By agreement' });
  });
});

/** Runs in the page before its own scripts: counts the worker's final replies. */
function recordReplies(): void {
  const replies = { count: 0 };
  Object.assign(window, { replies });
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'reply') replies.count++;
      });
    }
  };
}

/** Presses a button while a search runs, and measures until the worker has let go of it. */
function millisecondsToReply(page: Page, button: string): Promise<number> {
  return page.getByRole('button', { name: button, exact: true }).evaluate(async (element) => {
    const { replies } = window as unknown as { replies: { count: number } };
    const before = replies.count;
    const start = performance.now();
    (element as HTMLButtonElement).click();
    while (replies.count === before && performance.now() < start + 5000) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return performance.now() - start;
  });
}

/** The longest time between two of the next frames. */
function longestFrame(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let longest = 0;
    for (let i = 0, last = performance.now(); i < 40; i++) {
      await new Promise(requestAnimationFrame);
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    return longest;
  });
}
