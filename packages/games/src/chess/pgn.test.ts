import { InputError, ONGOING, Random, legalMoves } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { type MoveNode, mainLine } from '../file-format.js';
import { codeOf } from '../testing/code-of.js';
import { type PgnGame, chess, formatPgn, parsePgn } from './index.js';

const ANNOTATED = `[Event "Club \\"A\\" evening"]
[White "Nov\\\\ak"]
[Result "1-0"]

{Before the game.} 1. e4 $1 {Best by test.} e5 (1... c5 {Sicilian} 2. Nf3 (2. c3 d5) 2... d6)
(1... e6) 2. Nf3! Nc6?! ; the rest is well known
3. Bb5 a6 {} 4.Bxc6 dxc6 5.0-0 f6 1-0
`;

function read(text: string): PgnGame {
  const games = parsePgn(text);
  expect(games).toHaveLength(1);
  return games[0] as PgnGame;
}

function line(game: PgnGame): string {
  return movesOf(game.tree);
}

function movesOf(tree: MoveNode): string {
  return mainLine(tree)
    .map(({ move }) => move)
    .join(' ');
}

describe('reading', () => {
  it('keeps tags, comments, glyphs and variations inside variations', () => {
    const game = read(ANNOTATED);
    expect(game.headers).toEqual({ Event: 'Club "A" evening', White: 'Nov\\ak', Result: '1-0' });
    expect(line(game)).toBe('e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6');
    const [e4, , nf3, nc6] = mainLine(game.tree);
    expect(e4).toMatchObject({
      move: 'e4',
      nags: [1],
      before: ['Before the game.'],
      comments: ['Best by test.'],
    });
    expect(nf3?.nags).toEqual([1]);
    expect(nc6).toMatchObject({ nags: [6], comments: ['the rest is well known'] });
    const [, sicilian, french] = e4?.children ?? [];
    expect(sicilian).toMatchObject({ move: 'c5', comments: ['Sicilian'] });
    expect(sicilian?.children.map((each) => `${each.move} ${movesOf(each)}`)).toEqual(['Nf3 d6', 'c3 d5']);
    expect(french).toEqual({ move: 'e6', children: [] });
    expect(game.result).toBe('1-0');
  });

  it.each([
    ['no tags, no numbers, no result', 'e4 e5 Nf3', 'e4 e5 Nf3', '*'],
    ['numbers without spaces', '1.e4 e5 2.Nf3!Nc6', 'e4 e5 Nf3 Nc6', '*'],
    [
      'a byte order mark and CRLF',
      '\ufeff[Result "0-1"]\r\n\r\n1. f3 e5\r\n2. g4 Qh4#',
      'f3 e5 g4 Qh4#',
      '0-1',
    ],
    ['a result glued to the move', '1. f3 e5 2. g4 Qh4#0-1', 'f3 e5 g4 Qh4#', '0-1'],
    ['lines for other programs', '%eval 1\n1. e4\n% x\n e5 *', 'e4 e5', '*'],
    [
      'castling with noughts',
      '1.e4 e5 2.Nf3 Nf6 3.Bc4 Bc5 4.0-0 0-0 1/2',
      'e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O',
      '1/2-1/2',
    ],
    ['en passant spelled out', '1. e4 a6 2. e5 d5 3. exd6 e.p. ½-½', 'e4 a6 e5 d5 exd6', '1/2-1/2'],
    ['dots after a comment', '1. e4 {x} 1. ... e5 2 . Nf3', 'e4 e5 Nf3', '*'],
    ['judgements as text', '1. e4 += e5 ± 2. Nf3 -+ Nc6 N *', 'e4 e5 Nf3 Nc6', '*'],
    ['commas, and mate in words', '1. f3, e5, 2. g4 Qh4 mate', 'f3 e5 g4 Qh4#', '*'],
    ['coordinates', '1. e2e4 e7-e5 2. Ng1-f3 *', 'e4 e5 Nf3', '*'],
  ])('takes %s', (_quirk, text, moves, result) => {
    const game = read(text);
    expect([line(game), game.result]).toEqual([moves, result]);
  });

  it('reads several games, with and without results', () => {
    const text = '[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4\n[White "C"]\n\n1. c4 1-0 1. b3 0-1';
    const games = parsePgn(text);
    expect(games.map((game) => [game.headers.White, line(game), game.result])).toEqual([
      ['A', 'e4', '*'],
      ['B', 'd4', '*'],
      ['C', 'c4', '1-0'],
      [undefined, 'b3', '0-1'],
    ]);
    expect(parsePgn(' \n')).toEqual([]);
  });

  it('begins where the tags say', () => {
    const game = read('[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K2R b K - 0 7"]\n\n7... Kd7 8. O-O');
    expect(line(game)).toBe('Kd7 O-O');
    const other = read('[Variant "Chess960"]\n[FEN "4k3/8/8/8/8/8/8/5KR1 w K - 0 1"]\n\n1. O-O');
    expect([other.isChess960, other.start, line(other)]).toEqual([
      true,
      '4k3/8/8/8/8/8/8/5KR1 w G - 0 1',
      'O-O',
    ]);
  });

  it.each([
    ['1. e4 e5 2. Ke3', 'pgn-bad-move', 'line 1: move 2. Ke3 is not possible'],
    ['1. e4\n\n-- 2. d4', 'pgn-bad-move', 'line 3: move 1... "--" is a null move'],
    ['1. e4 (1. d4', 'pgn-open-variation', 'never ends'],
    ['1. e4 ) e5', 'pgn-closed-twice', 'without a matching ('],
    ['(1. e4)', 'pgn-early-variation', 'before there is a move'],
    ['1. e4 {never', 'pgn-open-comment', 'has no closing }'],
    ['1. e4\r\n[', 'pgn-unreadable', 'line 2: "["'],
    ['1. e4 @', 'pgn-unreadable', '"@"'],
    ['[FEN "x"]\n\n1. e4', 'pgn-bad-start', 'line 1: the tag FEN'],
    [`1. e4 ${'(1. d4 '.repeat(200)}`, 'pgn-deep-variation', 'more than 100 deep'],
    ['x'.repeat(1_000_001), 'pgn-too-long', 'at most 1000000'],
  ])('refuses %j', (text, code, words) => {
    expect(codeOf(() => parsePgn(text))).toBe(code);
    expect(() => parsePgn(text)).toThrow(words);
  });

  it('takes time that grows with the text, whatever it is', () => {
    for (const part of [
      '{',
      '(',
      '[',
      '1',
      '1 ',
      '. ',
      ' ',
      '"',
      '[A "',
      '$',
      '!',
      '\\',
      'O',
      'e4',
      ';',
      '%',
      '-',
      '/',
    ]) {
      expectAnswer(part.repeat(100_000));
    }
  });
});

