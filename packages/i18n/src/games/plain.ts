import { type Language, pluralEn } from '../language.js';
import type { GameTexts } from './types.js';

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

/** The words around the names. The names do not change in them, whatever they are. */
const PATTERNS = {
  en: {
    turn: (side: string) => `${side} to move`,
    wins: (side: string) => `${side} wins`,
    howToMove: 'Choose one of the places that can be chosen.',
    option: sentence,
  },
  cs: {
    turn: (side: string) => `Na tahu: ${side}`,
    wins: (side: string) => `Vítěz: ${side}`,
    howToMove: 'Zvolte jedno z míst, která jde zvolit.',
    option: (id: string) => (id === 'size' ? 'Velikost' : sentence(id)),
  },
};

/**
 * The words of a game that brings none, made of the names that its rules have; a game replaces those that it has.
 * @param sideNames in the language, by default the English ones
 */
export function plainGameTexts(
  { name, sides, unit, units, variants }: PlainNames,
  language: Language = 'en',
  sideNames: readonly [string, string] = [sides[0].name, sides[1].name],
): GameTexts {
  const { turn, wins, howToMove, option } = PATTERNS[language];
  const [first, second] = sideNames.map((side) => ({ name: side, turn: turn(side), wins: wins(side) })) as [
    GameTexts['sides'][0],
    GameTexts['sides'][1],
  ];
  const starts = variants.filter(({ suggestions }) => suggestions.length > 0);
  return {
    name,
    tagline: '',
    rules: [],
    howToMove,
    sides: [first, second],
    variants: Object.fromEntries(starts.map(({ id }) => [id, { label: option(id), values: {} }])),
    reasons: byKey(sentence),
    units: (value, written) => `${written} ${pluralEn(Math.abs(value), unit, units ?? `${unit}s`)}`,
    labels: {
      place: ({ place }) => `${place}`,
      side0: ({ place }) => `${place}, ${first.name}`,
      side1: ({ place }) => `${place}, ${second.name}`,
    },
    setUp: { piece: (id) => sideNames[sides.findIndex((side) => side.id === id)] ?? id, options: {} },
    figures: byKey((key) => sentence({ side0: first.name, side1: second.name }[key] ?? key)),
  };
}

/** `no-moves` as `No moves`. */
export function sentence(key: string): string {
  const text = key.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A record that has every key: nobody knows those of a game from outside before it uses them. */
function byKey(textOf: (key: string) => string): Readonly<Record<string, string>> {
  return new Proxy({}, { get: (_, key) => (typeof key === 'string' ? textOf(key) : undefined) });
}
