/**
 * What a visitor of the built page waits for, in a real browser on this machine:
 *
 *     node bench/src/web-speed.ts
 *
 * Prints what each route fetches before it is at rest, the time from a person's click to the computer's thought and
 * to the answer of the weakest level, and the longest task of the page's main thread while the strongest level thinks.
 */
import { gzipSync } from 'node:zlib';
import { launchBrowser, startServer } from '@tahoun/tests/browser';

const ROUTES = ['/#chess', '/#czech-draughts', '/#zabor', '/#lab', '/#lab/chocolate', '/#learn/atari-go'];
/** The page fetches the other games some seconds after a visit, and the service worker comes then. */
const REST_MS = 2000;
const CLICKS = 10;
const THOUGHT_MS = 10_000;

const server = await startServer();
const browser = await launchBrowser();
try {
  for (const route of ROUTES) await printSize(route);
  await printClicks();
  await printLongTasks();
} finally {
  await browser.close();
  server.process.kill();
}

/** As gzip, which is counted alike everywhere, and as our server sends it. */
async function printSize(route: string): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  // The page and its engine share files, which are fetched once.
  const files = new Map<string, Promise<{ readonly gzip: number; readonly sent: number }>>();
  page.on('response', (response) => {
    const url = response.url();
    if (!/\.(js|css)$/.test(url) || files.has(url)) return;
    const sizes = async () => ({
      gzip: gzipSync(await response.body()).length,
      sent: (await response.request().sizes()).responseBodySize,
    });
    files.set(url, sizes());
  });
  await page.goto(server.url + route);
  await page.waitForTimeout(REST_MS);
  const sizes = await Promise.all(files.values());
  const kilobytes = (kind: 'gzip' | 'sent') => {
    const bytes = sizes.reduce((sum, size) => sum + size[kind], 0);
    return `${(bytes / 1000).toFixed(1)} kB`;
  };
  console.log(`${route}: ${kilobytes('gzip')} gzip in ${sizes.length} files, sent as ${kilobytes('sent')}`);
  await context.close();
}

/** From a click on a place to the word that the computer thinks, and to its move at level 1. */
async function printClicks(): Promise<void> {
  const thoughts: number[] = [];
  const answers: number[] = [];
  for (let i = 0; i < CLICKS; i++) {
    const page = await visit('/#zabor', 'level:1');
    const [thought, answer] = await page.evaluate(
      () =>
        new Promise<[number, number]>((resolve) => {
          const begin = performance.now();
          let thinking = 0;
          new MutationObserver(() => {
            const moves = document.querySelectorAll('.move-list .move').length;
            if (thinking === 0 && moves === 1) thinking = performance.now() - begin;
            if (moves === 2) resolve([thinking, performance.now() - begin]);
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
          const place = document.querySelector('[data-targets=d4]') as Element;
          const { x, y, width, height } = place.getBoundingClientRect();
          const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true };
          place.dispatchEvent(new MouseEvent('click', at));
        }),
    );
    thoughts.push(thought);
    answers.push(answer);
    await page.context().close();
  }
  console.log(`click to the move on the board, the computer beginning to think: ${median(thoughts)} ms`);
  console.log(`click to the answer of level 1, 450 ms at least: ${median(answers)} ms`);
}

/** The strongest level thinks; what keeps the page from answering meanwhile. */
async function printLongTasks(): Promise<void> {
  const page = await visit('/#chess', 'level:8');
  const longest = await page.evaluate(async (ms) => {
    const tasks: number[] = [0];
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    const field = document.querySelector('.typed-move input') as HTMLInputElement;
    field.value = 'e4';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    (field.form as HTMLFormElement).requestSubmit();
    await new Promise((resolve) => setTimeout(resolve, ms));
    return Math.max(...tasks);
  }, THOUGHT_MS);
  console.log(
    `longest task of the main thread while level 8 thinks: ${longest.toFixed(0)} ms (0: none of 50 ms)`,
  );
  await page.context().close();
}

/** A match of a person against a level, with nothing left to fetch. */
async function visit(route: string, opponent: string) {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(server.url + route);
  await page.locator('#player-1').selectOption(opponent);
  await page.waitForTimeout(REST_MS);
  return page;
}

function median(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!.toFixed(0);
}
