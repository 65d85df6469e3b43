import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.js';
import { serveWebFiles } from './files.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(root, 'assets'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

/** The service, which serves these files too. */
function serving(folder = root): TestApp {
  const app = testApp();
  serveWebFiles(app, folder);
  return app;
}

describe('the files of the page', () => {
  it.each([
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/worker.js', 'no-cache'],
    ['/assets/short-1234567.js', 'no-cache'],
    ['/assets/main-a1B2_c-4.js', 'public, max-age=31536000, immutable'],
    ['/main-a1B2_c34.js', 'no-cache'],
  ])('%s may be kept as %s', async (path, control) => {
    write(path === '/' ? 'index.html' : path, 'content');
    const response = await serving().request(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, control]);
    expect(await response.text()).toBe('content');
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gz'],
  ])('are kept as long when they are sent compressed as %s', async (encoding, ending) => {
    for (const end of ['', `.${ending}`]) write(`assets/main-a1B2c3d4.js${end}`, 'content');
    const { headers } = await serving().request('/assets/main-a1B2c3d4.js', {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('cache-control')).toContain('immutable');
  });

  it('are isolated, and run only scripts of their own and those written in the page', async () => {
    const scripts = ['one()', '\ntwo()\n'];
    write('index.html', scripts.map((text) => `<script>${text}</script>`).join('<p>'));
    const app = serving();
    const { headers } = await app.request('/');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
    const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual([
      "default-src 'self'",
      `script-src 'self' ${hashes.join(' ')}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'self'",
      "frame-ancestors 'self'",
    ]);
    // The API has headers of its own, also where it has no answer.
    for (const path of ['/v1/games', '/v1/none']) {
      const policyThere = (await app.request(path)).headers.get('content-security-policy');
      expect(policyThere).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  it('are the page at every address of the parts that its build lists, and nowhere else', async () => {
    write('index.html', '<h1>page</h1>');
    write('parts.json', '["play","lab"]');
    const app = serving();
    const asked = ['/play', '/play/chess?moves=e4', '/lab/tree', '/player', '/live'];
    const answers = await Promise.all(asked.map(async (path) => (await app.request(path)).status));
    expect(answers).toEqual([200, 200, 200, 404, 404]);
  });

  it('may lack the page: scripts are then those of the files alone', async () => {
    write('worker.js', '');
    const { headers } = await serving().request('/worker.js');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect((await serving().request('/')).status).toBe(404);
  });

  it('are told how to be built where there are none', async () => {
    const app = serving(join(root, 'nowhere'));
    const text = await (await app.request('/')).text();
    expect(text).toContain(`there is no ${join(root, 'nowhere')}`);
    expect(text).toContain('npm run build');
    expect((await app.request('/index.html')).status).toBe(404);
  });
});
