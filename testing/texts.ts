import { describe, expect, it } from 'vitest';

/* What texts in both languages promise, those of the programs and those of the games. */

/** A text in both languages. */
export interface Pair {
  readonly path: string;
  readonly en: string;
  readonly cs: string;
}

/** Answers to every question a text may ask of a parameter: it is a number, a word, a list and a record. */
const PROBE: unknown = new Proxy(
  {},
  {
    get: (_, key): unknown => {
      if (key === Symbol.toPrimitive) return () => '7';
      if (key === 'length') return 7;
      for (const stand of ['7', ['7']]) {
        const value: unknown = Reflect.get(Object(stand), key);
        if (typeof value === 'function') return value.bind(stand);
      }
      return PROBE;
    },
  },
);

type Text = (...parameters: unknown[]) => unknown;

function isText(value: unknown): value is Text {
  return typeof value === 'function';
}

/** The result of a text; a text that returns the probe has no better word for it. */
function answer(text: Text): unknown {
  const made = text(...Array(6).fill(PROBE));
  return typeof made === 'object' && Object.keys(made ?? {}).length === 0 ? String(PROBE) : made;
}

/** All texts of two values of the same shape, side by side. */
export function pairs(path: string, en: unknown, cs: unknown): Pair[] {
  if (isText(en) && isText(cs)) return pairs(`${path}()`, answer(en), answer(cs));
  if (typeof en === 'string' && typeof cs === 'string') return [{ path, en, cs }];
  if (typeof en !== 'object' || typeof cs !== 'object' || en === null || cs === null) {
    expect(typeof cs, path).toBe(typeof en);
    return [];
  }
  expect(Object.keys(cs), path).toEqual(Object.keys(en));
  return Object.entries(en).flatMap(([key, part]) => pairs(`${path}.${key}`, part, Reflect.get(cs, key)));
}

/** Words in both languages (`{ en, cs }`) anywhere in data. */
export function pairsIn(path: string, data: unknown): Pair[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('en' in data && 'cs' in data) return pairs(path, data.en, data.cs);
  return Object.entries(data).flatMap(([key, part]) => pairsIn(`${path}.${key}`, part));
}

const ADDRESS = /^([#/]|https:)/;

/**
 * Tests of such texts. @param same names, symbols and words that are the same in both languages.
 */
export function testTexts(all: readonly Pair[], same: ReadonlySet<string>): void {
  describe('every text', () => {
    it('is there in both languages', () => {
      expect(all.length).toBeGreaterThan(500);
      expect(all.filter(({ en, cs }) => en.trim() === '' || cs.trim() === '')).toEqual([]);
    });

    it('is translated, but for names, symbols and words that both languages have', () => {
      const untranslated = all.filter(
        ({ en, cs }) => en === cs && /\p{L}{2}/u.test(en) && !same.has(en) && !ADDRESS.test(en),
      );
      expect(untranslated.map(({ path, en }) => `${path}: ${en}`)).toEqual([]);
    });
  });

  describe('Czech texts', () => {
    // A terminal wraps lines by columns, and what it prints is copied into commands.
    const set = all.filter(({ path }) => !path.startsWith('.cli'));

    it('end no line with a word of one letter, nor between a number and what it counts', () => {
      const loose = set.filter(
        ({ cs }) => /(?:^|[\s(„])[ksvzouai] \S/iu.test(cs) || /(?:^| )\d+ \p{Ll}{2,}/u.test(cs),
      );
      expect(loose.map(({ path, cs }) => `${path}: ${cs}`)).toEqual([]);
    });

    it('use Czech quotation marks, and signs instead of letters and hyphens', () => {
      const bad = set.filter(({ cs }) => /["“][\p{L}\d]|(?<!=)\d\s?x\s?\d|(?:^|\s)-\d/u.test(cs));
      expect(bad.map(({ path, cs }) => `${path}: ${cs}`)).toEqual([]);
    });
  });
}
