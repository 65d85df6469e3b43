import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.js';

describe('readSettings', () => {
  it('has a default for everything', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      metricsPort: undefined,
      trustsProxy: false,
      redisUrl: undefined,
    });
    expect(settings.waiting).toBe(32 * settings.threads);
  });

  it('reads what is set', () => {
    const hash = 'a'.repeat(64);
    expect(
      readSettings({
        PORT: '0',
        METRICS_PORT: '9100',
        TAHOUN_THREADS: '3',
        TAHOUN_WAITING: '0',
        TAHOUN_NODES_PER_MINUTE: '5000',
        TAHOUN_API_KEY_HASHES: hash,
        TAHOUN_TRUST_PROXY: '1',
        REDIS_URL: 'redis://localhost',
      }),
    ).toMatchObject({
      port: 0,
      metricsPort: 9100,
      threads: 3,
      waiting: 0,
      nodesPerMinute: 5000,
      keyedNodesPerMinute: 50_000,
      keyHashes: new Set([hash]),
      trustsProxy: true,
      redisUrl: 'redis://localhost',
    });
  });

  it.each(['', '0'])('takes a switch that is "%s" for off', (text) => {
    expect(readSettings({ TAHOUN_TRUST_PROXY: text }).trustsProxy).toBe(false);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc"; expected a number from 0 to 65535'],
    [{ TAHOUN_THREADS: '0' }, 'TAHOUN_THREADS is "0"; expected a whole number from 1 to 256'],
    [{ TAHOUN_TRUST_PROXY: 'yes' }, 'TAHOUN_TRUST_PROXY is "yes"; expected 1 or 0'],
    [{ TAHOUN_API_KEY_HASHES: 'secret' }, 'TAHOUN_API_KEY_HASHES: entry 1 is not a SHA-256'],
  ])('names what is wrong with %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
