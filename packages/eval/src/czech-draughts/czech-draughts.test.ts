import {
  type Move,
  type SearchObserver,
  WIN,
  alphaBetaSearch,
  legalMoves,
  minimaxQuiescenceSearch,
  minimaxSearch,
} from '@tahoun/core';
import { type DraughtsPosition, czechDraughts, squareName } from '@tahoun/games/czech-draughts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceSquareAccount } from './account.js';
import {
  DRAUGHTS_TABLES,
  PIECE_SQUARE_WEIGHTS,
  czechDraughtsAi,
  pieceSquares,
  squareBonus,
} from './index.js';
import { czechDraughtsNetwork } from './network.js';
import { exchanged, played } from './testing/positions.js';

const { textbook, best } = czechDraughtsAi(czechDraughtsNetwork);

/** The moves that alpha-beta leaves out, each with the line that leads to it. */
function cutsOf(position: DraughtsPosition, depth: number): string[] {
  const board = position.clone();
  const line: string[] = [];
  const cuts: string[] = [];
  const name = (move: Move) => czechDraughts.formatMove(board, move);
  const observer: SearchObserver = {
    enter(ply, move) {
      if (ply === 0) return;
      line.push(name(move));
      board.makeMove(move);
    },
    cut(_, moves, from, to) {
      for (const move of moves.subarray(from, to)) cuts.push([...line, name(move)].join(' '));
    },
    leave(ply) {
      if (ply === 0) return;
      line.pop();
      board.undoMove();
    },
  };
  alphaBetaSearch({ position, evaluation: textbook, limits: { depth }, observer });
  return cuts;
}

/** Example 2.6. The scan does not show the squares of Black's other pieces: they earn no bonus. */
const EXAMPLE = 'W:Wa3,c1,Kb4,Ka7:Bb8,d6,f6,Kd4';

