// @module-tag rest
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveState } from '@tahoun/live';
import { POSTGRES_PROGRAMS, type Postgres, startPostgres } from '@tahoun/live/testing/postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Server } from '../../testing/server.ts';
import { PATIENCE_MS } from './support/patience.js';

/** Milliseconds for which the database is frozen, and in which a request is to be answered meanwhile. */
const FROZEN_MS = 7000;
const SOON_MS = 4000;

describe.runIf(POSTGRES_PROGRAMS !== undefined)('with a Postgres that does not answer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-page-'));
  let postgres: Postgres;
  let server: Server;
  let url: string;

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<html><head></head><body>board</body></html>');
    writeFileSync(join(folder, 'parts.json'), '["live"]');
    postgres = await startPostgres();
    server = new Server({ DATABASE_URL: postgres.url, TAHOUN_WEB_ROOT: folder, TAHOUN_THREADS: '1' });
    url = await server.url();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  async function ask(path: string, body?: object, key?: string) {
    const headers = { 'Content-Type': 'application/json', ...(key === undefined ? {} : { 'Seat-Key': key }) };
    const from = performance.now();
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(url + path, { headers, ...sent });
    return { response, ms: performance.now() - from };
  }

  it('requests and pages are answered soon, and no clock counts the time', async () => {
    const begun = await ask('/v1/live', { game: 'chess', minutes: 1 });
    const { id, key, invitation } = (await begun.response.json()) as Record<string, string>;
    await ask(`/v1/live/${id}/actions`, { action: 'join', name: 'Bruno' }, invitation);
    await ask(`/v1/live/${id}/moves`, { move: 'e4', ply: 0 }, key);
    await ask(`/v1/live/${id}/moves`, { move: 'e5', ply: 1 }, invitation);
    const from = performance.now();
    postgres.freeze(true);
    const frozen = pause(FROZEN_MS);
    const answers = await Promise.all([
      ask(`/v1/live/${id}`),
      ask(`/v1/live/${id}/stream`),
      ask('/v1/live', { game: 'chess' }),
    ]);
    expect(answers.map(({ response }) => response.status)).toEqual([503, 503, 503]);
    const page = await ask(`/live/${id}`);
    expect([page.response.status, await page.response.text()]).toEqual([
      200,
      expect.stringContaining('board'),
    ]);
    for (const { ms } of [...answers, page]) expect(ms).toBeLessThan(SOON_MS);
    await frozen;
    postgres.freeze(false);
    let state: LiveState | undefined;
    await vi.waitFor(
      async () => {
        const { response } = await ask(`/v1/live/${id}/moves`, { move: 'Nf3', ply: 2 }, key);
        expect(response.status).toBe(200);
        state = (await response.json()) as LiveState;
      },
      { timeout: PATIENCE_MS, interval: 200 },
    );
    const taken = performance.now() - from;
    expect(taken).toBeGreaterThan(FROZEN_MS);
    // The frozen time is not counted; the question that noticed it may have come up to two seconds later.
    expect(state?.clock?.left[0]).toBeGreaterThan(60_000 - (taken - FROZEN_MS) - 2000);
  });

  it('the page is served, and requests are refused at once, when it has ended', async () => {
    await postgres.close();
    const page = await ask('/live/none');
    expect([page.response.status, page.ms < SOON_MS]).toEqual([200, true]);
    const { response, ms } = await ask('/v1/live/none');
    expect([response.status, response.headers.get('retry-after'), ms < SOON_MS]).toEqual([503, '2', true]);
  });
});
