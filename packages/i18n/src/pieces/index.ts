import { type Language, pluralCs, pluralEn } from '../language.js';
import { withCzech } from '../typography.js';

/** So many pieces of a kind, in words. */
type PieceWords = Readonly<Record<string, (count: number) => string>>;

function english(one: string, more = `${one}s`): (count: number) => string {
  return (count) => `${count} ${pluralEn(count, one, more)}`;
}

function czech(one: string, few: string, many: string): (count: number) => string {
  return (count) => `${count} ${pluralCs(count, one, few, many)}`;
}

/** Apart from the other words of the games, since a page needs them only when something was taken. */
const WORDS: Readonly<Record<Language, Readonly<Record<string, PieceWords>>>> = withCzech({
  en: {
    chess: {
      pawn: english('pawn'),
      knight: english('knight'),
      bishop: english('bishop'),
      rook: english('rook'),
      queen: english('queen'),
      king: english('king'),
    },
    'czech-draughts': { man: english('man', 'men'), king: english('king') },
    'atari-go': { stone: english('stone') },
  },
  cs: {
    chess: {
      pawn: czech('pěšec', 'pěšci', 'pěšců'),
      knight: czech('jezdec', 'jezdci', 'jezdců'),
      bishop: czech('střelec', 'střelci', 'střelců'),
      rook: czech('věž', 'věže', 'věží'),
      queen: czech('dáma', 'dámy', 'dam'),
      king: czech('král', 'králové', 'králů'),
    },
    'czech-draughts': { man: czech('kámen', 'kameny', 'kamenů'), king: czech('dáma', 'dámy', 'dam') },
    'atari-go': { stone: czech('kámen', 'kameny', 'kamenů') },
  },
});

/** So many pieces of a kind of a game's `PieceSet`: `3 pawns`. */
export function pieceWords(language: Language, gameId: string, kind: string, count: number): string {
  return WORDS[language][gameId]?.[kind]?.(count) ?? `${count} ${kind}`;
}
