import {
  type GameTexts,
  type Language,
  errorText,
  gameDetails,
  gameTexts,
  moveFromWords,
  moveWords,
  scoreWords,
  withMoveWords,
} from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { pairs, pairsIn, testTexts } from '../../../testing/texts.js';
import { GAME_IDS, LESSONS } from './testing/all-games.js';

/** The words of a game, but for letters, which are the same in all languages, and for what has English ones in the rules. */
function wordsOf(language: Language, id: string) {
  const texts: GameTexts = { ...gameTexts(language, id), ...gameDetails(language, id) };
  const { letters, accepts, errors, ...words } = texts;
  return words;
}

/** Names and terms that are the same in both languages. */
const SAME = new Set([
  ...['Gambit', 'Tempo', 'Handicap', 'Atari', 'Dame', 'Dango', 'Furikawari', 'Honte', 'Insei', 'Nigiri'],
  ...['San-ren-sei', 'Tasuki', 'Fuseki', 'Goban', 'Gote', 'Hane', 'Ko', 'Komi', 'Kosumi', 'Miai', 'Ponnuki'],
  ...['Seki', 'Semeai', 'Sente', 'Tengen', 'Tenuki', 'XOR', 'Mex', 'Nim', 'Minimax', 'Negamax', 'MAX', 'MIN'],
]);

testTexts(
  [
    ...GAME_IDS.flatMap((id) => pairs(id, wordsOf('en', id), wordsOf('cs', id))),
    ...pairsIn('lessons', Object.fromEntries(LESSONS)),
  ],
  SAME,
);

describe('moves of chess', () => {
  const notation = ['Nf3', 'Qxg7#', 'e8=R+', 'O-O-O', 'Kg6 Bb5'];
  const czech = ['Jf3', 'Dxg7#', 'e8=V+', 'O-O-O', 'Kg6 Sb5'];

  it('have Czech letters in Czech', () => {
    expect(notation.map((moves) => moveWords('cs', 'chess', moves))).toEqual(czech);
    expect(notation.map((moves) => moveWords('en', 'chess', moves))).toEqual(notation);
    expect(moveWords('cs', 'atari-go', 'B2')).toBe('B2');
  });

  it('have pictures of the pieces, and are read with them', () => {
    const pictures = ['♘f3', '♕xg7#', 'e8=♖+', 'O-O-O', '♔g6 ♗b5'];
    expect(notation.map((moves) => moveWords('figurines', 'chess', moves))).toEqual(pictures);
    expect(pictures.map((moves) => moveFromWords('chess', moves))).toEqual(notation);
  });

  it('are read with Czech letters and with those of the notation', () => {
    expect(czech.map((moves) => moveFromWords('chess', moves))).toEqual(notation);
    expect(notation.map((moves) => moveFromWords('chess', moves))).toEqual(notation);
  });

  it('have Czech letters in Czech errors', () => {
    const error = { code: 'move-leaves-check', message: 'Nf3 is not legal', params: { found: 'Nf3' } };
    expect(errorText('cs', withMoveWords('cs', 'chess', error))).toMatch(/^Jf3 /);
    expect(errorText('en', withMoveWords('en', 'chess', error))).toBe('Nf3 is not legal');
  });
});

describe('scores in words', () => {
  it('tell units and distances', () => {
    expect(scoreWords('en', 'zabor', { kind: 'units', hundredths: 100 })).toBe('+1 cell');
    expect(scoreWords('cs', 'zabor', { kind: 'units', hundredths: -300 })).toBe('−3\u00a0pole');
    expect(scoreWords('en', 'zabor', { kind: 'decided', wins: true, plies: 1, within: false })).toBe(
      'win in 1 ply',
    );
    expect(scoreWords('cs', 'chocolate', { kind: 'decided', wins: false, plies: 5, within: true })).toBe(
      'prohra nejpozději za 5\u00a0půltahů',
    );
  });

  it('count moves for players, not plies', () => {
    const decided = { kind: 'decided', within: false, inMoves: true } as const;
    expect(scoreWords('en', 'chess', { ...decided, wins: true, plies: 5 })).toBe('win in 3 moves');
    expect(scoreWords('cs', 'chess', { ...decided, wins: false, plies: 2 })).toBe('prohra za 1\u00a0tah');
  });

  it.each([
    [100, '+1.0 pawns', '+1,0\u00a0pěšce'],
    [-35, '−0.4 pawns', '−0,4\u00a0pěšce'],
    [4, '0.0 pawns', '0,0\u00a0pěšce'],
    [-4, '0.0 pawns', '0,0\u00a0pěšce'],
  ])('have the decimals that are asked for, and a real minus: %j', (hundredths, english, czech) => {
    expect(scoreWords('en', 'chess', { kind: 'units', hundredths }, 1)).toBe(english);
    expect(scoreWords('cs', 'chess', { kind: 'units', hundredths }, 1)).toBe(czech);
  });
});