describe('writing', () => {
  it('is read back as the same game', () => {
    const game = read(ANNOTATED);
    const text = formatPgn(game);
    const again = read(text);
    expect({ ...again, headers: {} }).toEqual({ ...game, headers: {} });
    expect(formatPgn(again)).toBe(text);
    expect(text).toContain('[Event "Club \\"A\\" evening"]\n[Site "?"]\n[Date "????.??.??"]');
    expect(text.replaceAll('\n', ' ')).toContain(
      '1. e4 $1 {Best by test.} 1... e5 (1... c5 {Sicilian} 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 $1',
    );
    expect(text.split('\n').every((each) => each.length <= 80)).toBe(true);
  });

  it('has one comment where several stand side by side, after the glyphs', () => {
    const text = formatPgn(read('{first} {second} 1. e4 {a} $1 {b} ({c} {d} 1. d4) {e} 1... e5 *'));
    expect(text).toContain('{first second} 1. e4 $1 {a b e} ({c d} 1. d4) 1... e5 *');
  });

  it('has what goes on after the last move as a comment, with its numbers where Black began', () => {
    const start = '[SetUp "1"]\n[FEN "k7/8/8/8/8/8/8/K6R b - - 0 30"]\n\n';
    const text = formatPgn(read(`${start}30... Kb7 (30... Kb7 31. Rh7+ Kc6) *`));
    expect(text).toContain('30... Kb7 {31. Rh7+ Kc6} *');
  });

  it('is read back from random games of Chess960', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = new Random(seed);
      const position = chess.initial({ start: String(random.below(960)) });
      const start = chess.formatPosition(position);
      const played: string[] = [];
      while (position.outcome() === ONGOING && played.length < 200) {
        const moves = legalMoves(position);
        const move = moves[random.below(moves.length)]!;
        played.push(chess.formatMove(position, move));
        position.makeMove(move);
      }
      const game = read(`[Variant "Chess960"]\n[FEN "${start}"]\n\n${played.join(' ')}`);
      expect(line(game)).toBe(played.join(' '));
      expect(read(formatPgn(game))).toMatchObject({ start, isChess960: true, tree: game.tree });
    }
  });
});

it('ends every mangled game in an answer or one clear line', () => {
  const random = new Random(11);
  const characters = ' \n\r\t{}()[];%$"\\!?+#=-/.*0123456789abcdefghKQRBNOPx\ufeff½é';
  for (let run = 0; run < 2000; run++) {
    let text = ANNOTATED;
    for (let change = 0; change <= random.below(6); change++) {
      const at = random.below(text.length);
      const inserted = characters.charAt(random.below(characters.length)).repeat(random.below(4));
      text = text.slice(0, at) + inserted + text.slice(at + random.below(5));
    }
    expectAnswer(text);
  }
});

function expectAnswer(text: string): void {
  try {
    for (const game of parsePgn(text)) formatPgn(game);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).message).toMatch(/^[^\n\r]{10,400}$/);
  }
}
