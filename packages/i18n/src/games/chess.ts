import { pluralCs, pluralEn } from '../language.js';
import type { GameTexts } from './types.js';

export const chessEn: GameTexts = {
  name: 'Chess',
  tagline: 'Check and mate',
  rules: [
    'White and Black take turns; White begins. The king steps to any square next to him, the rook goes straight, the bishop slantwise, the queen both ways as far as the way is free, and the knight jumps two squares straight and one aside. Whoever arrives on an opponent’s piece captures it.',
    'A pawn steps one square forwards, from its first square one or two, and captures one square slantwise forwards. A pawn that has just gone two squares may be captured on the square that it passed (en passant). On the last rank a pawn becomes a queen, rook, bishop or knight.',
    'Once a game the king may castle: two squares towards a rook, which jumps over him, if neither has moved, nothing stands between them, and the king is not attacked before, on his way or after.',
    'A king who is attacked is in check and must be saved at once. If that is impossible it is mate, and the game is lost. If the side to move is not in check but has no move, the game is a draw (stalemate).',
    'The game is also drawn when nobody can mate with what is left, when a position occurs for the fifth time, or after 75 moves without a capture or a pawn’s move. Three times or 50 moves entitle to claim a draw.',
  ],
  lessons: 'Learn: rules in pictures, tactics, problems',
  sourcePlayer: "Němec's player (2006)",
  howToMove:
    'Choose one of your pieces, then the square that it goes to. To castle, move the king two squares.',
  sides: [
    { name: 'White', turn: 'White to move', wins: 'White wins' },
    { name: 'Black', turn: 'Black to move', wins: 'Black wins' },
  ],
  variants: { start: { label: 'Start (Chess960)', values: { '518': 'Usual' } } },
  reasons: {
    checkmate: 'Checkmate',
    stalemate: 'Stalemate',
    'insufficient-material': 'Nobody can mate with what is left',
    'fivefold-repetition': 'The position has occurred five times',
    'seventy-five-moves': '75 moves without a capture or a pawn’s move',
  },
  units: (value, written) => `${written} ${pluralEn(Math.abs(value), 'pawn', 'pawns')}`,
  labels: {
    square: ({ square, piece, mark }) =>
      `${square}, ${piece === undefined ? 'empty' : namedEn(piece)}${markEn(mark)}`,
    promotion: ({ piece }) => `Becomes a ${namedEn(piece)}`,
  },
  figures: {
    side0: 'White’s pieces, in pawns',
    side1: 'Black’s pieces, in pawns',
    halfmoves: 'Half-moves since a capture or a pawn’s move',
  },
};

export const chessCs: GameTexts = {
  name: 'Šachy',
  tagline: 'Šach a mat',
  rules: [
    'Bílý a Černý se střídají, začíná Bílý. Král táhne na kterékoli sousední pole, věž rovně, střelec šikmo, dáma obojím způsobem tak daleko, jak je volno, a jezdec skáče o dvě pole rovně a jedno stranou. Kdo vstoupí na pole se soupeřovým kamenem, ten ho bere.',
    'Pěšec táhne o jedno pole vpřed, z výchozího pole o jedno nebo dvě, a bere o jedno pole šikmo vpřed. Pěšce, který právě táhl o dvě pole, lze vzít na poli, které přešel (braní mimochodem). Na poslední řadě se pěšec promění v dámu, věž, střelce nebo jezdce.',
    'Jednou za partii může král udělat rošádu: popojde o dvě pole k věži a ta ho přeskočí, pokud ještě netáhl ani jeden z nich, nic mezi nimi nestojí a král není napaden před rošádou, cestou ani po ní.',
    'Napadený král je v šachu a musí se hned zachránit. Když to nejde, je to mat a partie je prohraná. Když strana na tahu v šachu není, ale nemá žádný tah, je remíza (pat).',
    'Remíza je také, když zbývajícím materiálem nikdo nemůže dát mat, když se pozice vyskytne popáté nebo po 75 tazích bez braní a bez tahu pěšcem. Po třetím výskytu nebo 50 tazích lze remízu požadovat.',
  ],
  lessons: 'Naučte se hrát: pravidla v obrázcích, taktika, úlohy',
  sourcePlayer: 'Němcův hráč (2006)',
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

type Param = string | number | undefined;

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

/** `white-pawn` as `white pawn`. */
function namedEn(piece: Param): string {
  return String(piece).replace('-', ' ');
}

function namedCs(piece: Param): string {
  return PIECES_CS[String(piece)] ?? String(piece);
}

/** What the picture shows by a ground or a dot. */
function markEn(mark: Param): string {
  if (mark === 'picked') return ', chosen';
  return mark === 'target' ? ', can be moved to' : '';
}

function markCs(mark: Param): string {
  if (mark === 'picked') return ', zvoleno';
  return mark === 'target' ? ', lze sem táhnout' : '';
}
