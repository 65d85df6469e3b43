import { InputError } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameFileFormat, type MoveNode, mainLine } from './file-format.js';
import { fileFormatOf } from './testing/all-games.js';
import { readGames } from './testing/read-games.js';

/* Texts of other programs, and damaged ones: one fault does not cost the game. */

function read(id: string, text: string) {
  const dropped: string[] = [];
  const format = fileFormatOf(id) as GameFileFormat;
  const games = readGames(format, text, ({ code }) => dropped.push(code));
  return { games, dropped };
}

const movesOf = (tree: MoveNode) =>
  mainLine(tree)
    .map(({ move }) => move)
    .join(' ');

const wordsIn = (tree: MoveNode): readonly string[] => [
  ...(tree.comments ?? []),
  ...tree.children.flatMap(wordsIn),
];

describe('a file of chess', () => {
  it.each([
    ['1. e4 e5 (1... Z0 2. d4) 2. Nf3 *', 'e4 e5 Nf3', ['pgn-bad-move'], ['Z0 d4']],
    ['1. e4 e5 2. -- d5 *', 'e4 e5', ['pgn-bad-move'], ['-- d5']],
    ['1. e4 e5 (1... c5 2. Ke3 d6) 2. Nf3', 'e4 e5 Nf3', ['pgn-bad-move'], []],
    ['1. e4 e5 (1... c5 2. Nf3 @ d6 (2... e6)) 2. Nf3', 'e4 e5 Nf3', ['pgn-unreadable'], []],
    ['1. f3 e5 2. g4 Qh4# 3. Nc3 Nc6 0-1', 'f3 e5 g4 Qh4#', ['pgn-bad-move'], ['Nc3 Nc6']],
    ['1. e4 e5 ) 2. Nf3 (2. d4', 'e4 e5 Nf3', ['pgn-closed-twice', 'pgn-open-variation'], []],
    ['(1. d4 d5) 1. e4 e5', 'e4 e5', ['pgn-early-variation'], []],
    ['1. e4 e5 {never closed', 'e4 e5', ['pgn-open-comment'], []],
    ['[Event 5th]\n\n1. e4 e5', 'e4 e5', ['pgn-unreadable'], []],
    ['[FEN "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1"]\n\n1. O-O-O', 'O-O-O', ['chess-castling-rook'], []],
    ['[Event "5th "X" Open"]\n[White-Team "x"]\n\n1. e4 e5 1–0', 'e4 e5', [], []],
    ['1. e4 {a {b} c} e5 ½\x1a', 'e4 e5', [], ['a {b} c']],
    ['1. ♘f3 ♞f6 2. g3 g6 3. ♗g2 ♝g7 4. O–O O–O', 'Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O', [], []],
    [
      '1. e4 e5 2. Jf3 Jc6 3. Sb5 a6 4. Sxc6 dxc6 5. O-O Dd6',
      'e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd6',
      [],
      [],
    ],
    ['1. e4 e5 2. Sf3 Sc6 3. Lb5 (3. Lc4 Lc5 4. Tg1) Sf6 4. De2', 'e4 e5 Nf3 Nc6 Bb5 Nf6 Qe2', [], []],
    ['[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"]\n\n1. a8=D+ Kg7 2. Dg2+', 'a8=Q+ Kg7 Qg2+', [], []],
    ['1. e4 (1. Jf3) e5 2. Nf3', 'e4 e5 Nf3', ['pgn-bad-move'], []],
    [
      '[Variant "FRC"]\n[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]\n\n1. e4 e5',
      'e4 e5',
      [],
      [],
    ],
    ['[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]\n\n1. e4 e5', 'e4 e5', [], []],
  ])('is read as far as it can be: %j', (text, moves, codes, words) => {
    const { games, dropped } = read('chess', text);
    expect(games.map(({ tree }) => movesOf(tree))).toEqual([moves]);
    expect([dropped, wordsIn(games[0]!.tree)]).toEqual([codes, words]);
  });

  it('keeps the games after a comment that never closes', () => {
    const { games, dropped } = read('chess', '1. e4 {open\n\n[White "B"]\n\n1. d4 d5 1:0');
    expect(games.map(({ tree, players, result }) => [players[0], movesOf(tree), result])).toEqual([
      ['?', 'e4', '*'],
      ['B', 'd4 d5', '1-0'],
    ]);
    expect(dropped).toEqual(['pgn-open-comment']);
  });

  it.each(['Atomic', 'Antichess', 'King of the Hill', 'Three-check', 'Crazyhouse'])(
    'that is %s is refused by name',
    (variant) => {
      expect(() => read('chess', `[Variant "${variant}"]\n\n1. e4 e5`)).toThrow(`another game, "${variant}"`);
    },
  );

  it('is refused for a move of the game that cannot be, whoever is told', () => {
    for (const text of ['1. e4 e5 2. Ke3 Nc6', '1. e4 x5 2. Nf3', '1. Sf3 Jc6'])
      expect(() => read('chess', text)).toThrow(InputError);
    expect(() => read('chess', '1. Sf3 Jc6')).toThrow('"Sf3" is not a move');
  });
});

