import { DRAW, LOSS, ONGOING, legalMoves } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../testing/code-of.js';
import { type ChessPosition, chess, formatUci } from './index.js';
import { isCastling, moveTo } from './move.js';
import { fileOf } from './squares.js';
import { naiveMoves } from './testing/naive.js';
import { naiveBoard, played } from './testing/positions.js';

function play(start: string, moves: string): ChessPosition {
  const position = chess.parsePosition(start);
  for (const move of moves.split(' ').filter(Boolean)) position.makeMove(chess.parseMove(position, move));
  return position;
}

const START = chess.formatPosition(chess.initial());

describe('legal moves', () => {
  it('are those that a slow second program finds', () => {
    fc.assert(
      fc.property(played(), (position) => {
        fc.pre(position.outcome() === ONGOING);
        const found = legalMoves(position).map((move) => {
          if (!isCastling(move)) return formatUci(position, move);
          return fileOf(moveTo(move)) === 6 ? 'O-O' : 'O-O-O';
        });
        expect(found.sort()).toEqual(naiveMoves(naiveBoard(position)).sort());
      }),
      { numRuns: 1500 },
    );
  });

  it('that are noisy come alone in the same order', () => {
    fc.assert(
      fc.property(played(), (position) => {
        const out = new Int32Array(256);
        const end = position.generateNoisy(out, 0);
        const noisy = legalMoves(position).filter((move) => position.isNoisy(move));
        expect(Array.from(out.subarray(0, end))).toEqual(noisy);
      }),
      { numRuns: 1000 },
    );
  });

  it('are counted past the end of a short list', () => {
    const position = chess.initial();
    const short = new Int32Array(7);
    expect(position.generateMoves(short, 3)).toBe(23);
    expect(short.subarray(3)).toEqual(Int32Array.from(legalMoves(position).slice(0, 4)));
  });
});

