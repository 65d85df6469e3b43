import { pluralCs } from '../../language.js';
import { TITLES } from '../titles.js';
import type { GameTexts } from '../types.js';
import type { Param } from './shared.js';

export const chessCs: GameTexts = {
  ...TITLES.cs.chess,
  rules: [
    'Bílý a Černý se střídají, začíná Bílý. Král táhne na kterékoli sousední pole, věž rovně, střelec šikmo, dáma obojím způsobem tak daleko, jak je volno, a jezdec skáče o dvě pole rovně a jedno stranou. Kdo vstoupí na pole se soupeřovým kamenem, ten ho bere.',
    'Pěšec táhne o jedno pole vpřed, z výchozího pole o jedno nebo dvě, a bere o jedno pole šikmo vpřed. Pěšce, který právě táhl o dvě pole, lze vzít na poli, které přešel (braní mimochodem). Na poslední řadě se pěšec promění v dámu, věž, střelce nebo jezdce.',
    'Jednou za partii může král udělat rošádu: popojde o dvě pole k věži a ta ho přeskočí, pokud ještě netáhl ani jeden z nich, nic mezi nimi nestojí a král není napaden před rošádou, cestou ani po ní.',
    'Napadený král je v šachu a musí se hned zachránit. Když to nejde, je to mat a partie je prohraná. Když strana na tahu v šachu není, ale nemá žádný tah, je remíza (pat).',
    'Remíza je také, když zbývajícím materiálem nikdo nemůže dát mat, když se pozice vyskytne popáté nebo po 75 tazích bez braní a bez tahu pěšcem. Po třetím výskytu nebo 50 tazích lze remízu požadovat.',
  ],
  lessons: 'Naučte se hrát: pravidla v obrázcích, taktika, úlohy',
  sourcePlayer: 'Němcův hráč (2006)',
  sourceDepth: (plies) => `u Němce hloubka ${plies - 1}`,
  howToMove: 'Zvolte svůj kámen a pak pole, kam půjde. Rošádu uděláte tahem krále o dvě pole.',
  sides: [
    { name: 'Bílý', turn: 'Na tahu je Bílý', wins: 'Vyhrál Bílý' },
    { name: 'Černý', turn: 'Na tahu je Černý', wins: 'Vyhrál Černý' },
  ],
  variants: { start: { label: 'Výchozí postavení (Chess960)', values: { '518': 'Obvyklé' } } },
  reasons: {
    checkmate: 'Mat',
    stalemate: 'Pat',
    'insufficient-material': 'Zbývajícím materiálem nelze dát mat',
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
    side0: 'Bílé kameny v pěšcích',
    side1: 'Černé kameny v pěšcích',
    halfmoves: 'Půltahy od braní nebo tahu pěšcem',
  },
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