it.each([
  ['chess', '4k3/8/8/8/8/8/3r4/4K3 w - - 0 1', 'Kxd2 Kd8 Kd1', 1],
  ['chess', '4k3/8/8/8/8/8/8/R3K3 w - - 149 90', 'Kf1 Kd8 Ra8+', 1],
  ['chess', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', `${'Kf1 Kd8 Ke1 Ke8 '.repeat(6)}Ra8+`, 1],
  ['czech-draughts', 'W:Wa1,Kg1:BKh8', `${'g1-f2 h8-g7 f2-g1 g7-h8 '.repeat(3)}g1-f2`, 1],
  ['chess', '4k3/8/8/8/8/8/3r4/4K3 w - - 0 1', 'Kxd2', 0],
])('a game of %s goes on after a draw by the rules, which is told: %s', (id, fen, moves, told) => {
  const text = `[FEN "${fen}"]\n\n${moves} 1-0`;
  const { games, dropped } = read(id, text);
  expect(games.map(({ tree, result }) => [movesOf(tree), result])).toEqual([[moves, '1-0']]);
  expect(dropped).toEqual(Array(told).fill('file-beyond-draw'));
  expect(readGames(fileFormatOf(id), text)).toEqual(games);
});

it('a file of draughts may have ranges of squares, dashes of any kind and spaces round them', () => {
  const { games, dropped } = read('czech-draughts', '[FEN "W:W21-32:B1-12"]\n\n1. c3–d4 b6 - c5 1/2');
  expect([movesOf(games[0]!.tree), games[0]?.result, dropped]).toEqual(['c3-d4 b6-c5', '1/2-1/2', []]);
});

it.each([
  ['(;SZ[9]RU[Atari-Go, captura 3 piedra(s) para ganar];B[cc])', 'C7', [], []],
  ['A game\n(;SZ[9:9]RU[];B[cc]))', 'C7', ['sgf-no-rules', 'sgf-misplaced'], []],
  ['(;SZ[9]RU[Atari Go];B[cc];W[gg]', 'C7 G3', ['sgf-misplaced'], []],
  ['(;SZ[9]RU[Atari Go 2];B[cc]KO;W[gg])', 'C7 G3', ['sgf-syntax'], []],
  [
    '(;SZ[9]RU[Japanese];B[aa];W[ba];B[cc];W[ab];B[dd](;W[ee])(;W[ef]))',
    'A9 B9 C7 A8',
    ['sgf-rules', 'move-game-over'],
    ['B[dd]', 'W[ee]', 'W[ef]'],
  ],
  ['(;SZ[9]AB[cc][gg]HA[2];W[ee];B[];W[ff])', 'E5', ['sgf-no-rules', 'move-pass'], ['B[] W[ff]']],
  ['(;SZ[9]RU[Atari Go]PL[B];B[];W[tt];B[];W[cc];B[dd])', 'C7 D6', Array(3).fill('sgf-pass'), []],
  [
    '(;SZ[9]RU[Atari Go]AB[cc][zz]AW[cc]PL[?];W[gg];AB[dd];B[ee];W[ff])',
    'G3',
    ['sgf-point', 'sgf-point-twice', 'sgf-side', 'sgf-late-setup'],
    ['B[ee] W[ff]'],
  ],
])('a file of Go is read as far as it is Atari Go: %j', (text, moves, codes, words) => {
  const { games, dropped } = read('atari-go', text);
  expect(games.map(({ tree }) => movesOf(tree))).toEqual([moves]);
  expect([dropped, wordsIn(games[0]!.tree)]).toEqual([codes, words]);
});

it('a collection of Go opens without its bad games, each named with its line', () => {
  const text = `(;GM[1]SZ[5]RU[Atari Go]PB[A];B[aa])\r
(;GM[1]SZ[99]PB[B];B[aa])
(;CA[UTF-8]GM[1]SZ[5]RU[Atari Go]PB[C];B[bb]
(;FF[4]GM[1]SZ[5]RU[Atari Go]PB[D];B[cc]))`;
  const games = [...(fileFormatOf('atari-go') as GameFileFormat).games(text)];
  expect(games.map(({ tags }) => tags.PB)).toEqual(['A', 'B', 'C', 'D']);
  const [a, b, c, d] = games;
  expect(() => b!.read()).toThrow(/^line 2: SZ\[99\]/);
  const dropped: string[] = [];
  const sound = [a, c, d].map((game) => movesOf(game!.read(({ message }) => dropped.push(message)).tree));
  expect(sound).toEqual(['A5', 'B4', 'C3']);
  expect(dropped).toEqual([expect.stringMatching(/^line 4: "\("/), expect.stringMatching(/^line 4: "\)"/)]);
});

const SOUND: Readonly<Record<string, string>> = {
  chess:
    '[White "A"]\n\n1. e4! {x} e5 (1... c5 2. Nf3 (2. c3 d5)) 2. Nf3 $1 Nc6 1-0\n\n[White "B"]\n\n1. d4 *',
  'czech-draughts': '[White "A"]\n\n1. c3-d4 b6-c5 (1... f6-g5 {x}) 2. d4xb6 a7xc5 1-0',
  'atari-go': '(;GM[1]SZ[9]RU[Atari Go]PB[A]C[x];B[cc];W[gg](;B[dd];W[ef])(;B[ee]C[y]))',
};

describe.each(Object.entries(SOUND))('any damage to a file of %s', (id, text) => {
  it('ends in games or one clear line, and nothing is told of a file that is sound', () => {
    expect(read(id, text)).toEqual({ games: readGames(fileFormatOf(id), text), dropped: [] });
    const edit = fc.tuple(
      fc.nat(text.length),
      fc.nat(4),
      fc.constantFrom('', '(', ')', '{', '}', '[', '"', ';', '--', 'x'),
    );
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const damaged = edits.reduce(
          (now, [at, out, put]) => now.slice(0, at) + put + now.slice(at + out),
          text,
        );
        try {
          read(id, damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
          expect((error as Error).message).not.toContain('\n');
        }
      }),
    );
  });

  it('takes time that grows with it', () => {
    for (const part of [
      '{',
      '{a',
      '{\n',
      '(',
      '(e4 ',
      ')',
      '[A "',
      '[A "x" ',
      ';B[',
      '(;',
      'x ',
      '@ ',
      '1',
      'x1',
      '[\n',
    ])
      try {
        read(id, `${text}${part.repeat(100_000)}_`);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
  });
});
