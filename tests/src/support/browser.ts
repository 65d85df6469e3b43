import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { PATIENCE_MS } from './patience.ts';

/** A browser, for the tests and the benches. */

const BROWSERS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const BROWSER_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A real Chromium: the one that the tests share, where there is one. @param args additional switches */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const shared = process.env.TAHOUN_TEST_BROWSER;
  if (shared !== undefined && args.length === 0) return chromium.connect(shared);
  return chromium.launch(browserOptions(args));
}

/** Options to start Chromium. @param args additional switches */
export function browserOptions(args: readonly string[] = []) {
  return {
    executablePath: findBrowser(),
    args: [...BROWSER_ARGUMENTS, ...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  };
}

/** A first visit to all pages, with the timeouts of the tests. */
export async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

function findBrowser(): string {
  const found = BROWSERS.find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error('no Chromium found: install it, or set CHROMIUM_PATH');
  return found;
}
