import { describe, expect, it } from 'vitest';
import { Metrics, healthApp, listen } from './health.js';

/** The database is there. */
const present = () => false;

describe('the health of the bot', () => {
  it('is good while it is connected', async () => {
    let isConnected = false;
    const app = healthApp(() => isConnected, present, new Metrics(() => 0));
    const before = await app.request('/healthz');
    expect([before.status, await before.json()]).toEqual([503, { status: 'connecting' }]);
    isConnected = true;
    const response = await app.request('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('tells that it cannot save anything, and is no reason to start it again', async () => {
    let isAway = true;
    const app = healthApp(
      () => true,
      () => isAway,
      new Metrics(() => 0),
    );
    const statuses = async () => [
      (await app.request('/healthz')).status,
      (await app.request('/readyz')).status,
    ];
    expect(await statuses()).toEqual([200, 503]);
    isAway = false;
    expect(await statuses()).toEqual([200, 200]);
  });

  it('is served on the port that was free, with what was counted', async () => {
    const listener = await listen(
      healthApp(() => true, present, new Metrics(() => 7)),
      0,
    );
    const response = await fetch(`http://127.0.0.1:${listener.port}/metrics`);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await response.text()).toMatch(/^tahoun_scheduler_games 7$/m);
    await listener.close();
    await expect(fetch(`http://127.0.0.1:${listener.port}/metrics`)).rejects.toThrow();
  });

  it('is served at the address that is named, and at no other', async () => {
    const app = healthApp(() => true, present, new Metrics(() => 0));
    const listener = await listen(app, 0, '127.0.0.1');
    await expect(fetch(`http://127.0.0.2:${listener.port}/healthz`)).rejects.toThrow();
    expect((await fetch(`http://127.0.0.1:${listener.port}/healthz`)).status).toBe(200);
    await listener.close();
  });

  it('says so when its port is taken', async () => {
    const app = healthApp(() => true, present, new Metrics(() => 0));
    const listener = await listen(app, 0);
    await expect(listen(app, listener.port)).rejects.toThrow(/EADDRINUSE/);
    await listener.close();
  });

  it('counts how fast interactions of each kind were acknowledged', async () => {
    const metrics = new Metrics(() => 0);
    for (const seconds of [0.004, 0.2, 4]) metrics.acknowledged({ type: 2 } as never, seconds);
    metrics.acknowledged({ type: 3 } as never, 1);
    const text = await metrics.text();
    for (const [bound, count] of [
      ['0.005', 1],
      ['0.1', 1],
      ['0.25', 2],
      ['3', 2],
      ['+Inf', 3],
    ] as const)
      expect(text).toContain(`tahoun_acknowledgement_seconds_bucket{le="${bound}",type="2"} ${count}\n`);
    expect(text).toContain('tahoun_acknowledgement_seconds_count{type="3"} 1\n');
    expect(text).toMatch(/^process_cpu_seconds_total /m);
  });
});
