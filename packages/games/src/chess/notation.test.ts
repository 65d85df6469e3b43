import { InputError, ONGOING, Random, legalMoves } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../testing/code-of.js';
import { chess, formatUci } from './index.js';
import { played } from './testing/positions.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KINGS = '4k3/8/8/8/8/8/8/4K3';

describe('FEN', () => {
  it.each([
    [`  ${START}  `, START],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR   w  KQkq  -', START],
    [`${KINGS} w – — - -`, `${KINGS} w - - 0 1`],
    [`${KINGS} b - - 7 0`, `${KINGS} b - - 7 1`],
    ['4k3/8/8/8/44/8/8/4K3 w - -', `${KINGS} w - - 0 1`],
    [KINGS, `${KINGS} w - - 0 1`],
    [`${KINGS} b`, `${KINGS} b - - 0 1`],
    [`${KINGS} B _ _ 3 9`, `${KINGS} b - - 3 9`],
    ['r3k2r/8/8/8/8/8/8/R3K2R W KQ', 'r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1'],
    [START.replaceAll(' ', '_'), START],
    [`${KINGS} w - - bm Kd2 Kf2; id "two; kings";`, `${KINGS} w - - 0 1`],
    [`${KINGS} b - - hmvc 7; fmvn 30;`, `${KINGS} b - - 7 30`],
    [`${KINGS} b - - 7 30 bm Kd8;`, `${KINGS} b - - 7 30`],
    ['r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'],
    // An en passant square without a legal capture is dropped.
    ['4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1', '4k3/8/8/8/4P3/8/8/4K3 b - - 0 1'],
    ['4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1'],
    // Shredder's letters are ordinary rights where king and rook are at home.
    ['r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'],
    ['1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1', '1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1'],
  ])('%s is read as %s', (text, canonical) => {
    expect(chess.formatPosition(chess.parsePosition(text))).toBe(canonical);
  });

  it('reads KQkq in Chess960 as the outermost rooks', () => {
    const read = (rows: string, castling: string) =>
      chess.formatPosition(chess.parsePosition(`${rows} w ${castling} - 0 1`, { chess960: 'true' }));
    expect(read('4k3/8/8/8/8/8/8/RR2K1R1', 'KQ')).toBe('4k3/8/8/8/8/8/8/RR2K1R1 w GA - 0 1');
    expect(read('4k3/8/8/8/8/8/8/RR2K1R1', 'KB')).toBe('4k3/8/8/8/8/8/8/RR2K1R1 w GB - 0 1');
  });

  it.each([
    ['', 'fen-field-count'],
    ['nonsense', 'fen-field-count'],
    [`${KINGS} w - - bm Kd2`, 'fen-bad-counter'],
    [`${KINGS} w - - 0 1 x`, 'fen-field-count'],
    ['4k3/8/8/8/8/8/4K3 w - - 0 1', 'fen-rank-count'],
    ['4k3/8/8/8/8/8/8/4K4 w - - 0 1', 'fen-rank-length'],
    ['4k3/8/8/8/8/8/8/4K2 w - - 0 1', 'fen-rank-length'],
    ['4k3/8/8/8/8/8/8/4K2X w - - 0 1', 'fen-bad-piece'],
    ['4k3/9/8/8/8/8/8/4K3 w - - 0 1', 'fen-bad-piece'],
    [`${KINGS} x - - 0 1`, 'position-bad-side'],
    ['8/8/8/8/8/8/8/4K3 w - - 0 1', 'chess-king-count'],
    ['4k2k/8/8/8/8/8/8/4K3 w - - 0 1', 'chess-king-count'],
    ['4k3/8/8/8/8/8/8/P3K3 w - - 0 1', 'chess-pawn-rank'],
    ['p3k3/8/8/8/8/8/8/4K3 w - - 0 1', 'chess-pawn-rank'],
    ['4k3/4R3/8/8/8/8/8/4K3 w - - 0 1', 'chess-other-in-check'],
    ['8/8/8/8/8/8/4k3/4K3 w - - 0 1', 'chess-other-in-check'],
    [`${KINGS} w KZ - 0 1`, 'fen-bad-castling'],
    [`${KINGS} w K - 0 1`, 'chess-castling-rook'],
    [`${KINGS} w A - 0 1`, 'chess-castling-rook'],
    ['4k3/8/8/8/8/8/8/3K3R w K - 0 1', 'chess-castling-king'],
    ['4k3/8/8/8/8/8/3K4/7R w H - 0 1', 'chess-castling-king'],
    ['4k3/8/8/8/8/8/8/R1R1K3 w AC - 0 1', 'chess-castling-two-rooks'],
    [`${KINGS} w - e4 0 1`, 'chess-en-passant-impossible'],
    [`${KINGS} w - e6 0 1`, 'chess-en-passant-impossible'],
    ['4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1', 'chess-en-passant-impossible'],
    [`${KINGS} w - x9 0 1`, 'fen-bad-en-passant'],
    [`${KINGS} w - - x 1`, 'fen-bad-counter'],
    [`${KINGS} w - - 0 12345`, 'fen-bad-counter'],
    ['8'.repeat(500), 'position-too-long'],
  ])('refuses %j as %s', (text, code) => {
    expect(codeOf(() => chess.parsePosition(text))).toBe(code);
  });

  it('refuses Chess960 rights without a rook outside the king', () => {
    expect(codeOf(() => chess.parsePosition(`${KINGS} w K - 0 1`, { chess960: 'true' }))).toBe(
      'chess-castling-no-outer-rook',
    );
  });
});

