/**
 * The pictures of docs/screenshots.md: each part of the built page in three windows, light and dark.
 *
 *     node bench/src/screenshots.ts [PART...]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@tahoun/tests/browser';
import { Server } from '../../testing/server.ts';

const FOLDER = fileURLToPath(new URL('../../docs/images/web/', import.meta.url));
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 1366, height: 640 },
  { width: 1920, height: 1080 },
] as const;
const THEMES = ['light', 'dark'] as const;
const QUALITY = 75;

/** Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
const OPERA =
  'e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 ' +
  'Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>['newPage']>>;

interface Part {
  readonly name: string;
  readonly path: string;
  /** Actions of a person before the picture. */
  readonly before?: (page: Page) => Promise<void>;
}

const gameAfter = (plies: number, part = 'play') =>
  `/${part}/chess?${new URLSearchParams({ moves: OPERA.split(' ').slice(0, plies).join(' ') })}`;

const PARTS: readonly Part[] = [
  { name: 'home', path: '/' },
  { name: 'play', path: gameAfter(22) },
  {
    name: 'analysis',
    path: gameAfter(15, 'analysis'),
    before: async (page) => {
      await page.locator('.analysis-lines strong').nth(2).waitFor();
      // The first depths change many times a second.
      await page.waitForTimeout(3000);
    },
  },
  {
    name: 'review',
    path: gameAfter(33),
    before: async (page) => {
      await page.locator('#tab-analysis').click();
      await page.getByRole('button', { name: 'Review the game' }).last().click();
      await page.locator('.review-graph').waitFor();
      await page.locator('.review progress').waitFor({ state: 'detached', timeout: 120_000 });
    },
  },
  { name: 'learn', path: '/learn/chess' },
  { name: 'lab', path: '/lab/tree?t=((3+5+9)+(2+9+4)+(7+1+6))&show=alpha-beta' },
];

const server = new Server({}, { stderr: 'inherit' });
const url = await server.url();
const browser = await launchBrowser();
const chosen = process.argv.slice(2);
try {
  await mkdir(FOLDER, { recursive: true });
  for (const { name, path, before } of PARTS) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    for (const viewport of WINDOWS) {
      for (const colorScheme of THEMES) {
        const context = await browser.newContext({
          viewport,
          colorScheme,
          locale: 'en-GB',
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.goto(url + path);
        await page.waitForLoadState('networkidle');
        await before?.(page);
        await page.waitForTimeout(500);
        const session = await context.newCDPSession(page);
        const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
        await writeFile(`${FOLDER}${name}-${viewport.width}-${colorScheme}.webp`, data, 'base64');
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  server.process.kill();
}
