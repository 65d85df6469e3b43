import { NetworkEvaluator, Random, encodeNetwork } from '@tahoun/core';
import { atariGo } from '@tahoun/games/atari-go';
import { describe, expect, it } from 'vitest';
import { judged, randomNetwork, wander } from '../testing/networks.js';
import { atariGoFeatures, networkAtariGo } from './network.js';
import { STRENGTH_WEIGHTS, strength } from './strength.js';

const start = (size: string, target = '1') => atariGo.initial({ size, target });
const contentsOf = (board: Int32Array) => [...new Uint8Array(board.slice().buffer)];

describe('a network of Atari Go', () => {
  it('judges every position of a walk as if it saw it for the first time, on boards in turn', () => {
    const network = randomNetwork(atariGoFeatures, 1);
    const evaluator = new NetworkEvaluator(atariGoFeatures, network);
    const random = new Random(7);
    for (const size of ['9', '3', '7', '9']) {
      // Captures of several stones take groups off the board and put them back.
      const position = start(size, '5');
      wander(position, random, 300, () => {
        if (random.below(3) > 0)
          expect(evaluator.evaluate(position)).toBe(judged(atariGoFeatures, network, position));
      });
    }
  });

  it('sees stones by the liberties of their groups, and empty points by what touches them', () => {
    const rowsOf = (text: string) => {
      const contents = contentsOf(atariGoFeatures.board(atariGo.parsePosition(text)));
      return [0, 1, 2, 3].map((row) => contents.slice(10 * row, 10 * row + 4));
    };
    // Black's stones are 1 to 5 and White's 6 to 10; points that only Black or White touches 11 and 12, their eyes 13
    // and 14, points between both 15, and the edge 16.
    const edge = [16, 16, 16, 16];
    expect(rowsOf('.XO/X../... O 1')).toEqual([[13, 2, 6, 16], [3, 11, 12, 16], [11, 0, 0, 16], edge]);
    expect(rowsOf('.OX/O../.X. O 1')).toEqual([[14, 7, 1, 16], [8, 15, 11, 16], [15, 3, 11, 16], edge]);
  });

  it('has the boards that the position makes turned and reflected as its images', () => {
    const rows = ['XX..', '.O..', '..X.', 'O...'];
    const turned = (lines: string[]) =>
      lines.map((line, y) => [...line].map((_, x) => lines[x]?.[3 - y] ?? '').join(''));
    const mirrored = (lines: string[]) => lines.map((line) => [...line].reverse().join(''));
    const boardOf = (lines: string[]) =>
      contentsOf(atariGoFeatures.board(atariGo.parsePosition(`${lines.join('/')} X 1`)));
    const expected = [rows, mirrored(rows)].flatMap((lines) => {
      const quarters = [lines, turned(lines)];
      return [...quarters, ...quarters.map((each) => turned(turned(each)))].map(boardOf);
    });
    const images = [...(atariGoFeatures.images?.(atariGo.parsePosition(`${rows.join('/')} X 1`)) ?? [])];
    expect(new Set(images.map((board) => contentsOf(board).join()))).toEqual(
      new Set(expected.map((board) => board.join())),
    );
    expect(images).toHaveLength(8);
  });

  it('leaves larger boards and games for several stones to the terms', () => {
    const evaluation = networkAtariGo(encodeNetwork(randomNetwork(atariGoFeatures, 3)));
    const terms = strength(STRENGTH_WEIGHTS);
    for (const position of [start('13'), start('9', '3')]) {
      wander(position, new Random(1), 30, () => {
        expect(evaluation.evaluate(position)).toBe(terms.evaluate(position));
        expect(evaluation.terms(position).network).toBe(0);
      });
    }
    for (const _ of [1, 2]) expect(() => atariGoFeatures.board(start('13'))).toThrow('boards up to 9x9');
  });
});
