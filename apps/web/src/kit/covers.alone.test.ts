import { LOOKS } from '@tahoun/board';
import { afterEach, expect, it, vi } from 'vitest';

type Looks = Record<string, { light: string; dark: string }>;

/** The games that are registered here are unknown to other files. */
afterEach(() => vi.resetModules());

it('every game has a picture in each theme, but one that cannot be drawn: that one is built without', async () => {
  vi.resetModules();
  const { gameById, gameIds, loadAllGames, registerGames } = await import('@tahoun/catalogue');
  const { covers } = await import('../../covers.ts');
  await loadAllGames();
  const known = gameIds();
  const rules = async () => gameById('zabor');
  registerGames([
    { id: 'plain', rules },
    { id: 'broken', rules, board: () => Promise.reject(new Error('no board')) },
  ]);
  const warnings: string[] = [];
  const { load } = covers();
  const code = await (load as (this: unknown, id: string) => Promise<string>).call(
    { warn: (warning: string) => warnings.push(warning) },
    '\0virtual:covers',
  );
  const { default: found } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  expect(Object.keys(found)).toEqual([...known, 'plain']);
  expect(warnings).toEqual(['broken has no picture: Error: no board']);
  expect(Object.keys(found.plain)).toEqual(['own own']);
  expect(Object.keys(found['czech-draughts'])).toEqual(['own own', ...LOOKS.map((look) => `${look} own`)]);
  expect(Object.keys(found.chess)).toContain('wood turned');
  expect(new Set(Object.values<Looks[string]>(found.chess).map(({ light }) => light)).size).toBe(6);
  for (const { light, dark } of Object.values<Looks>(found).flatMap((looks) => Object.values(looks))) {
    for (const picture of [light, dark])
      expect(decodeURIComponent(picture)).toMatch(/^data:image\/svg\+xml,<svg/);
    expect(light).not.toBe(dark);
  }
});
