import { describe, expect, it } from 'vitest';
import { healthApp } from './health.js';
import { listen } from './listen.js';
import { Metrics } from './metrics.js';

describe('the health of the bot', () => {
  it('is good while it is connected', async () => {
    let isConnected = false;
    const app = healthApp(() => isConnected, new Metrics(() => 0));
    expect((await app.request('/healthz')).status).toBe(503);
    isConnected = true;
    const response = await app.request('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('is served on the port that was free, with what was counted', async () => {
    const listener = await listen(
      healthApp(() => true, new Metrics(() => 7)),
      0,
    );
    const response = await fetch(`http://127.0.0.1:${listener.port}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toMatch(/^tahoun_clerk_games 7$/m);
    await listener.close();
  });
});
