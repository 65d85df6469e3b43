import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';

const DISCORD_TOKEN = 'a.b.c';

describe('the environment', () => {
  it('needs nothing but the token', () => {
    expect(readConfig({ DISCORD_TOKEN })).toMatchObject({
      token: DISCORD_TOKEN,
      databaseUrl: undefined,
      dataFolder: './data',
      metricsHost: '127.0.0.1',
      http: undefined,
      readsMessages: false,
      challengeMs: 3_600_000,
    });
  });

  it.each([
    [{}, /DISCORD_TOKEN is missing/],
    [{ DISCORD_TOKEN: '  ' }, /DISCORD_TOKEN is missing/],
    [{ DISCORD_TOKEN, DATABASE_URL: 'mysql://x' }, /DATABASE_URL.*postgres/],
    [{ DISCORD_TOKEN, DISCORD_API: 'here' }, /DISCORD_API.*http/],
    [{ DISCORD_TOKEN, TAHOUN_METRICS_PORT: '70000' }, /TAHOUN_METRICS_PORT.*0 to 65535/],
    [{ DISCORD_TOKEN, TAHOUN_READ_MESSAGES: 'yes' }, /TAHOUN_READ_MESSAGES.*1 or 0/],
    [{ DISCORD_TOKEN, TAHOUN_HTTP_PORT: '8080' }, /DISCORD_PUBLIC_KEY/],
  ])('%j is refused by name', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('says everything that can be said', () => {
    const key = 'aB'.repeat(32);
    const env = {
      DISCORD_TOKEN: ` ${DISCORD_TOKEN}\n`,
      DISCORD_API: 'http://127.0.0.1:1/api',
      DATABASE_URL: 'postgres://user:word@host/name',
      TAHOUN_DATA: '/data',
      TAHOUN_WEB_URL: 'https://tahoun.example/',
      TAHOUN_METRICS_PORT: '0',
      TAHOUN_METRICS_HOST: '0.0.0.0',
      TAHOUN_HTTP_PORT: '65535',
      DISCORD_PUBLIC_KEY: key,
      TAHOUN_READ_MESSAGES: '1',
      TAHOUN_CHALLENGE_SECONDS: '604800',
      TAHOUN_WATCH_MS: '0',
      TAHOUN_THINK_MS: '100',
      TAHOUN_THREADS: '64',
      TAHOUN_SHARDS: '16',
    };
    expect(readConfig(env)).toEqual({
      token: DISCORD_TOKEN,
      api: 'http://127.0.0.1:1/api',
      databaseUrl: 'postgres://user:word@host/name',
      dataFolder: '/data',
      webUrl: 'https://tahoun.example',
      metricsPort: 0,
      metricsHost: '0.0.0.0',
      http: { port: 65_535, publicKey: key },
      readsMessages: true,
      shards: 16,
      challengeMs: 604_800_000,
      paceMs: 0,
      thinkMs: 100,
      threads: 64,
    });
  });

  it('that is empty is as if it were not there, and 0 is no', () => {
    const env = { TAHOUN_THREADS: '', DATABASE_URL: '', TAHOUN_HTTP_PORT: '', TAHOUN_READ_MESSAGES: '0' };
    expect(readConfig({ DISCORD_TOKEN, ...env })).toEqual(readConfig({ DISCORD_TOKEN }));
    expect(readConfig({ DISCORD_TOKEN })).toMatchObject({
      paceMs: 3000,
      thinkMs: 20_000,
      metricsPort: undefined,
      threads: undefined,
      api: undefined,
    });
  });

  it.each([
    ['TAHOUN_CHALLENGE_SECONDS', ['0', '604801']],
    ['TAHOUN_WATCH_MS', ['-1', '600001', '1.5', '1e3']],
    ['TAHOUN_THINK_MS', ['99', '600001']],
    ['TAHOUN_THREADS', ['0', '257', 'many']],
    ['TAHOUN_HTTP_PORT', ['65536']],
  ])('%s keeps to what makes sense', (name, values) => {
    for (const value of values)
      expect(() => readConfig({ DISCORD_TOKEN, [name]: value }), value).toThrow(new RegExp(`${name} is "`));
  });

  it('that is wrong is told without the secrets in it', () => {
    const secret = 'mysql://user:pass-word@host/name';
    const faulty = [
      { DISCORD_TOKEN, DATABASE_URL: secret },
      { DISCORD_TOKEN, DISCORD_API: 'ftp://user:pass-word@host' },
      { DISCORD_TOKEN, TAHOUN_HTTP_PORT: '1', DISCORD_PUBLIC_KEY: 'z'.repeat(64) },
      { DISCORD_TOKEN, TAHOUN_THREADS: 'x' },
    ];
    for (const env of faulty)
      expect(() => readConfig(env)).toThrow(
        expect.objectContaining({ message: expect.not.stringMatching(/pass-word|a\.b\.c/) }),
      );
  });
});

it('docs/discord.md lists every variable', () => {
  const names = new Set<string>();
  const set: Record<string, string> = {
    DISCORD_TOKEN,
    TAHOUN_HTTP_PORT: '1',
    DISCORD_PUBLIC_KEY: 'a'.repeat(64),
  };
  const get = (_: object, name: string) => {
    names.add(name);
    return set[name];
  };
  readConfig(new Proxy({}, { get }));
  const page = readFileSync(new URL('../../../docs/discord.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^- (`[A-Z_]+`.*)/gm)].join();
  expect(names.size).toBeGreaterThan(15);
  expect([...names].filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
});
