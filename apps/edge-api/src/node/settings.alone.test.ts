import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { registerGamesAt } from '@tahoun/catalogue/node';
import { InputError } from '@tahoun/core';
import { PLACES } from '@tahoun/engine/scheduler';
import { describe, expect, it, vi } from 'vitest';
import { missingForSignIn, readSettings, registerGamesOrFail, settingsOrFail } from './settings.js';

vi.mock('@tahoun/catalogue/node', async (original) => ({
  ...(await original<object>()),
  registerGamesAt: vi.fn(),
}));

describe('readSettings', () => {
  it('has a default for everything', () => {
    const settings = readSettings({});
    expect(settings).toEqual({
      port: 3000,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      threads: availableParallelism(),
      places: PLACES,
      waiting: 32 * availableParallelism(),
      clientThreads: Math.max(1, availableParallelism() - 1),
      clientSearches: Math.floor(16.5 * availableParallelism()),
      clientGames: 200,
      webhooks: 'public',
      nodesPerMinute: 1_000_000_000,
      keyedNodesPerMinute: 10_000_000_000,
      keyHashes: new Set(),
      trustsProxy: false,
      logsRequests: false,
      redisUrl: undefined,
      databaseUrl: undefined,
      dataFolder: './data',
      redisCacheUrl: undefined,
    });
    // An empty variable counts as unset.
    const names = [
      'PORT',
      'TAHOUN_METRICS_PORT',
      'TAHOUN_METRICS_HOST',
      'TAHOUN_THREADS',
      'TAHOUN_WAITING',
      'REDIS_URL',
    ];
    expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(settings);
  });

  it('has people sign in with Discord where all of it is set, and says what is missing', () => {
    const id = { DISCORD_CLIENT_ID: '123456789012345678' };
    const secret = { DISCORD_CLIENT_SECRET: 'a-secret' };
    const web = { TAHOUN_WEB_URL: 'https://play.example.org' };
    expect(readSettings({ ...id, ...secret, ...web }).discord).toEqual({
      clientId: '123456789012345678',
      clientSecret: 'a-secret',
      api: 'https://discord.com/api',
    });
    for (const [part, missing] of [
      [{}, undefined],
      [web, undefined],
      [id, 'DISCORD_CLIENT_SECRET'],
      [{ ...secret, ...web }, 'DISCORD_CLIENT_ID'],
      [{ ...id, ...secret, TAHOUN_WEB_URL: '' }, 'TAHOUN_WEB_URL'],
    ] as const) {
      expect(readSettings(part).discord).toBeUndefined();
      expect(missingForSignIn(part)).toBe(missing);
    }
    const all = { ...id, ...secret, ...web, TAHOUN_ACTIVITY: '1' };
    expect(missingForSignIn(all)).toBe('DISCORD_TOKEN');
    expect(missingForSignIn({ TAHOUN_ACTIVITY: '1' })).toBe('DISCORD_CLIENT_ID');
    expect(readSettings({ ...all, DISCORD_TOKEN: 'a-token' }).activityToken).toBe('a-token');
    expect(missingForSignIn({ ...all, DISCORD_TOKEN: 'a-token' })).toBeUndefined();
    const off = { ...all, TAHOUN_ACTIVITY: '0', DISCORD_TOKEN: 'a-token' };
    expect([all, off].map((env) => readSettings(env).activityToken)).toEqual([undefined, undefined]);
    expect(() => readSettings({ DISCORD_CLIENT_ID: 'Tahoun' })).toThrow(
      'DISCORD_CLIENT_ID is "Tahoun"; expected the number of the application',
    );
  });

  it('reads what is set', () => {
    const hash = 'a'.repeat(64);
    expect(
      readSettings({
        PORT: '0',
        TAHOUN_METRICS_PORT: '9100',
        TAHOUN_THREADS: '3',
        TAHOUN_WAITING: '0',
        TAHOUN_CLIENT_THREADS: '2',
        TAHOUN_CLIENT_SEARCHES: '7',
        TAHOUN_NODES_PER_MINUTE: '5000',
        TAHOUN_API_KEY_HASHES: hash,
        TAHOUN_TRUST_PROXY: '1',
        REDIS_URL: 'redis://localhost',
        REDIS_CACHE_URL: 'redis://cache',
      }),
    ).toMatchObject({
      port: 0,
      metricsPort: 9100,
      threads: 3,
      waiting: 0,
      clientThreads: 2,
      clientSearches: 7,
      nodesPerMinute: 5000,
      keyedNodesPerMinute: 50_000,
      keyHashes: new Set([hash]),
      trustsProxy: true,
      redisUrl: 'redis://localhost',
      redisCacheUrl: 'redis://cache',
    });
  });

  it.each([
    ['PORT', 'port', 0, 65_535],
    ['TAHOUN_METRICS_PORT', 'metricsPort', 0, 65_535],
    ['TAHOUN_THREADS', 'threads', 1, 256],
    ['TAHOUN_WAITING', 'waiting', 0, 100_000],
    ['TAHOUN_CLIENT_THREADS', 'clientThreads', 1, 256],
    ['TAHOUN_CLIENT_SEARCHES', 'clientSearches', 1, 100_000],
    ['TAHOUN_CLIENT_GAMES', 'clientGames', 1, 1_000_000],
    ['TAHOUN_NODES_PER_MINUTE', 'nodesPerMinute', 1, 1e12],
    ['TAHOUN_KEYED_NODES_PER_MINUTE', 'keyedNodesPerMinute', 1, 1e12],
  ] as const)('takes %s as %s from %i to %i', (name, setting, min, max) => {
    for (const value of [min, max]) expect(readSettings({ [name]: String(value) })[setting]).toBe(value);
    const wrong = [min - 1, max + 1, 1.5, `${max}x`, `x${max}`, ` ${min}`, '12345678901234'];
    for (const value of wrong) expect(() => readSettings({ [name]: String(value) })).toThrow(`${name} is "`);
  });

  it.each([
    ['1', 1],
    ['2', 1],
    ['8', 7],
  ])('leaves one of %s threads to other clients, where there is more than one', (threads, client) => {
    expect(readSettings({ TAHOUN_THREADS: threads }).clientThreads).toBe(client);
    expect(readSettings({ TAHOUN_THREADS: threads, TAHOUN_CLIENT_THREADS: '5' }).clientThreads).toBe(5);
  });

  it('takes the address of the page without what follows its host', () => {
    expect(readSettings({ TAHOUN_WEB_URL: 'https://play.example.org/play?a#b' }).webUrl).toBe(
      'https://play.example.org',
    );
  });

  it('has the answers with all the rest in Redis, unless they have one of their own', () => {
    expect(readSettings({ REDIS_URL: 'redis://a' }).redisCacheUrl).toBe('redis://a');
  });

  it('ends the process with one line where something is wrong, and only there', () => {
    const [told, exit] = [vi.spyOn(console, 'error'), vi.spyOn(process, 'exit')];
    told.mockImplementation(() => undefined);
    exit.mockImplementation((() => undefined) as never);
    vi.stubEnv('PORT', '7');
    expect(settingsOrFail().port).toBe(7);
    expect(exit).not.toHaveBeenCalled();
    vi.stubEnv('PORT', 'x');
    settingsOrFail();
    const line = 'PORT is "x"; expected a number from 0 to 65535, e.g. PORT=3001 npm start';
    expect([told.mock.calls, exit.mock.calls]).toEqual([[[line]], [[1]]]);
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  it.each([
    [
      'with one line when it cannot be used',
      new InputError('game-load', 'no such game', {}),
      ['no such game'],
      1,
    ],
    ['not for a fault of its own, which is thrown', new Error('broken'), [], 0],
  ])('registers the games from outside and ends the process %s', async (_when, error, lines, exits) => {
    const [told, exit] = [vi.spyOn(console, 'error'), vi.spyOn(process, 'exit')];
    told.mockImplementation(() => undefined);
    exit.mockImplementation((() => undefined) as never);
    vi.stubEnv('TAHOUN_GAMES', './one, ./two');
    const register = vi.mocked(registerGamesAt).mockResolvedValueOnce(undefined);
    await registerGamesOrFail();
    expect(register).toHaveBeenCalledWith(['./one', './two']);
    expect(exit).not.toHaveBeenCalled();
    register.mockRejectedValueOnce(error);
    await expect(registerGamesOrFail()).rejects.toThrow(error);
    expect(told.mock.calls.flat()).toEqual(lines);
    expect(exit).toHaveBeenCalledTimes(exits);
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  it.each(['', '0'])('takes a switch that is "%s" for off', (text) => {
    expect(readSettings({ TAHOUN_TRUST_PROXY: text }).trustsProxy).toBe(false);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc"; expected a number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT is "-1"; expected a number from 0 to 65535'],
    [{ PORT: '3000.5' }, 'PORT is "3000.5"; expected a number from 0 to 65535'],
    [{ TAHOUN_THREADS: '0' }, 'TAHOUN_THREADS is "0"; expected a whole number from 1 to 256'],
    [{ TAHOUN_WEB_URL: 'play.example.org' }, 'TAHOUN_WEB_URL: "play.example.org" is no address'],
    [{ TAHOUN_WEB_URL: 'javascript:alert(1)' }, 'TAHOUN_WEB_URL: "javascript:alert(1)" is no address'],
    [{ TAHOUN_WEBHOOKS: 'yes' }, 'TAHOUN_WEBHOOKS is "yes"; expected public, private or off'],
    [{ TAHOUN_TRUST_PROXY: 'yes' }, 'TAHOUN_TRUST_PROXY is "yes"; expected 1 or 0'],
    [{ TAHOUN_API_KEY_HASHES: 'secret' }, 'TAHOUN_API_KEY_HASHES: entry 1 is not a SHA-256'],
  ])('names what is wrong with %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

it('has as many threads as the memory suffices for, unless it is told how many', () => {
  const threads = (env: Record<string, string>) => readSettings(env).threads;
  expect(threads({ TAHOUN_MEMORY: '799' })).toBe(1);
  expect(threads({ TAHOUN_MEMORY: '800' })).toBe(Math.min(2, availableParallelism()));
  expect(threads({ TAHOUN_MEMORY: '1' })).toBe(1);
  expect(threads({ TAHOUN_MEMORY: '9999999' })).toBe(availableParallelism());
  expect(threads({ TAHOUN_MEMORY: '1', TAHOUN_THREADS: '7' })).toBe(7);
});

it('docs/hosting.md has every variable in its table', () => {
  const names = new Set<string>();
  const set: Record<string, string> = {
    DISCORD_CLIENT_ID: '12345',
    DISCORD_CLIENT_SECRET: 'a-secret',
    TAHOUN_WEB_URL: 'https://play.example.org',
    TAHOUN_ACTIVITY: '1',
  };
  const get = (_: object, name: string) => {
    names.add(name);
    return set[name];
  };
  readSettings(new Proxy({}, { get }));
  const page = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| (`[A-Z].*?`) +\|/gm)].join();
  expect(names.size).toBeGreaterThan(20);
  expect([...names].filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
});