describe('moves', () => {
  it('are read back from SAN, UCI and long algebraic notation', () => {
    fc.assert(
      fc.property(played(), (position) => {
        fc.pre(position.outcome() === ONGOING);
        const moves = legalMoves(position);
        const san = moves.map((move) => chess.formatMove(position, move));
        expect(new Set(san).size).toBe(moves.length);
        for (const [i, move] of moves.entries()) {
          const uci = formatUci(position, move);
          const long = `${uci.slice(0, 2)}-${uci.slice(2)}`;
          for (const text of [san[i]!, uci, long, san[i]!.replace(/[x=+#]/g, '')]) {
            expect(chess.parseMove(position, text), `${text} in ${chess.formatPosition(position)}`).toBe(
              move,
            );
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  const CROWDED = '4k3/P7/8/3pP3/8/R6R/8/RN2K2R w KQ d6 0 1';

  it.each([
    ['Nbd2', 'Nd2'],
    ['Nb1d2', 'Nd2'],
    ['Nb1-d2', 'Nd2'],
    ['b1d2', 'Nd2'],
    ['Nd2!?', 'Nd2'],
    ['Nxd2', 'Nd2'],
    ['e8Q', null],
    ['a8Q', 'a8=Q+'],
    ['a8(Q)', 'a8=Q+'],
    ['a8/Q', 'a8=Q+'],
    ['a8=q', 'a8=Q+'],
    ['a7a8n', 'a8=N'],
    ['Pa7-a8=N', 'a8=N'],
    ['0-0', 'O-O'],
    ['O-O+', 'O-O'],
    ['OO', 'O-O'],
    ['e1g1', 'O-O'],
    ['e1h1', 'O-O'],
    ['o-o-o', null],
    ['exd6', 'exd6'],
    ['exd6 e.p.', 'exd6'],
    ['ed6', 'exd6'],
    ['exd6ep', 'exd6'],
    ['R1a2', 'R1a2'],
    ['Rag3', 'Rag3'],
    ['e6', 'e6'],
  ])('%s is read as %s', (text, san) => {
    const position = chess.parsePosition(CROWDED);
    const read = () => chess.formatMove(position, chess.parseMove(position, text));
    if (san === null) expect(codeOf(read)).toMatch(/^move-/);
    else expect(read()).toBe(san);
  });

  it.each([
    ['', 'move-syntax'],
    ['xyz', 'move-syntax'],
    ['e9', 'move-syntax'],
    ['x'.repeat(10_000), 'move-syntax'],
    ['--', 'move-null'],
    ['0000', 'move-null'],
    ['Z0', 'move-null'],
    ['a8', 'move-several-meanings'],
    ['Ra2', 'move-several-meanings'],
    ['O-O-O', 'move-no-castling'],
    ['Qd4', 'move-piece-absent'],
    ['Nf3', 'move-unreachable'],
    // Castling is no step of the king, and no capture of his own rook.
    ['Kg1', 'move-unreachable'],
    ['Kh1', 'move-unreachable'],
    ['Rh1e1', 'move-unreachable'],
    ['h1g1q', 'move-no-promotion'],
    ['Pe6=Q', 'move-no-promotion'],
    ['e5d6q', 'move-no-promotion'],
    ['e6=Q', 'move-no-promotion'],
  ])('%j is refused as %s', (text, code) => {
    expect(codeOf(() => chess.parseMove(chess.parsePosition(CROWDED), text))).toBe(code);
  });

  it('names the moves that a text may mean', () => {
    const position = chess.parsePosition(CROWDED);
    expect(() => chess.parseMove(position, 'Ra2')).toThrow('Ra2 can mean R1a2, R3a2; say which');
    const pinned = chess.parsePosition('4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1');
    expect(() => chess.parseMove(pinned, 'Nf4')).toThrow('the king would be in check');
  });

  it('tells like pieces apart by file, then rank, then both', () => {
    const position = chess.parsePosition('8/1k6/8/Q6Q/8/8/8/Q3K3 w - - 0 1');
    const texts = legalMoves(position).map((move) => chess.formatMove(position, move).replace(/[+#]/, ''));
    expect(texts.filter((text) => text.endsWith('e5')).sort()).toEqual(['Q1e5', 'Qa5e5', 'Qhe5']);
  });

  it('of a king in Chess960 are castling only when they say so', () => {
    const position = chess.parsePosition('4k3/8/8/8/8/8/8/5K1R w H - 0 1');
    expect(chess.formatMove(position, chess.parseMove(position, 'f1g1'))).toBe('Kg1');
    expect(chess.formatMove(position, chess.parseMove(position, 'f1h1'))).toBe('O-O');
    expect(formatUci(position, chess.parseMove(position, 'O-O'))).toBe('f1h1');
    const arrived = chess.parsePosition('4k3/8/8/8/8/8/8/6KR w H - 0 1');
    expect(chess.formatMove(arrived, chess.parseMove(arrived, 'g1h1'))).toBe('O-O');
    expect(codeOf(() => chess.parseMove(arrived, 'g1g1'))).toMatch(/^move-/);
  });
});

it('ends every mangled FEN or move in an answer or one clear line', () => {
  const random = new Random(5);
  const seeds = [START, 'r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1', '1rk1r3/8/8/8/8/8/8/1RK1R3 w EBeb - 3 9'];
  const moves = ['exd8=Q+', 'O-O-O#', 'Nb1-d2!?', 'e7e8q', 'Qxf7#', 'exd6 e.p.'];
  for (let run = 0; run < 2000; run++) {
    const fen = mangle(seeds[run % seeds.length]!, random);
    const text = mangle(moves[run % moves.length]!, random);
    expectAnswer(() => chess.parsePosition(fen));
    expectAnswer(() => chess.parseMove(chess.initial(), text));
  }
});

function mangle(text: string, random: Random): string {
  let mangled = text;
  for (let change = 0; change <= random.below(4); change++) {
    const at = random.below(mangled.length + 1);
    const inserted = String.fromCharCode(
      random.below(4) === 0 ? random.below(0x10000) : 32 + random.below(95),
    );
    mangled = mangled.slice(0, at) + inserted.repeat(random.below(3)) + mangled.slice(at + random.below(3));
  }
  return mangled;
}

function expectAnswer(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).message).toMatch(/^[^\n\r]{10,300}$/);
  }
}
