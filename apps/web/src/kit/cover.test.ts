import { expect, it } from 'vitest';
import { type Covers, coverIn, coverKey } from './cover.js';

const named = (name: string) => ({ light: `${name} by day`, dark: `${name} by night` });

it.each([
  [{ look: 'wood', pieces: 'plain', theme: 'dark' }, 'plain on wood by night'],
  [{ look: 'wood', pieces: 'turned' }, 'wood by day'],
  [{ look: 'slate', pieces: 'plain' }, 'plain by day'],
  [{ look: 'slate' }, 'own by day'],
  [{}, 'own by day'],
] as const)('the picture for %o is the one that comes nearest to it', (style, expected) => {
  const covers: Covers = {
    [coverKey({})]: named('own'),
    [coverKey({ look: 'wood' })]: named('wood'),
    [coverKey({ pieces: 'plain' })]: named('plain'),
    [coverKey({ look: 'wood', pieces: 'plain' })]: named('plain on wood'),
  };
  expect(coverIn(covers, style)).toBe(expected);
  expect(coverIn(undefined, style)).toBeUndefined();
});
