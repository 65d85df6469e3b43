import type { SetUpGameTexts } from './types.js';

const PIECES_EN: Readonly<Record<string, string>> = {
  'white-man': 'White man',
  'white-king': 'White king',
  'black-man': 'Black man',
  'black-king': 'Black king',
};
const PIECES_CS: Readonly<Record<string, string>> = {
  'white-man': 'Bílý kámen',
  'white-king': 'Bílá dáma',
  'black-man': 'Černý kámen',
  'black-king': 'Černá dáma',
};

export const czechDraughtsSetUpEn: SetUpGameTexts = {
  piece: (id) => PIECES_EN[id] ?? id,
  options: {
    landing: {
      label: 'Capturing king lands',
      value: (value) =>
        value === 'free' ? 'on any free square' : 'A capturing king lands where it can capture again',
    },
  },
};

export const czechDraughtsSetUpCs: SetUpGameTexts = {
  piece: (id) => PIECES_CS[id] ?? id,
  options: {
    landing: {
      label: 'Dáma při skoku dopadá',
      value: (value) =>
        value === 'free' ? 'na kterékoli volné pole' : 'Dáma při skoku dopadá tam, odkud může skákat dál',
    },
  },
};
