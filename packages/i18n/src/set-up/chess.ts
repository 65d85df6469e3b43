import type { SetUpGameTexts, SetUpOptionTexts } from './types.js';

const PIECES_CS: Readonly<Record<string, string>> = {
  'white-king': 'Bílý král',
  'white-queen': 'Bílá dáma',
  'white-rook': 'Bílá věž',
  'white-bishop': 'Bílý střelec',
  'white-knight': 'Bílý jezdec',
  'white-pawn': 'Bílý pěšec',
  'black-king': 'Černý král',
  'black-queen': 'Černá dáma',
  'black-rook': 'Černá věž',
  'black-bishop': 'Černý střelec',
  'black-knight': 'Černý jezdec',
  'black-pawn': 'Černý pěšec',
};

export const chessSetUpEn: SetUpGameTexts = {
  piece: (id) => `${id.startsWith('white') ? 'White' : 'Black'} ${id.replace(/^\w+-/, '')}`,
  options: {
    'castling-K': castlingEn('White', 'O-O'),
    'castling-Q': castlingEn('White', 'O-O-O'),
    'castling-k': castlingEn('Black', 'O-O'),
    'castling-q': castlingEn('Black', 'O-O-O'),
    'en-passant': {
      label: 'En passant',
      value: (square) => (square === '-' ? 'none' : `En passant on ${square}`),
    },
  },
};

export const chessSetUpCs: SetUpGameTexts = {
  piece: (id) => PIECES_CS[id] ?? id,
  options: {
    'castling-K': castlingCs('Bílý', 'O-O'),
    'castling-Q': castlingCs('Bílý', 'O-O-O'),
    'castling-k': castlingCs('Černý', 'O-O'),
    'castling-q': castlingCs('Černý', 'O-O-O'),
    'en-passant': {
      label: 'Braní mimochodem',
      value: (square) => (square === '-' ? 'žádné' : `Braní mimochodem na ${square}`),
    },
  },
};

function castlingEn(side: string, way: string): SetUpOptionTexts {
  return {
    label: `${side} castles ${way}`,
    value: (rook) => (rook === '-' ? 'no' : `${side} castles ${way}, rook ${rook}`),
  };
}

function castlingCs(side: string, way: string): SetUpOptionTexts {
  return {
    label: `${side}: rošáda ${way}`,
    value: (rook) => (rook === '-' ? 'ne' : `${side}: rošáda ${way}, věž ${rook}`),
  };
}
