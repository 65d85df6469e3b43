import { type GameDetails, type SetUpOptionTexts, sentence } from '@tahoun/i18n';

export const chessDetailsEn: GameDetails = {
  evaluations: {
    'simple-chess': {
      name: 'Simple evaluation',
      about: 'Material, and pawns and knights towards the middle. The textbook searches stop at it.',
      terms: {
        material: { name: 'Material', help: 'The values of own pieces minus those of the other side.' },
        centre: { name: 'Centre', help: 'Pawns and knights count more for each step away from the edge.' },
        squares: { name: 'Your squares', help: 'Pieces on squares that have a number of their own.' },
      },
    },
    'network-chess': {
      name: 'Network evaluation',
      about:
        'What the strong search plays with: a small neural network. It is asked again with pieces taken off the board. What that changes is their share, averaged over all orders of taking them off.',
      terms: {
        ending: {
          name: 'Known ending',
          help: 'The result of this ending is known, so the network is not asked.',
        },
        pawns: { name: 'Pawns', help: 'Own pawns and those of the other side: how many, and where.' },
        knights: { name: 'Knights', help: 'Own knights and those of the other side.' },
        bishops: { name: 'Bishops', help: 'Own bishops and those of the other side.' },
        rooks: { name: 'Rooks', help: 'Own rooks and those of the other side.' },
        queens: { name: 'Queens', help: 'Own queens and those of the other side.' },
        tempo: { name: 'Tempo', help: 'For having the move.' },
        kings: { name: 'Kings', help: 'Where the kings stand when nothing else is left.' },
      },
    },
  },
  parameters: {
    pawn: {
      name: 'Value of a pawn',
      help: 'In hundredths: with the usual 100, a pawn is the unit of all scores.',
    },
    knight: {
      name: 'Value of a knight',
      help: 'In hundredths of a pawn. Most programs give a knight about three pawns.',
    },
    bishop: {
      name: 'Value of a bishop',
      help: 'In hundredths of a pawn. Many programs give a bishop a little more than a knight.',
    },
    rook: { name: 'Value of a rook', help: 'In hundredths of a pawn. A rook is usually worth five pawns.' },
    queen: {
      name: 'Value of a queen',
      help: 'In hundredths of a pawn. A queen is usually worth nine pawns.',
    },
    centre: {
      name: 'Centre',
      help: 'For a pawn or a knight, for each step away from the edge, three at most. Below 0 they stay at the edge.',
    },
  },
  tables: {
    ...{ pawn: 'Pawn', knight: 'Knight', bishop: 'Bishop' },
    ...{ rook: 'Rook', queen: 'Queen', king: 'King' },
  },
  setUp: {
    piece: sentence,
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
        text: 'Mate threatens on f7, but Black is to move. The simple evaluation, which the searches of the articles stop at, counts material and the centre only. The network of the strong search also counts White’s queen in the attack, and Black’s knight in play. Each term is listed with its value.',
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
