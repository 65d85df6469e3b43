import type { GameDetails } from '../types.js';

export const chocolateDetailsCs: GameDetails = {
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
    'chocolate-piece-count': ({ found, max }) => `hromádka smí mít 1 až ${max} kusů; „${found}“ už je navíc`,
    'move-bad-piece': ({ found, max }) =>
      `„${found}“ není kus čokolády; očekává se VÝŠKAxŠÍŘKA se stranami od 1 do ${max}, např. 3x5`,
    'move-no-such-piece': ({ piece }) => `kus ${piece} v hromádce není`,
    'move-unbreakable': ({ piece }) => `kus ${piece} rozlomit nejde: zlomem nesmí vzniknout kousek 1 × 1`,
    'move-leaves-crumb': ({ found }) => `zlom ${found} nechává kousek 1 × 1, což pravidla nedovolují`,
    'move-parts': ({ piece, first, second }) =>
      `kus ${piece} se jednou čarou nerozlomí na ${first} a ${second}`,
  },
};
