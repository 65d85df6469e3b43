import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Listener } from './listen.js';
import { Metrics, serveMetrics } from './metrics.js';

describe('the metrics', () => {
  const linesOf = async (metrics: Metrics) => (await metrics.registry.metrics()).split('\n');

  it('are counts, times and figures of the moment, with those of Node', async () => {
    const metrics = new Metrics();
    metrics.counter('asked_total', 'Requests', 'route').inc({ route: '/' }, 2);
    metrics.histogram('asked_seconds', 'Time', [0.1, 1]).observe(0.5);
    let open = 1;
    metrics.gauge('open', 'What is open', () => open);
    metrics.gauge('waiting', 'What waits', async () => 3);
    metrics.latency('ping_seconds', 'Time of a ping', async () => null);
    open = 2;
    const lines = await linesOf(metrics);
    for (const line of [
      'asked_total{route="/"} 2',
      'asked_seconds_bucket{le="0.1"} 0',
      'asked_seconds_bucket{le="1"} 1',
      'open 2',
      'waiting 3',
    ])
      expect(lines).toContain(line);
    expect(lines.join('\n')).toMatch(/^ping_seconds \d/m);
    expect(lines.join('\n')).toMatch(/^process_cpu_seconds_total /m);
  });

  it('say of what cannot be read that it is unknown, and wait for none of it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const metrics = new Metrics();
    metrics.gauge('thrown', 'a', () => {
      throw new Error('broken');
    });
    metrics.latency('refused', 'b', async () => {
      throw new Error('connection refused');
    });
    metrics.gauge('silent', 'c', () => new Promise(() => undefined));
    const told = linesOf(metrics);
    vi.advanceTimersByTime(2000);
    expect(await told).toEqual(expect.arrayContaining(['thrown Nan', 'refused Nan', 'silent Nan']));
    vi.useRealTimers();
  });
});

describe('the listener', () => {
  let listener: Listener;
  afterEach(() => listener.close());
  const ask = (path: string) => fetch(`http://127.0.0.1:${listener.port}${path}`);

  it('has the metrics and nothing else', async () => {
    const metrics = new Metrics();
    metrics.gauge('open', 'What is open', () => 0);
    listener = await serveMetrics(metrics, 0, '127.0.0.1');
    const told = await ask('/metrics');
    expect([told.status, told.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await told.text()).toMatch(/^open 0$/m);
    for (const path of ['/', '/healthz']) {
      const elsewhere = await ask(path);
      expect([elsewhere.status, await elsewhere.text()]).toEqual([404, 'the metrics are at /metrics\n']);
    }
    vi.spyOn(metrics.registry, 'metrics').mockRejectedValue(new Error('out of order'));
    const broken = await ask('/metrics');
    expect([broken.status, await broken.text()]).toEqual([500, 'out of order\n']);
  });

  it('tells whether the process is connected, where it is asked to', async () => {
    let isConnected = false;
    listener = await serveMetrics(new Metrics(), 0, '127.0.0.1', {
      '/healthz': () => (isConnected ? null : 'connecting'),
    });
    const before = await ask('/healthz');
    expect([before.status, await before.json()]).toEqual([503, { status: 'connecting' }]);
    isConnected = true;
    const after = await ask('/healthz');
    expect([after.status, await after.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('is at the address that is named and no other, says so when its port is taken, and ends', async () => {
    listener = await serveMetrics(new Metrics(), 0, '127.0.0.1');
    await expect(fetch(`http://127.0.0.2:${listener.port}/metrics`)).rejects.toThrow();
    await expect(serveMetrics(new Metrics(), listener.port, '127.0.0.1')).rejects.toThrow('EADDRINUSE');
    await listener.close();
    await expect(ask('/metrics')).rejects.toThrow();
  });
});
