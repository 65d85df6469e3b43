import { describe, expect, it } from 'vitest';
import { inlineEngine } from '../engine/inline-engine.js';
import { LEDGER } from '../limits/ledger.js';
import { MemoryCache } from '../search/caches.js';
import type { RequestReport } from '../service/platform.js';
import { get, problemOf, testApp } from '../testing/test-app.js';

const REQUEST_COST = LEDGER.request.nodes(1);

const LINES = { Accept: 'application/x-ndjson' };
const query = { game: 'zabor', nodes: '3000' };
const timeless = (answer: object) => ({ ...answer, seconds: 0, nps: 0 });

interface Step {
  readonly depth: number;
  readonly final: boolean;
  readonly move: string;
}

async function linesOf(response: Response): Promise<Step[]> {
  return (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('a stream', () => {
  it('has a line a completed depth, and then the answer as it is without a stream', async () => {
    const response = await get(testApp(), '/v1/best-move', query, LINES);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('vary')).toContain('Accept');
    const steps = await linesOf(response);
    expect(steps.map(({ final }) => final)).toEqual([...Array(steps.length - 1).fill(false), true]);
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.slice(0, -1).map(({ depth }) => depth)).toEqual(steps.slice(0, -1).map((_, i) => i + 1));
    const whole = (await (await get(testApp(), '/v1/best-move', query)).json()) as object;
    expect(timeless(steps.at(-1) as Step)).toEqual({ ...timeless(whole), final: true });
  });

  it.each(['/v1/best-move/stream', '/v1/analyse/stream'])('has the same as events at %s', async (path) => {
    const response = await get(testApp(), path, query);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = (await response.text()).trimEnd().split('\n\n');
    expect(events.map((event) => event.split('\n', 1)[0])).toEqual([
      ...Array(events.length - 1).fill('event: depth'),
      'event: answer',
    ]);
    for (const event of events.slice(0, -1)) expect(event).toMatch(/^event: depth\ndata: \{.*\}$/);
    expect(events.at(-1)).toMatch(/^event: answer\ndata: \{.*\}\nid: end$/);
  });

  it.each(['/v1/best-move/stream', '/v1/analyse/stream'])(
    'at %s is not searched for again when it has been had to its end',
    async (path) => {
      let searches = 0;
      const app = testApp({
        bestMove: async (request, options) => {
          searches++;
          return inlineEngine().bestMove(request, options);
        },
      });
      // As an EventSource connects again when the stream has ended.
      const again = await get(app, path, query, { 'Last-Event-ID': 'end' });
      expect([again.status, await again.text(), searches]).toEqual([204, '', 0]);
      const other = await get(app, path, query, { 'Last-Event-ID': '3' });
      expect([other.status, (await other.text()).length > 0, searches]).toEqual([200, true, 1]);
    },
  );

  it.each([
    ['text/html, Application/X-NDJSON ; q=0.5', 'application/x-ndjson'],
    ['application/x-ndjson2', 'application/json'],
    ['text/html;a=application/x-ndjson', 'application/json'],
    ['application/x-ndjson;q=0', 'application/json'],
    ['application/x-ndjson; q=0.0, */*', 'application/json'],
    ['application/x-ndjson;q=0.1, */*', 'application/json'],
    ['application/x-ndjson;q=0.1, application/*;q=0.2', 'application/json'],
    ['application/json;q=0.1, application/x-ndjson;q=0.2, */*', 'application/x-ndjson'],
    ['application/json;q=0.9, application/x-ndjson;q=0.8', 'application/json'],
    ['application/json;q=0.8, application/x-ndjson;q=0.9', 'application/x-ndjson'],
    ['application/json, application/x-ndjson', 'application/x-ndjson'],
    ['', 'application/json'],
  ])('comes for Accept: %j as %s', async (accept, type) => {
    const response = await get(testApp(), '/v1/best-move', { game: 'tic-tac-toe', nodes: '9' }, { accept });
    expect(response.headers.get('content-type')).toBe(type);
    await response.text();
  });

  it.each([
    [{ game: 'chess960' }, 404],
    [{ game: 'zabor', level: '3', algorithm: 'strong' }, 400],
    [{ game: 'zabor', moves: 'z9' }, 422],
  ])('answers %j with a problem, not with a stream', async (bad, status) => {
    for (const response of [
      await get(testApp(), '/v1/best-move', bad, LINES),
      await get(testApp(), '/v1/best-move/stream', bad),
    ]) {
      expect(response.status).toBe(status);
      await problemOf(response);
    }
  });

  it('ends with a problem when the search breaks down half way', async () => {
    const engine = inlineEngine();
    const faults: string[] = [];
    const app = testApp({
      log: ({ error }) => faults.push(error),
      bestMove: async (request, options) => {
        await engine.bestMove(request, { ...options });
        await new Promise((resolve) => setTimeout(resolve, 5));
        throw new Error('broken');
      },
    });
    const steps = await linesOf(await get(app, '/v1/best-move', query, LINES));
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.at(-1)).toMatchObject({ code: 'internal', status: 500 });
    expect(faults).toHaveLength(1);
  });

  it('shares the search of another stream, from the first step on, until both are left', async () => {
    const engine = inlineEngine();
    const signals: (AbortSignal | undefined)[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const app = testApp({
      cache: new MemoryCache(),
      bestMove: async (request, options) => {
        signals.push(options?.signal);
        const answer = await engine.bestMove(request, options);
        await ended;
        return answer;
      },
    });
    const ask = () => get(app, '/v1/best-move', query, LINES);
    const [left, early, late] = [await ask(), await ask(), await ask()];
    await left.body?.cancel();
    expect(signals[0]?.aborted).toBe(false);
    end();
    const steps = await linesOf(early);
    expect(steps.length).toBeGreaterThan(2);
    expect(await linesOf(late)).toEqual(steps);
    // The answer is kept for those who want no stream.
    const { final, ...answer } = steps.at(-1) as Step;
    expect(await (await get(app, '/v1/best-move', query)).json()).toEqual(answer);
    expect([final, signals.length]).toEqual([true, 1]);
  });

  it('stops its search when nobody reads any more', async () => {
    let signal: AbortSignal | undefined;
    const engine = inlineEngine();
    const app = testApp({
      bestMove: async (request, options) => {
        signal = options?.signal;
        const answer = await engine.bestMove(request, options);
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return answer;
      },
    });
    const response = await get(app, '/v1/best-move', query, LINES);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    expect(signal?.aborted).toBe(false);
    await reader.cancel();
    expect(signal?.aborted).toBe(true);
  });

  it.each(['/v1/best-move/stream', '/v1/analyse/stream'])(
    'at %s is searched for once: who asks again has the answer that is kept',
    async (path) => {
      const reports: RequestReport[] = [];
      const app = testApp({ cache: new MemoryCache(), report: (report) => reports.push(report) });
      const first = (await (await get(app, path, query)).text()).trimEnd().split('\n\n');
      const again = await get(app, path, query);
      expect(again.headers.get('content-type')).toBe('text/event-stream');
      expect(await again.text()).toBe(`${first.at(-1)}\n\n`);
      await expect.poll(() => reports).toHaveLength(2);
      expect(reports.map(({ answeredBy, nodes, paid }) => [answeredBy, nodes, paid])).toEqual([
        ['search', 3000, REQUEST_COST + 3000],
        ['cache', 0, REQUEST_COST],
      ]);
    },
  );

  it('is reported when its search has ended, with all that it cost and what became of it', async () => {
    const engine = inlineEngine();
    const reports: RequestReport[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const app = testApp({
      log: () => undefined,
      report: (report) => reports.push(report),
      bestMove: async (request, options) => {
        await engine.bestMove(request, options);
        await ended;
        throw new Error('broken');
      },
    });
    const response = await get(app, '/v1/best-move', query, LINES);
    expect([response.status, reports]).toEqual([200, []]);
    end();
    await response.text();
    expect(reports).toMatchObject([{ status: 200, problem: 'internal', paid: REQUEST_COST, nodes: 0 }]);
  });
});
