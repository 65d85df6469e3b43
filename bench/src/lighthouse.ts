/**
 * Lighthouse on the built page as our server sends it, mobile and desktop:
 *
 *     node bench/src/lighthouse.ts [ROUTE...]
 *
 * Prints its four scores per route, and the causes of lost points. Exits with 1 when a score is below 95.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from '@tahoun/tests/browser';
import { Server } from '../../testing/server.ts';
import { installBeside } from './measuring.ts';

const PACKAGE = 'lighthouse@13.5.0';
const PORT = 9377;
const LEAST = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** One of each kind of page. */
const ROUTES = [
  '/',
  '/play/chess',
  '/play/atari-go',
  '/analysis/chess',
  '/live',
  '/saved',
  '/problems',
  '/problems/chess',
  '/learn',
  '/learn/atari-go',
  '/learn/chess/fork',
  '/learn/algorithms',
  '/learn/algorithms/minimax',
  '/lab',
  ...['position', 'tree', 'graph', 'quiz', 'counts', 'evaluation', 'times'].map((page) => `/lab/${page}`),
  ...['chocolate', 'atari-go', 'czech-draughts'].map((game) => `/lab/${game}`),
];

/** The parts of its answer that are used here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string }>
  >;
}
interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}
interface Lighthouse {
  readonly default: (url: string, flags: object, config?: object) => Promise<{ readonly lhr: Report }>;
  readonly desktopConfig: object;
}

const folder = installBeside('tahoun-bench-lighthouse', [PACKAGE]);
const entry = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
const { default: lighthouse, desktopConfig } = (await import(pathToFileURL(entry).href)) as Lighthouse;

const server = new Server({}, { stderr: 'inherit' });
const url = await server.url();
const browser = await launchBrowser([`--remote-debugging-port=${PORT}`]);
const chosen = process.argv.slice(2);
try {
  for (const route of chosen.length > 0 ? chosen : ROUTES) {
    for (const [device, config] of [
      ['mobile', undefined],
      ['desktop', desktopConfig],
    ] as const) {
      const flags = { port: PORT, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
      const { lhr } = await lighthouse(url + route, flags, config);
      print(`${route} ${device}`, lhr);
    }
  }
} finally {
  await browser.close();
  server.process.kill();
}

function print(name: string, { runtimeError, categories, audits }: Report): void {
  if (runtimeError !== undefined) throw new Error(`${name}: ${runtimeError.message}`);
  const scores = Object.entries(categories).map(
    ([id, { score }]) => [id, Math.round(100 * (score ?? 0))] as const,
  );
  console.log(`${name}: ${scores.map(([id, score]) => `${id} ${score}`).join(', ')}`);
  if (scores.some(([, score]) => score < LEAST)) process.exitCode = 1;
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const { score = null, displayValue = '' } = audits[id] ?? {};
      if (weight > 0 && score !== null && score < 1) {
        console.log(`    ${id} ${Math.round(100 * score)} ${displayValue}`);
      }
    }
  }
}
