import type { SetUpGameTexts } from './types.js';

const CELLS_EN: Readonly<Record<string, string>> = { blue: 'Blue', red: 'Red', blocked: 'Blocked' };
const CELLS_CS: Readonly<Record<string, string>> = { blue: 'Modré', red: 'Červené', blocked: 'Zablokované' };

export const zaborSetUpEn: SetUpGameTexts = {
  piece: (id) => CELLS_EN[id] ?? id,
  options: {
    width: { label: 'Columns', value: (value) => value },
    height: { label: 'Rows', value: (value) => value },
  },
};

export const zaborSetUpCs: SetUpGameTexts = {
  piece: (id) => CELLS_CS[id] ?? id,
  options: {
    width: { label: 'Sloupce', value: (value) => value },
    height: { label: 'Řady', value: (value) => value },
  },
};
