import type { SetUpGameTexts } from './types.js';

export const atariGoSetUpEn: SetUpGameTexts = {
  piece: (id) => (id === 'black' ? 'Black stone' : 'White stone'),
  options: {
    size: { label: 'Lines', value: (value) => value },
    target: { label: 'Stones to capture', value: (value) => value },
  },
};

export const atariGoSetUpCs: SetUpGameTexts = {
  piece: (id) => (id === 'black' ? 'Černý kámen' : 'Bílý kámen'),
  options: {
    size: { label: 'Počet linií', value: (value) => value },
    target: { label: 'Kamenů k zajetí', value: (value) => value },
  },
};
