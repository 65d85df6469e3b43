import { describe, expect, it } from 'vitest';
import { chess, parsePgn } from './chess/index.js';
import { type PdnGame, formatPdn, parsePdn } from './czech-draughts/index.js';
import { MAX_DEPTH } from './movetext/format.js';
import { codeOf } from './testing/code-of.js';

describe('the en passant square of a position', () => {
  it.each([
    ['is refused behind a pawn that has not gone two squares', '4k3/8/8/8/4p3/8/8/4K3 w - e5 0 1', 'e5'],
    ['is refused where a piece stands on it', '4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1', 'e6'],
  ])('%s', (_, text, found) => {
    expect(() => chess.parsePosition(text)).toThrow(
      expect.objectContaining({
        code: 'chess-en-passant-impossible',
        params: { found, rank: 6, side: 'w' },
      }),
    );
  });
});

describe('what a position has that cannot be', () => {
  const read = (text: string, chess960 = 'false') => {
    const dropped: string[] = [];
    const position = chess.parsePosition(text, { chess960 }, ({ code }) => dropped.push(code));
    return [chess.formatPosition(position), dropped];
  };

  it.each([
    ['r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1', 'Kq -', ['chess-castling-rook', 'chess-castling-rook']],
    ['4k3/8/8/8/8/8/8/3K3R w Kk - 0 1', '- -', ['chess-castling-king', 'chess-castling-rook']],
    ['4k3/8/8/8/8/8/8/4K1RR w HG - 0 1', 'K -', ['chess-castling-two-rooks']],
    ['4k3/8/8/8/8/8/8/4K2R w AH - 0 1', 'K -', ['chess-castling-rook']],
    ['4k3/8/8/8/8/8/8/4K3 w - e6 0 1', '- -', ['chess-en-passant-impossible']],
    ['4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1', '- e6', []],
  ])('%s is left out for who is told of it', (text, fields, codes) => {
    const [board, side] = text.split(' ');
    expect(read(text)).toEqual([`${board} ${side} ${fields} 0 1`, codes]);
    if (codes.length > 0) expect(codeOf(() => chess.parsePosition(text))).toBe(codes[0]);
  });

  it('is left out in Chess960 likewise', () => {
    expect(read('4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1', 'true')).toEqual([
      '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1',
      ['chess-castling-no-outer-rook'],
    ]);
  });

  it.each(['4k3/8/8/8/8/8/8/4K3 w X - 0 1', '4k3/8/8/8/8/8/8/4K3 w - z9 0 1', '8/8/8/8/8/8/8/4K3 w - - 0 1'])(
    'is not what is no position: %s',
    (text) => {
      expect(() => read(text)).toThrow(expect.objectContaining({ name: 'InputError' }));
    },
  );
});

it('castling that is not possible is named as it was written', () => {
  const position = chess.initial();
  expect(() => chess.parseMove(position, '0-0-0')).toThrow(
    expect.objectContaining({ code: 'move-no-castling', params: { found: '0-0-0' } }),
  );
});

it('variations of PGN may lie in one another as deep as the limit, and no deeper', () => {
  const nested = (depth: number) => `1. e4 ${'(1. d4 '.repeat(depth)}${')'.repeat(depth)} *`;
  expect(parsePgn(nested(MAX_DEPTH))).toHaveLength(1);
  expect(() => parsePgn(nested(MAX_DEPTH + 1))).toThrow(/deep/);
});

it('lines of a PDN file are as long as 79 columns allow', () => {
  const [game] = parsePdn('[GameType "29"]\n1. c3-d4 *') as [PdnGame];
  for (let first = 1; first < 20; first++) {
    const comment = `${'x'.repeat(first)} ${'yyy '.repeat(60)}yyy`;
    const children = game.tree.children.map((node) => ({ ...node, comments: [comment] }));
    const lines = formatPdn([{ ...game, tree: { ...game.tree, children } }])
      .trim()
      .split('\n');
    const wrapped = lines.slice(lines.indexOf('') + 1);
    expect(wrapped.length).toBeGreaterThan(3);
    for (const [at, line] of wrapped.slice(0, -1).entries()) {
      const [next = ''] = wrapped[at + 1]?.split(' ') ?? [];
      expect(line.length).toBeLessThanOrEqual(79);
      expect(line.length + 1 + next.length).toBeGreaterThan(79);
    }
  }
});
