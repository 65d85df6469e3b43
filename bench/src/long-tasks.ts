/**
 * Tasks of the built page that hold it up for more than 50 ms, on a processor four times as slow:
 *
 *     node bench/src/long-tasks.ts [SLOWDOWN]
 *
 * Prints for each action the number of such tasks, and the longest, in milliseconds: first as the page itself
 * sees them (`PerformanceObserver`), which other work on the machine makes longer, then by the processor time
 * that they took.
 */
import { launchBrowser } from '@tahoun/tests/browser';
import { Server } from '../../testing/server.ts';

const slowdown = Number(process.argv[2] ?? 4);
const ITALIAN = 'e4+e5+Nf3+Nc6+Bc4+Bc5+c3+Nf6+d3+d6';
/** Milliseconds for which the engine is watched. */
const WATCHED_MS = 4000;

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>['newPage']>>;

interface Task {
  readonly name: string;
  readonly path: string;
  /** Runs after the page has come to rest, and before it is watched. */
  readonly before?: (page: Page) => Promise<void>;
  readonly run: (page: Page) => Promise<void>;
}

/** By the mouse itself: a click on the element would have the page measure it in the middle of the task. */
async function click(page: Page, target: string): Promise<void> {
  const box = await page.locator(`[data-targets="${target}"]`).first().boundingBox();
  if (box === null) throw new Error(`the board has no ${target}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
const wait = (page: Page, ms: number) => page.waitForTimeout(ms);

const TASKS: readonly Task[] = [
  {
    name: 'a move by hand, its animation, and the reply of level 3',
    path: '/play/chess',
    run: async (page) => {
      await click(page, 'e2');
      await click(page, 'e4');
      await page.locator('.move-list .move').nth(1).waitFor();
      await wait(page, 500);
    },
  },
  {
    name: 'the second move by hand and its reply',
    path: '/play/chess',
    before: async (page) => {
      await click(page, 'e2');
      await click(page, 'e4');
      await page.locator('.move-list .move').nth(1).waitFor();
      await wait(page, 1500);
    },
    run: async (page) => {
      await click(page, 'd2');
      await click(page, 'd3');
      await page.locator('.move-list .move').nth(3).waitFor();
      await wait(page, 500);
    },
  },
  {
    name: 'ten steps through a game',
    path: `/play/chess?moves=${ITALIAN}`,
    run: async (page) => {
      for (let step = 0; step < 10; step++) {
        await page.keyboard.press('ArrowLeft');
        await wait(page, 250);
      }
    },
  },
  {
    name: 'the engine thinks: analysis',
    path: `/play/chess?moves=${ITALIAN}`,
    before: async (page) => {
      await page.locator('#tab-analysis').click();
      await page.locator('.analysis-head button').first().click();
      await page.locator('.analysis-lines strong').first().waitFor();
    },
    run: (page) => wait(page, WATCHED_MS),
  },
  {
    name: 'the engine thinks: review of ten moves',
    path: `/play/chess?moves=${ITALIAN}`,
    before: async (page) => {
      await page.locator('#tab-analysis').click();
      await page.locator('.analysis-head button').last().click();
      await page.locator('.review-graph').waitFor();
    },
    run: async (page) => {
      await page.locator('.review progress').waitFor({ state: 'detached' });
      await wait(page, 500);
    },
  },
  {
    name: 'the end of a game',
    path: '/play/chess?position=6k1/5ppp/8/8/8/8/5PPP/R5K1+w+-+-+0+1',
    run: async (page) => {
      await click(page, 'a1');
      await click(page, 'a8');
      await page.locator('.status-over').waitFor();
      await wait(page, 1500);
    },
  },
  {
    name: 'the search on the front page',
    path: '/',
    run: async (page) => {
      await page.locator('.search-tree').scrollIntoViewIfNeeded();
      await wait(page, WATCHED_MS);
    },
  },
  {
    name: 'a stone on 19 × 19 points, and the reply',
    path: `/play/atari-go?position=${Array(19).fill('.'.repeat(19)).join('/')}+X+1`,
    run: async (page) => {
      await click(page, 'K10');
      await wait(page, 1500);
    },
  },
];

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

/** Milliseconds of processor time of each task of a page's main thread. */
function processorTimes(events: readonly TraceEvent[]): number[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = new Set(mains.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = events.filter(
    ({ name, pid, tid, tdur }) =>
      name.endsWith('RunTask') && tdur !== undefined && threads.has(`${pid} ${tid}`),
  );
  return tasks.map(({ tdur = 0 }) => Math.round(tdur / 1000));
}

function summary(tasks: readonly number[]): string {
  const long = tasks.filter((duration) => duration > 50);
  return `${long.length} over 50 ms, the longest ${Math.max(0, ...tasks)} ms [${long}]`;
}

const server = new Server({}, { stderr: 'inherit' });
const url = await server.url();
const browser = await launchBrowser();
try {
  for (const { name, path, before, run } of TASKS) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(url + path);
    await page.locator('main').waitFor();
    // Waits for the files that the page fetches in advance.
    await page.waitForLoadState('networkidle');
    await wait(page, 3000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await before?.(page);
    await wait(page, 300);
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
      }).observe({ type: 'longtask' });
    });
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
    await run(page);
    const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
    console.log(
      `${name}:\n  seen ${summary(tasks)}; of processor time ${summary(processorTimes(traceEvents))}`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  server.process.kill();
}
