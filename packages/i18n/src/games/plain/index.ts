import { type Language, pluralEn } from '../../language/language.js';
import type { GameTexts } from '../types.js';
import { plainCs } from './cs.js';
import { plainEn, sentence } from './en.js';

/** Its id is the letter of its pieces, where it has some. */
interface PlainSide {
  readonly id?: string;
  readonly name: string;
}

/** The names that the rules of a game have, in English. */
export interface PlainNames {
  readonly name: string;
  readonly sides: readonly [PlainSide, PlainSide];
  readonly unit: string;
  readonly units?: string;
  readonly variants: readonly { readonly id: string; readonly suggestions: readonly string[] }[];
}

/**
 * The words of a game that brings none, made of the names that its rules have; a game replaces those that it has.
 * @param sideNames in the language, by default the English ones
 */
export function plainGameTexts(
  { name, sides, unit, units, variants }: PlainNames,
  language: Language = 'en',
  sideNames: readonly [string, string] = [sides[0].name, sides[1].name],
): GameTexts {
  const { turn, wins, howToMove, option } = language === 'cs' ? plainCs : plainEn;
  const [first, second] = sideNames;
  const side = (each: string) => ({ name: each, turn: turn(each), wins: wins(each) });
  const starts = variants.filter(({ suggestions }) => suggestions.length > 0);
  return {
    name,
    tagline: '',
    rules: [],
    howToMove,
    sides: [side(first), side(second)],
    variants: Object.fromEntries(starts.map(({ id }) => [id, { label: option(id), values: {} }])),
    reasons: byKey(sentence),
    units: (value, written) => `${written} ${pluralEn(Math.abs(value), unit, units ?? `${unit}s`)}`,
    labels: {
      place: ({ place }) => `${place}`,
      side0: ({ place }) => `${place}, ${first}`,
      side1: ({ place }) => `${place}, ${second}`,
    },
    setUp: { piece: (id) => sideNames[sides.findIndex((each) => each.id === id)] ?? id, options: {} },
    figures: byKey((key) => sentence({ side0: first, side1: second }[key] ?? key)),
  };
}

/** A record that has every key: nobody knows those of a game from outside before it uses them. */
function byKey(textOf: (key: string) => string): Readonly<Record<string, string>> {
  return new Proxy({}, { get: (_, key) => (typeof key === 'string' ? textOf(key) : undefined) });
}
