import { describe, expect, it } from 'vitest';
import { chess, parsePgn } from './chess/index.js';
import { MAX_PGN_DEPTH } from './chess/pgn.js';
import { type PdnGame, formatPdn, parsePdn } from './czech-draughts/index.js';

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

it('castling that is not possible is named as it was written', () => {
  const position = chess.initial();
  expect(() => chess.parseMove(position, '0-0-0')).toThrow(
    expect.objectContaining({ code: 'move-no-castling', params: { found: '0-0-0' } }),
  );
});

it('variations of PGN may lie in one another as deep as the limit, and no deeper', () => {
  const nested = (depth: number) => `1. e4 ${'(1. d4 '.repeat(depth)}${')'.repeat(depth)} *`;
  expect(parsePgn(nested(MAX_PGN_DEPTH))).toHaveLength(1);
  expect(() => parsePgn(nested(MAX_PGN_DEPTH + 1))).toThrow(/deep/);
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
