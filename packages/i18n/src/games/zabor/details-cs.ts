import type { GameDetails } from '../types.js';

const CELLS_CS: Readonly<Record<string, string>> = { blue: 'Modré', red: 'Červené', blocked: 'Zablokované' };

export const zaborDetailsCs: GameDetails = {
  evaluations: {
    'cell-difference': {
      name: 'Čápovo ohodnocení',
      about: 'Vlastní pole minus soupeřova.',
      terms: { cells: { name: 'Pole', help: 'Vlastní pole minus soupeřova.' } },
    },
    territory: {
      name: 'Trvalá pole',
      about: 'S ním hraje silné prohledávání: pole mají cenu podle toho, jak dlouho je strana udrží.',
      terms: {
        cells: { name: 'Pole', help: 'Vlastní pole minus soupeřova.' },
        exposure: { name: 'Odkrytost', help: 'O kolik cenu polí snižují volná pole v sousedství.' },
        tempo: { name: 'Tempo', help: 'Za to, že je strana na tahu.' },
      },
    },
  },
  setUp: {
    piece: (id) => CELLS_CS[id] ?? id,
    options: {
      width: { label: 'Sloupce', value: (value) => value },
      height: { label: 'Řady', value: (value) => value },
    },
  },
  accepts: {
    map: 'velikost ŠÍŘKAxVÝŠKA, obojí 1 až 10, nebo mapa lake, cross, diamond, hourglass, islands, river, fortress či pinwheel',
    size: 'N nebo ŠÍŘKAxVÝŠKA, obojí 1 až 10 (totéž jako mapa bez překážek)',
  },
  errors: {
    'zabor-size': ({ width, height, max }) =>
      `deska má rozměry ${width} × ${height} (šířka × výška); oba musí být od 1 do ${max}`,
    'zabor-row-length': ({ row, found, expected }) =>
      `${row}. řada shora má délku ${found}, ale první řada ${expected}`,
    'zabor-bad-cell': ({ row, column, found }) =>
      `v ${row}. řadě shora, ${column}. sloupci je „${found}“; očekává se . (volné), b, r nebo # (zablokované)`,
    'move-cell-taken': ({ found, holds }) =>
      `pole ${found} už je ${holds === 'blue' ? 'modré' : 'červené'}; zvolte volné pole`,
    'move-cell-blocked': ({ found }) => `pole ${found} je zablokované; zvolte volné pole`,
  },
};
