import { type Move, type SearchObserver, WIN, alphaBetaSearch, minimaxSearch } from '@tahoun/core';
import { type DraughtsPosition, czechDraughts } from '@tahoun/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACEMENT_WEIGHTS, STRUCTURE_WEIGHTS, czechDraughtsKit, placement, structure } from './index.js';
import { exchanged, played } from './testing/positions.js';

const { textbook, best } = czechDraughtsKit;

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
  alphaBetaSearch({ position, evaluation: textbook, depth, observer });
  return cuts;
}

describe("Kühr's worked examples", () => {
  const answer = (text: string, depth: number, search = minimaxSearch) => {
    const position = czechDraughts.parsePosition(text);
    const { move, score, nodes } = search({ position, evaluation: textbook, depth });
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
    const value = placement({ ...PLACEMENT_WEIGHTS, man: 0, king: 0 });
    expect(value.evaluate(czechDraughts.parsePosition('W:Wa3,c1,Kb4,Ka7:B'))).toBe(9);
    expect(value.evaluate(czechDraughts.parsePosition('B:W:Bb8'))).toBe(3);
    expect(textbook.terms(czechDraughts.parsePosition('W:Wa3,c1,Kb4,Ka7:Bb8'))).toEqual({
      material: 700,
      edge: 4,
      backRow: 0,
      neighbours: 2,
    });
  });
});

describe('all evaluations', () => {
  it('have parts that add up, and are fair to both sides', () => {
    fc.assert(
      fc.property(played, (position) => {
        const turned = position.withTurn(position.turn === 0 ? 1 : 0);
        for (const evaluation of [textbook, best, structure(STRUCTURE_WEIGHTS)]) {
          const value = evaluation.evaluate(position);
          const parts = Object.values(evaluation.terms(position));
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(value);
          expect(value + evaluation.evaluate(turned)).toBe(0);
        }
      }),
    );
  });

  it('judge a board and its image with colours exchanged alike', () => {
    fc.assert(
      fc.property(played, (position) => {
        const image = czechDraughts.parsePosition(exchanged(czechDraughts.formatPosition(position)));
        for (const evaluation of [textbook, best, structure(STRUCTURE_WEIGHTS)]) {
          expect(evaluation.evaluate(image)).toBe(evaluation.evaluate(position));
        }
      }),
    );
  });
});

it.each([
  ['a man for each row', 'W:Wb2,g5:Bh8', { advance: 1 + 4 - 0 }],
  ['guards while there is somebody to stop', 'W:Wa1,c1,b2:Bd4', { backRow: 2 }],
  ['no guards against kings alone', 'W:Wa1,c1,b2:BKd4', { backRow: 0 }],
  ['the middle', 'W:Wc3,Kd4,a5:Bf6,h8', { centre: 1 }],
  ['a lone king on the main diagonal', 'B:WKe1,Kg1,Kc1:BKd4', { mainDiagonal: 1 }],
  ['and off it', 'B:WKe1,Kg1,Kc1:BKd6', { mainDiagonal: 0 }],
])('the structure counts %s', (_, text, terms) => {
  const ones = structure({ ...STRUCTURE_WEIGHTS, advance: 1, backRow: 1, centre: 1, mainDiagonal: 1 });
  expect(ones.terms(czechDraughts.parsePosition(text))).toMatchObject(terms);
});