describe("Kühr's worked examples", () => {
  const answer = (text: string, depth: number, search = minimaxSearch) => {
    const position = czechDraughts.parsePosition(text);
    const { move, score, nodes } = search({ position, evaluation: textbook, limits: { depth } });
    return { move: czechDraughts.formatMove(position, move), score, nodes };
  };

  it.each([
    ['B:We3:Bd6', 'd6-e5'],
    ['B:We1:Bd4', 'd4-e3'],
    ['B:We5:Bd8', 'd8-e7'],
  ])('minimax: %s, a tree of 15 edges, won in three plies', (text, move) => {
    // His MAX = 99 becomes 98 and -97 on its way to the root; WIN loses one a ply alike.
    expect(answer(text, 4)).toEqual({ move, score: WIN - 3, nodes: 15 });
  });

  it('the horizon: two plies are too few to see the exchange through', () => {
    const text = 'B:Wc5,g5:Be7,f8';
    expect(answer(text, 2)).toMatchObject({ move: 'f8-g7', nodes: 9 });
    expect(answer(text, 3)).toMatchObject({ move: 'e7-f6', score: WIN - 3 });
    // With exchanges finished two plies are enough: after e7-f6 g5xe7 Black captures both men.
    expect(answer(text, 2, minimaxQuiescenceSearch)).toMatchObject({
      move: 'e7-f6',
      score: WIN - 3,
      nodes: 14,
    });
  });

  it.each([
    ['W:Wa3,e3:Ba5,d6', 'e3-d4', ['e3-f4 d6-e5', 'e3-f4 a5-b4']],
    ['W:Wa1,e1:Ba3,d4', 'e1-d2', ['e1-f2 d4-e3', 'e1-f2 a3-b2']],
  ])('alpha-beta: %s', (text, move, cuts) => {
    expect(answer(text, 3, alphaBetaSearch).move).toBe(move);
    expect(answer(text, 3).move).toBe(move);
    expect(cutsOf(czechDraughts.parsePosition(text), 3)).toEqual(cuts);
  });

  it('the evaluation of single pieces', () => {
    // The pieces' places earn White 3 + 3 + 1 + 2 points, and the man on b8 earns Black 3.
    const value = pieceSquares({ ...PIECE_SQUARE_WEIGHTS, man: 0, king: 0 });
    expect(value.evaluate(czechDraughts.parsePosition('W:Wa3,c1,Kb4,Ka7:B'))).toBe(9);
    expect(value.evaluate(czechDraughts.parsePosition('B:W:Bb8'))).toBe(3);
    const account = pieceSquareAccount(czechDraughts.parsePosition(EXAMPLE), PIECE_SQUARE_WEIGHTS);
    const earned = account.pieces.map(({ square, bonus, company }) => [squareName(square), bonus + company]);
    expect(Object.fromEntries(earned)).toEqual({
      a3: 3,
      c1: 3,
      b4: 1,
      a7: 2,
      b8: 3,
      d6: 0,
      f6: 0,
      d4: 0,
    });
  });

  it('the sum of his example has no 0 and no 9 but the one that the scan keeps: 9 - 3 = 6', () => {
    const position = czechDraughts.parsePosition(EXAMPLE);
    const { sums } = pieceSquareAccount(position, PIECE_SQUARE_WEIGHTS);
    const bonuses = pieceSquareAccount(position, { ...PIECE_SQUARE_WEIGHTS, man: 0, king: 0 }).sums;
    expect(bonuses).toEqual([9, 3]);
    const material = sums.map((sum, side) => sum - bonuses[side]!) as [number, number];
    const printed = [PIECE_SQUARE_WEIGHTS.man, ...material, material[0] - material[1], sums[0] - sums[1]];
    expect(printed).toEqual([88, 776, 564, 212, 218]);
    expect(printed.filter((number) => /[09]/.test(String(number)))).toEqual([]);
    expect(String(PIECE_SQUARE_WEIGHTS.king).replace(/[1-8]/g, '')).toBe('00');
    expect(textbook.evaluate(position)).toBe(218);
  });

  it('his figures 4 and 5: nine positions, and the moves that lead to them', () => {
    const line = (...moves: string[]) => {
      const position = czechDraughts.parsePosition('W:Wd2:Bc5');
      for (const move of moves) position.makeMove(czechDraughts.parseMove(position, move));
      return legalMoves(position).map((move) => czechDraughts.formatMove(position, move));
    };
    expect(line().sort()).toEqual(['d2-c3', 'd2-e3']);
    expect(line('d2-c3').sort()).toEqual(['c5-b4', 'c5-d4']);
    expect(line('d2-e3').sort()).toEqual(['c5-b4', 'c5-d4']);
    expect(line('d2-c3', 'c5-b4')).toEqual(['c3xa5']);
    expect(line('d2-c3', 'c5-d4')).toEqual(['c3xe5']);
  });

  it('his account of a position adds up to the evaluation, whatever the weights', () => {
    const bonus = fc.integer({ min: -100, max: 100 });
    const weights = fc.record({
      man: fc.nat(1000),
      king: fc.nat(2000),
      edge: bonus,
      'back-row': bonus,
      neighbour: bonus,
      lone: bonus,
    });
    const ids = DRAUGHTS_TABLES.flatMap(({ id, squares }) => squares.map((square) => `${id}-${square}`));
    const own = fc.dictionary(fc.constantFrom(...ids), bonus);
    fc.assert(
      fc.property(played, weights, own, (position, some, set) => {
        const each = { ...some, ...set };
        const { sums } = pieceSquareAccount(position, each);
        const forWhite = sums[0] - sums[1];
        expect(pieceSquares(each).evaluate(position)).toBe(position.turn === 0 ? forWhite : 0 - forWhite);
      }),
    );
  });

  it('his four tables: 2 on the edge, 3 on the own first row, 0 elsewhere', () => {
    for (const [side, first, last] of [
      [0, '1', '8'],
      [1, '8', '1'],
    ] as const) {
      for (let square = 0; square < 32; square++) {
        const name = squareName(square);
        const isEdge = /^[ah]/.test(name) || name.endsWith(last);
        const expected = name.endsWith(first) ? 3 : isEdge ? 2 : 0;
        for (const isKing of [false, true]) {
          expect(squareBonus(PIECE_SQUARE_WEIGHTS, side, square, isKing), name).toBe(expected);
        }
      }
    }
  });

  it('a number of your own for a kind and square replaces his, for both sides from their own end', () => {
    const value = (text: string, own: Record<string, number>) =>
      pieceSquares({ ...PIECE_SQUARE_WEIGHTS, man: 0, king: 0, ...own }).evaluate(
        czechDraughts.parsePosition(text),
      );
    expect(value('W:Wa3:B', { 'man-a3': -7 })).toBe(-7);
    expect(value('W:Wa3:B', { 'king-a3': -7 })).toBe(2);
    expect(value('W:WKa3:B', { 'king-a3': -7 })).toBe(-7);
    // h6 is Black's a3.
    expect(value('B:W:Bh6', { 'man-a3': -7 })).toBe(-7);
    expect(value('B:W:Ba3', { 'man-a3': -7 })).toBe(2);
    const terms = pieceSquares({ ...PIECE_SQUARE_WEIGHTS, lone: -4, 'man-c3': 9 }).terms(
      czechDraughts.parsePosition('W:Wc3,d4,g3:Bb6'),
    );
    // White's g3 and Black's b6 stand alone.
    expect(terms).toEqual({ material: 176, edge: 0, backRow: 0, neighbours: 2, lone: 0, squares: 9 });
  });
});

describe('all evaluations', () => {
  it('have parts that add up; that of the text is fair to both sides', () => {
    fc.assert(
      fc.property(played, (position) => {
        for (const evaluation of [textbook, best]) {
          const parts = Object.values(evaluation.terms(position));
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(evaluation.evaluate(position));
        }
        const turned = position.withTurn(position.turn === 0 ? 1 : 0);
        expect(textbook.evaluate(position) + textbook.evaluate(turned)).toBe(0);
      }),
    );
  });

  it('judge a board and its image with colours exchanged alike', () => {
    fc.assert(
      fc.property(played, (position) => {
        const image = czechDraughts.parsePosition(exchanged(czechDraughts.formatPosition(position)));
        for (const evaluation of [textbook, best]) {
          expect(evaluation.evaluate(image)).toBe(evaluation.evaluate(position));
        }
      }),
    );
  });
});
