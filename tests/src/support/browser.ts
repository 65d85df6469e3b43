import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { PATIENCE_MS } from './patience.ts';

/** The built server and a browser, for the tests and the benches. */

const SERVER = fileURLToPath(new URL('../../../apps/edge-api/dist/node.js', import.meta.url));
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

/** The built server. @param env settings of its own. */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
): Promise<{ process: ChildProcess; url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-server-'));
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: '0', TAHOUN_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
    server.stdout.on('data', (chunk) => {
      const printed = /http:\/\/\S+/.exec(String(chunk));
      if (printed !== null) resolve(printed[0]);
    });
  });
  return { process: server, url };
}
