import type { GameDetails, SetUpOptionTexts } from '../types.js';

export const chessDetailsEn: GameDetails = {
  evaluations: {
    'simple-chess': {
      name: 'Simple evaluation',
      about: 'Material, and pawns and knights towards the middle. The textbook searches stop at it.',
      terms: {
        material: { name: 'Material', help: 'The values of own pieces minus those of the other side.' },
        centre: { name: 'Centre', help: 'Pawns and knights count more for each step away from the edge.' },
      },
    },
    'network-chess': {
      name: 'Network evaluation',
      about:
        'What the strong search plays with: a small neural network. It gives no reasons, so the terms of a classical evaluation are shown, each blended of a value for the middlegame and one for the endgame, and last what the network says beyond them.',
      terms: {
        ending: {
          name: 'Known ending',
          help: 'The result of this ending is known, so no other term is asked.',
        },
        material: { name: 'Material', help: 'The values of own pieces minus those of the other side.' },
        squares: { name: 'Squares', help: 'Where each piece stands, by a table for its kind.' },
        mobility: { name: 'Mobility', help: 'How many safe squares the pieces reach.' },
        pieces: { name: 'Pieces', help: 'Bishop pair, outposts, rooks on open files, bad bishops.' },
        pawns: { name: 'Pawns', help: 'Isolated, backward, doubled and connected pawns.' },
        passedPawns: { name: 'Passed pawns', help: 'Pawns that no pawn can stop, by how far they are.' },
        kingShelter: { name: 'King shelter', help: 'Own pawns before the king, and pawns that storm it.' },
        kingDanger: {
          name: 'King danger',
          help: 'Attacks around the king; several count more than their sum.',
        },
        threats: { name: 'Threats', help: 'Pieces that are attacked by lesser ones or stand without cover.' },
        space: { name: 'Space', help: 'Safe squares behind own pawns in the middle.' },
        tempo: { name: 'Tempo', help: 'For having the move.' },
        rounding: {
          name: 'Rounding',
          help: 'The whole is blended and rounded at once, and the terms one by one: this is the difference.',
        },
        network: {
          name: 'Network',
          help: 'By how much the network judges the position differently from all terms above together.',
        },
      },
    },
  },
  setUp: {
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
  },
  lab: {
    source: 'Němec 2006, minimax in chess',
    examples: {
      'nemec-evaluation': {
        title: 'What a position is worth',
        text: 'Mate threatens on f7. The simple evaluation, which the searches of the articles stop at, does not see it; the evaluation of the strong search counts the danger to the king. Each term is listed with its value.',
      },
      'nemec-mate': {
        title: 'Mate, seen from three plies away',
        text: 'A winning value decreases by one with each ply, so a nearer mate is preferred. (The printed minimax never declares its variable nejlepsi; it is meant as in nejlepsiTah.)',
      },
    },
  },
};

function castlingEn(side: string, way: string): SetUpOptionTexts {
  return {
    label: `${side} castles ${way}`,
    value: (rook) => (rook === '-' ? 'no' : `${side} castles ${way}, rook ${rook}`),
  };
}
