import { describe, expect, it } from 'vitest';
import { Environment, SettingError, sharedSettings } from './settings.js';

const read = (text: string) => new Environment({ NAME: text });

describe('a variable', () => {
  it.each(['', undefined])('that is %j is unset', (text) => {
    const env = new Environment({ NAME: text });
    expect([env.text('NAME'), env.whole('NAME', 0, 9), env.port('NAME'), env.flag('NAME')]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
    expect([env.oneOf('NAME', ['a', 'b']), env.address('NAME'), env.address('NAME', 'postgres')]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('is read as what it is', () => {
    expect(read(' a b\n').text('NAME')).toBe('a b');
    expect(['2', '70'].map((text) => read(text).whole('NAME', 2, 70))).toEqual([2, 70]);
    expect(['0', '65535'].map((text) => read(text).port('NAME'))).toEqual([0, 65_535]);
    expect(['1', '0'].map((text) => read(text).flag('NAME'))).toEqual([true, false]);
    expect(read('b').oneOf('NAME', ['a', 'b'])).toBe('b');
    expect(read('http://127.0.0.1:1/api').address('NAME')).toBe('http://127.0.0.1:1/api');
    expect(read('postgresql://host/name').address('NAME', 'postgres')).toBe('postgresql://host/name');
    expect(read('7').parsed('NAME', Number, 'any text')).toBe(7);
  });

  it.each<[string, (env: Environment) => unknown, string]>([
    ['1', (env) => env.whole('NAME', 2, 70), 'NAME is "1"; expected a whole number from 2 to 70'],
    ['71', (env) => env.whole('NAME', 2, 70), 'NAME is "71"; expected a whole number from 2 to 70'],
    ['1e1', (env) => env.whole('NAME', 2, 70), 'NAME is "1e1"; expected a whole number from 2 to 70'],
    [' 3', (env) => env.whole('NAME', 2, 70), 'NAME is " 3"; expected a whole number from 2 to 70'],
    ['x', (env) => env.port('NAME', ', e.g. 1'), 'NAME is "x"; expected a number from 0 to 65535, e.g. 1'],
    ['yes', (env) => env.flag('NAME'), 'NAME is "yes"; expected 1 or 0'],
    ['c', (env) => env.oneOf('NAME', ['x', 'y', 'z']), 'NAME is "c"; expected x, y or z'],
    ['c', (env) => env.parsed('NAME', () => undefined, 'd'), 'NAME is "c"; expected d'],
    [
      'ftp://host',
      (env) => env.address('NAME'),
      'NAME: "ftp://host" is no address; expected one such as https://play.example.org',
    ],
  ])('that is %j is refused with what was found and what is accepted', (text, ask, line) => {
    expect(() => ask(read(text))).toThrow(new SettingError(line));
  });

  it.each([
    ['ftp://user:hidden@host', 'web'],
    ['mysql://user:hidden@host', 'postgres'],
    ['hidden', 'postgres'],
  ] as const)('is refused without the password in %s', (text, kind) => {
    expect(() => read(text).address('NAME', kind)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/^NAME: (?!.*hidden).* no address; expected one such as \w+:/),
      }),
    );
  });
});

describe('what server and bot share', () => {
  it('has defaults', () => {
    expect(sharedSettings(new Environment({}))).toEqual({
      threads: undefined,
      databaseUrl: undefined,
      dataFolder: './data',
      webUrl: undefined,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
    });
  });

  it('is read once for both; of the address of the page, what follows the host is left out', () => {
    const env = {
      TAHOUN_THREADS: '256',
      DATABASE_URL: 'postgres://user:word@host/name',
      TAHOUN_DATA: '/data',
      TAHOUN_WEB_URL: 'https://play.example.org/play?a#b',
      TAHOUN_METRICS_PORT: '0',
      TAHOUN_METRICS_HOST: '0.0.0.0',
    };
    expect(sharedSettings(new Environment(env))).toEqual({
      threads: 256,
      databaseUrl: 'postgres://user:word@host/name',
      dataFolder: '/data',
      webUrl: 'https://play.example.org',
      metricsPort: 0,
      metricsHost: '0.0.0.0',
    });
  });

  it('knows the address of the metrics by its earlier name, where the present one is not set', () => {
    const earlier = { METRICS_PORT: '7', METRICS_HOST: '::1' };
    expect(sharedSettings(new Environment(earlier))).toMatchObject({ metricsPort: 7, metricsHost: '::1' });
    const both = { ...earlier, TAHOUN_METRICS_PORT: '8', TAHOUN_METRICS_HOST: '' };
    expect(sharedSettings(new Environment(both))).toMatchObject({ metricsPort: 8, metricsHost: '::1' });
    expect(() => sharedSettings(new Environment({ METRICS_PORT: 'x' }))).toThrow(/^METRICS_PORT is "x"/);
  });
});
