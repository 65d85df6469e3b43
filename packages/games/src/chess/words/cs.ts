import { type GameTexts, countedCs, pluralCs } from '@tahoun/i18n';
import { LETTERS, type Param, chessTitle } from './title.js';

export const chessCs: GameTexts = {
  ...chessTitle.cs,
  rules: [
    'Bílý a černý se střídají, začíná bílý. Král táhne na kterékoli sousední pole, věž po řadách a sloupcích, střelec po diagonálách a dáma obojím způsobem, vždy tak daleko, jak je volno. Jezdec skáče o dvě pole rovně a o jedno do strany. Kámen, který vstoupí na pole soupeřova kamene, ho bere.',
    'Pěšec táhne o jedno pole vpřed, z výchozího pole o jedno nebo dvě, a bere o jedno pole šikmo vpřed. Pěšce, který právě táhl o dvě pole, lze vzít na poli, přes které přešel (braní mimochodem). Na poslední řadě se pěšec promění v dámu, věž, střelce nebo jezdce.',
    'Jednou za partii může král udělat rošádu: postoupí o dvě pole k věži a ta ho přeskočí. Žádný z obou kamenů přitom ještě nesměl táhnout, nic mezi nimi nesmí stát a král nesmí být napaden před rošádou, cestou ani po ní.',
    'Napadený král je v šachu a musí se hned zachránit. Když to nejde, je to mat a partie je prohraná. Když strana na tahu v šachu není, ale nemá žádný přípustný tah, je remíza (pat).',
    'Remíza je také, když zbývajícím materiálem nikdo nemůže dát mat, když se pozice vyskytne popáté nebo po 75 tazích bez braní a bez tahu pěšcem. Po třetím výskytu nebo po 50 takových tazích lze remízu reklamovat.',
  ],
  lessons: 'Naučte se hrát: pravidla v obrázcích, taktika, úlohy',
  sourcePlayer: 'Němcův hráč (2006)',
  sourceDepth: (plies) => `u Němce hloubka ${plies - 1}`,
  howToMove: 'Zvolte svůj kámen a pak cílové pole. Rošádu uděláte tahem krále o dvě pole.',
  sides: [
    { name: 'Bílý', turn: 'Na tahu je bílý', wins: 'Vyhrál bílý' },
    { name: 'Černý', turn: 'Na tahu je černý', wins: 'Vyhrál černý' },
  ],
  variants: { start: { label: 'Postavení (Chess960)', values: { '518': 'Základní' } } },
  reasons: {
    checkmate: 'Mat',
    stalemate: 'Pat',
    'insufficient-material': 'Nedostatečný materiál',
    'threefold-repetition': 'Třetí opakování pozice',
    'fifty-moves': '50 tahů bez braní a bez tahu pěšcem',
    'fivefold-repetition': 'Pozice se vyskytla popáté',
    'seventy-five-moves': '75 tahů bez braní a bez tahu pěšcem',
  },
  units: (value, written) => `${written} ${pluralCs(Math.abs(value), 'pěšec', 'pěšci', 'pěšců', 'pěšce')}`,
  labels: {
    square: ({ square, piece, mark }) =>
      `${square}, ${piece === undefined ? 'prázdné' : namedCs(piece)}${markCs(mark)}`,
    promotion: ({ piece }) => `Proměna: ${namedCs(piece)}`,
  },
  figures: {
    side0: 'Materiál bílého (v pěšcích)',
    side1: 'Materiál černého (v pěšcích)',
    halfmoves: 'Půltahy bez braní a tahu pěšcem',
  },
  pieces: {
    pawn: countedCs('pěšec', 'pěšci', 'pěšců'),
    knight: countedCs('jezdec', 'jezdci', 'jezdců'),
    bishop: countedCs('střelec', 'střelci', 'střelců'),
    rook: countedCs('věž', 'věže', 'věží'),
    queen: countedCs('dáma', 'dámy', 'dam'),
    king: countedCs('král', 'králové', 'králů'),
  },
  letters: LETTERS,
};

const PIECES_CS: Readonly<Record<string, string>> = {
  'white-pawn': 'bílý pěšec',
  'white-knight': 'bílý jezdec',
  'white-bishop': 'bílý střelec',
  'white-rook': 'bílá věž',
  'white-queen': 'bílá dáma',
  'white-king': 'bílý král',
  'black-pawn': 'černý pěšec',
  'black-knight': 'černý jezdec',
  'black-bishop': 'černý střelec',
  'black-rook': 'černá věž',
  'black-queen': 'černá dáma',
  'black-king': 'černý král',
};

function namedCs(piece: Param): string {
  return PIECES_CS[String(piece)] ?? String(piece);
}

function markCs(mark: Param): string {
  if (mark === 'picked') return ', zvoleno';
  return mark === 'target' ? ', lze sem táhnout' : '';
}
