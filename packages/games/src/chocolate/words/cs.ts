import { type GameTexts, pluralCs } from '@tahoun/i18n';
import { chocolateTitle, written } from './title.js';

export const chocolateCs: GameTexts = {
  ...chocolateTitle.cs,
  rules: [
    'Hráči se střídají. Vezměte libovolný kus čokolády a rozlomte ho podél jedné rovné čáry na dva obdélníky.',
    'Zlomem nesmí vzniknout samostatný čtvereček (1×1), takže kusy 1×2 a 1×3 už rozlomit nelze.',
    'Kdo nemá co lámat, prohrál.',
  ],
  lessons: 'Naučte se hrát: pravidla, matematika, úlohy',
  sourcePlayer: 'Milatův hráč (2007)',
  sourcePlayerNote: 'Kde to jde, hraje symetricky, jinak podle Milatovy rekurze.',
  textbookNote: 'Toto prohledávání pozná jen dohranou partii. Že vyhrává půlení, neví.',
  howToMove:
    'Zvolte čáru na některém kusu: kus se podél ní rozlomí. Vybledlé kusy, 1×2 a 1×3, už rozlomit nelze.',
  sides: [
    { name: 'První', turn: 'Na tahu je první hráč', wins: 'Vyhrál první hráč' },
    { name: 'Druhý', turn: 'Na tahu je druhý hráč', wins: 'Vyhrál druhý hráč' },
  ],
  variants: { size: { label: 'Tabulka', values: {} } },
  reasons: { 'no-break': 'Poslední kus je rozlomen' },
  ownReasons: {
    'no-break': ['Poslední zlom byl váš: vyhráváte', 'Poslední zlom byl soupeřův: prohráváte'],
  },
  units: (value, written) => `${written} ${pluralCs(Math.abs(value), 'výhra', 'výhry', 'výher', 'výhry')}`,
  labels: {
    vertical: ({ piece, first, second }) =>
      `Rozlomit ${written(piece)} na ${written(first)} a ${written(second)}, svislá čára`,
    horizontal: ({ piece, first, second }) =>
      `Rozlomit ${written(piece)} na ${written(first)} a ${written(second)}, vodorovná čára`,
    piece: ({ piece }) => `Kus ${written(piece)}`,
  },
  figures: { pieces: 'Kusy', left: 'Kusy k rozlomení' },
  evaluations: {
    blind: {
      name: 'Milatovo ohodnocení',
      about: 'Hodnotí jen skončenou partii: do té doby má každá pozice cenu 0 a žádný člen.',
      terms: {},
    },
    grundy: {
      name: 'Grundyho hodnota',
      about: 'Teorie hry: hromádku vyhrává strana na tahu, pokud její Grundyho hodnota není 0.',
      terms: {
        outcome: {
          name: 'Výsledek',
          help: 'Jedna výhra, nebo jedna prohra. Není to součet: záleží jen na tom, zda je Grundyho hodnota 0.',
        },
      },
      facts: { grundy: 'Grundyho hodnota hromádky' },
    },
  },
  setUp: {
    piece: (id) => id.replace('x', ' × '),
    options: {
      height: { label: 'Řady', value: (value) => value },
      width: { label: 'Sloupce', value: (value) => value },
    },
  },
  accepts: {
    size: 'VÝŠKAxŠÍŘKA, obojí 1 až 60',
  },
  errors: {
    'chocolate-bad-piece': ({ found, max }) =>
      `„${found}“ není kus čokolády; očekává se VÝŠKAxŠÍŘKA se stranami od 1 do ${max}, např. 3x5`,
    'chocolate-bar-open': ({ found, max }) =>
      `kdo vyhraje tabulku ${found}, se neví: vyřešené jsou tabulky se sudou stranou a se stranou nejvýše ${max}`,
    'chocolate-piece-count': ({ found, max }) => `hromádka smí mít 1 až ${max} kusů; „${found}“ už je navíc`,
    'move-bad-piece': ({ found, max }) =>
      `„${found}“ není kus čokolády; očekává se VÝŠKAxŠÍŘKA se stranami od 1 do ${max}, např. 3x5`,
    'move-no-such-piece': ({ piece }) => `kus ${piece} v hromádce není`,
    'move-unbreakable': ({ piece }) => `kus ${piece} rozlomit nejde: zlomem nesmí vzniknout kousek 1 × 1`,
    'move-leaves-crumb': ({ found }) => `zlom ${found} nechává kousek 1 × 1, což pravidla nedovolují`,
    'move-parts': ({ piece, first, second }) =>
      `kus ${piece} se jednou čarou nerozlomí na ${first} a ${second}`,
  },
  lab: {
    source: 'Milata 2007, lámání čokolády',
    examples: {
      'milata-table': {
        title: 'Kdo vyhraje kterou tabulku',
        text: 'Tabulka z článku s doplněnými mezerami; lze ji rozšířit.',
      },
      'milata-tree': { title: 'Tabulka 1×7', text: 'Celá hra: vyhrává druhý hráč.' },
    },
  },
};
