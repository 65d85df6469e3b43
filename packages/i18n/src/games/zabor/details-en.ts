import type { GameDetails } from '../types.js';

const CELLS_EN: Readonly<Record<string, string>> = { blue: 'Blue', red: 'Red', blocked: 'Blocked' };

export const zaborDetailsEn: GameDetails = {
  evaluations: {
    'cell-difference': {
      name: "Čáp's evaluation",
      about: 'Own cells minus those of the other side.',
      terms: { cells: { name: 'Cells', help: 'Own cells minus those of the other side.' } },
    },
    territory: {
      name: 'Cells that last',
      about: 'What the strong search plays with: cells weighed by how long they will be kept.',
      terms: {
        cells: { name: 'Cells', help: 'Own cells minus those of the other side.' },
        exposure: {
          name: 'Exposure',
          help: 'What cells lose of their value because free cells are next to them.',
        },
        tempo: { name: 'Tempo', help: 'For having the move.' },
      },
    },
  },
  setUp: {
    piece: (id) => CELLS_EN[id] ?? id,
    options: {
      width: { label: 'Columns', value: (value) => value },
      height: { label: 'Rows', value: (value) => value },
    },
  },
};
