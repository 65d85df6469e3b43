import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';

const DISCORD_TOKEN = 'a.b.c';

describe('the environment', () => {
  it('needs nothing but the token', () => {
    expect(readConfig({ DISCORD_TOKEN })).toMatchObject({
      token: DISCORD_TOKEN,
      databaseUrl: undefined,
      dataFolder: './data',
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
});
