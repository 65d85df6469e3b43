import type { SetUpGameTexts } from './types.js';

export const chocolateSetUpEn: SetUpGameTexts = {
  piece: (id) => id.replace('x', ' × '),
  options: {
    height: { label: 'Rows', value: (value) => value },
    width: { label: 'Columns', value: (value) => value },
  },
};

export const chocolateSetUpCs: SetUpGameTexts = {
  piece: (id) => id.replace('x', ' × '),
  options: {
    height: { label: 'Řady', value: (value) => value },
    width: { label: 'Sloupce', value: (value) => value },
  },
};