describe('making and taking back', () => {
  it('keep key, sets and squares as a fresh reading has them', () => {
    fc.assert(
      fc.property(played(), (position) => {
        const fresh = chess.parsePosition(chess.formatPosition(position));
        expect(stateOf(position)).toEqual(stateOf(fresh));
        const before = stateOf(position);
        for (const move of legalMoves(position)) {
          position.makeMove(move);
          position.undoMove();
          expect(stateOf(position)).toEqual(before);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a pass hands over the turn and nothing else', () => {
    fc.assert(
      fc.property(played(), (position) => {
        const before = stateOf(position);
        const isPassed = position.makePass();
        if (position.inCheck() && !isPassed) return;
        if (isPassed) {
          expect(position.turn).toBe(1 - before.turn);
          expect(position.epSquare).toBe(-1);
          const fresh = chess.parsePosition(chess.formatPosition(position));
          expect([position.hashLo, position.hashHi]).toEqual([fresh.hashLo, fresh.hashHi]);
          position.undoMove();
        }
        expect(stateOf(position)).toEqual(before);
      }),
      { numRuns: 500 },
    );
    expect(chess.parsePosition('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1').makePass()).toBe(false);
    expect(chess.parsePosition('4k3/8/8/8/8/8/4r3/3QK3 w - - 0 1').makePass()).toBe(false);
    expect(chess.parsePosition('4k3/8/8/8/8/8/4P3/3NK3 w - - 0 1').makePass()).toBe(true);
  });

  it('count en passant only where it is legal', () => {
    expect(chess.formatPosition(play(START, 'e4'))).toBe(
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
    );
    expect(play(START, 'e4 a6 e5 d5').epSquare).toBe(43);
    // Both pawns leave the rank, and the rook sees the king.
    expect(play('8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1', 'e4').epSquare).toBe(-1);
    expect(play('8/8/8/8/k2p4/7R/4P3/4K3 w - - 0 1', 'e4').epSquare).toBe(20);
  });
});

describe('results', () => {
  it.each<[string, string, string, number, number | null]>([
    ['checkmate', START, 'f3 e5 g4 Qh4', LOSS, 1],
    ['stalemate', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', '', DRAW, null],
    ['insufficient-material', '8/8/8/3k4/8/8/4pK2/8 w - - 0 1', 'Kxe2', DRAW, null],
    ['seventy-five-moves', '4k3/8/8/8/8/8/8/R3K3 w - - 149 99', 'Ra2', DRAW, null],
    ['checkmate', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 99', 'Ra8', LOSS, 0],
    ['fivefold-repetition', START, 'Nf3 Nf6 Ng1 Ng8 '.repeat(4), DRAW, null],
  ])('%s', (reason, start, moves, outcome, winner) => {
    const position = play(start, moves);
    expect(position.outcome()).toBe(outcome);
    expect(chess.result(position)).toEqual({ winner, reason });
    expect(legalMoves(position)).toEqual([]);
    expect(codeOf(() => chess.parseMove(position, 'a3'))).toBe('move-game-over');
  });

  it.each([
    ['K', true],
    ['KN', true],
    ['KB', true],
    ['KNN', false],
    ['KP', false],
    ['KR', false],
  ])('%s against a king is dead: %s', (pieces, isDead) => {
    const fen = `4k3/8/8/8/8/${pieces
      .slice(1)
      .padEnd(8, '1')
      .replace(/1+$/, (free) => String(free.length))}/8/K7 w - - 0 1`;
    expect(chess.parsePosition(fen).outcome()).toBe(isDead ? DRAW : ONGOING);
  });

  it.each([
    ['two knights', 'k7/2N5/NK6/8/8/8/8/8 b - - 0 1'],
    ['a knight against a bishop', 'kb6/8/KN6/8/8/8/8/8 b - - 0 1'],
    ['a knight against a rook', 'k1K5/r7/1N6/8/8/8/8/8 b - - 0 1'],
    ['a knight against a knight', 'kn6/2N5/1K6/8/8/8/8/8 b - - 0 1'],
    ['a knight against a pawn', 'k1K5/p1N5/8/8/8/8/8/8 b - - 0 1'],
    ['a bishop against one of the other colour', 'kb6/8/1K6/8/4B3/8/8/8 b - - 0 1'],
    ['a bishop against a knight', 'kn6/1B6/1K6/8/8/8/8/8 b - - 0 1'],
    ['a bishop against a pawn', 'k7/pBK5/8/8/8/8/8/8 b - - 0 1'],
    ['a rook', '1R1k4/8/3K4/8/8/8/8/8 b - - 0 1'],
    ['a queen', '3k4/3Q4/3K4/8/8/8/8/8 b - - 0 1'],
  ])('%s can mate', (_pieces, mate) => {
    const position = chess.parsePosition(mate);
    expect(chess.result(position)).toEqual({ winner: 0, reason: 'checkmate' });
    expect(chess.cannotWin?.(position, 0)).toBe(false);
  });

  it.each([
    ['a bare king', '3qk3/8/8/8/8/8/8/4K3 w - - 0 1', true],
    ['a bare king against everything', 'rnbqkbnr/pppppppp/8/8/8/8/8/4K3 w - - 0 1', true],
    ['a knight against queens', '2qqk3/8/8/8/8/8/8/4K1N1 w - - 0 1', true],
    ['a bishop against rooks and queens', 'rrqqk3/8/8/8/8/8/8/4KB2 w - - 0 1', true],
    ['bishops of one colour', '2b1k2r/8/8/8/8/8/8/3BKB2 w - - 0 1', true],
    ['bishops of both colours', '4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1', false],
    ['a bishop and a knight', '4k3/8/8/8/8/8/8/4KBN1 w - - 0 1', false],
    ['a pawn', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', false],
  ])('%s can win no more: %s, is %s', (_pieces, fen, expected) => {
    const position = chess.parsePosition(fen);
    expect(chess.cannotWin?.(position, 0)).toBe(expected);
    // The same for the other side, on the board turned round.
    const [rows = ''] = fen.split(' ');
    const swapped = [...rows].map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()));
    const turned = chess.parsePosition(`${swapped.reverse().join('')} b - - 0 1`);
    expect(chess.cannotWin?.(turned, 1)).toBe(expected);
  });

  it.each([
    ['bishops of one colour', '4k1b1/8/8/8/8/1B6/8/K2B4 w - - 0 1', DRAW],
    ['bishops of both colours', '4kb2/8/8/8/8/8/8/K2B4 w - - 0 1', ONGOING],
    ['a knight against a bishop', '4kb2/8/8/8/8/8/8/K2N4 w - - 0 1', ONGOING],
  ])('%s', (_pieces, fen, outcome) => {
    expect(chess.parsePosition(fen).outcome()).toBe(outcome);
  });

  it('lets a draw be claimed after three repetitions and after fifty moves', () => {
    const round = 'Nf3 Nf6 Ng1 Ng8 ';
    expect(play(START, round).canClaimDraw()).toBeNull();
    expect(play(START, round.repeat(2)).canClaimDraw()).toBe('threefold-repetition');
    expect(play('4k3/8/8/8/8/8/8/R3K3 w - - 98 80', 'Ra2').canClaimDraw()).toBeNull();
    expect(play('4k3/8/8/8/8/8/8/R3K3 w - - 99 80', 'Ra2').canClaimDraw()).toBe('fifty-moves');
  });

  it('tells other rights apart: the first position differs while castling is possible', () => {
    const shuffle = 'Ke2 Ke7 Ke1 Ke8 ';
    const start = 'r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1';
    expect(play(start, shuffle.repeat(2)).canClaimDraw()).toBeNull();
    expect(play(start, `${shuffle.repeat(2)}Ke2 Ke7`).canClaimDraw()).toBe('threefold-repetition');
  });

  it('sees repetitions of the search and of the game, in copies too', () => {
    const once = play(START, 'Nf3 Nf6 Ng1 Ng8');
    expect([once.isRepeated(3), once.isRepeated(4)]).toEqual([false, true]);
    const twice = play(START, 'Nf3 Nf6 Ng1 Ng8 '.repeat(2)).clone();
    expect(twice.isRepeated(0)).toBe(true);
    expect(twice.canClaimDraw()).toBe('threefold-repetition');
  });
});

describe('entering moves', () => {
  it('castles by the square of the king or of the rook', () => {
    const position = chess.parsePosition('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1');
    const castlings = legalMoves(position).filter(isCastling);
    expect(castlings.map((move) => chess.targets(position, move))).toEqual([
      [
        ['e1', 'g1'],
        ['e1', 'h1'],
      ],
      [
        ['e1', 'c1'],
        ['e1', 'a1'],
      ],
    ]);
  });

  it('does not castle away the rook that shields the king', () => {
    const castlings = (fen: string) => legalMoves(chess.parsePosition(fen)).filter(isCastling).length;
    expect(castlings('4k3/8/8/8/8/8/8/qRK5 w B - 0 1')).toBe(0);
    expect(castlings('4k3/8/8/8/8/8/q7/1RK5 w B - 0 1')).toBe(1);
    expect(castlings('5krq/8/8/8/8/8/8/4K3 b g - 0 1'.replace('q', 'Q'))).toBe(0);
  });

  it('names the piece of a promotion', () => {
    const position = chess.parsePosition('7k/P7/8/8/8/8/8/K7 w - - 0 1');
    const promotions = legalMoves(position).flatMap((move) => chess.targets(position, move));
    expect(promotions.slice(0, 4)).toEqual(
      ['queen', 'rook', 'bishop', 'knight'].map((piece) => ['a7', 'a8', piece]),
    );
  });

  it('gives the turn, but not with the other king in check', () => {
    const position = chess.parsePosition('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1');
    expect(codeOf(() => chess.withTurn(position, 1))).toBe('chess-other-in-check');
    expect(chess.formatPosition(chess.withTurn(chess.initial(), 1))).toBe(START.replace(' w ', ' b '));
  });
});

describe('starting positions of Chess960', () => {
  it('are 960, each once, with the usual one at 518', () => {
    const rows = Array.from({ length: 960 }, (_, start) =>
      chess.formatPosition(chess.initial({ start: String(start) })).slice(0, 8),
    );
    expect(new Set(rows).size).toBe(960);
    expect(rows.every((row) => /b(..)*b|b/.test(row) && /r.*k.*r/.test(row))).toBe(true);
    expect(rows.every((row) => (row.indexOf('b') + row.lastIndexOf('b')) % 2 === 1)).toBe(true);
    // From the published table of the numbering.
    expect([rows[0], rows[518], rows[959]]).toEqual(['bbqnnrkr', 'rnbqkbnr', 'rkrnnqbb']);
  });

  it.each(['960', '-1', '5.5', 'x', '1'.repeat(5000)])('refuses the number %j', (start) => {
    expect(codeOf(() => chess.initial({ start }))).toBe('variant-bad-value');
  });
});

function stateOf(position: ChessPosition) {
  return {
    text: chess.formatPosition(position),
    turn: position.turn,
    key: [position.hashLo, position.hashHi],
    bits: [...position.bits],
    board: [...position.board],
    winners: position.winners,
    checks: [...position.checks()],
    outcome: position.outcome(),
  };
}
