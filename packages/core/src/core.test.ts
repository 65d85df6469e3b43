import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError, quoteInput } from './errors.js';
import { GrundyTable, mex, nimSum } from './grundy.js';
import { legalMoves } from './moves.js';
import { perft, perftDivide } from './perft.js';
import { Random } from './random.js';
import { MANY, WIN, further, isDecided, nearer, opposite, outcomeOfScore, pliesToEnd } from './score.js';
import { type Tree, TreePosition } from './testing/synthetic.js';
import { zobristKeys } from './zobrist.js';

describe('scores', () => {
  it('step towards the root and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -WIN + 1, max: WIN - 1 }), (score) => {
        if (Math.abs(score) !== MANY) expect(nearer(further(score))).toBe(score);
        expect(opposite(opposite(score))).toBe(score);
      }),
    );
    expect(nearer(WIN)).toBe(WIN - 1);
    expect(nearer(-WIN)).toBe(-WIN + 1);
    expect(nearer(MANY)).toBe(MANY);
    expect(Object.is(opposite(0), 0)).toBe(true);
  });

  it('tell the distance', () => {
    expect(pliesToEnd(WIN - 5)).toBe(5);
    expect(pliesToEnd(-WIN + 4)).toBe(4);
    expect(pliesToEnd(300)).toBeNull();
    expect([isDecided(MANY), isDecided(MANY + 1)]).toEqual([false, true]);
    expect([1, 0, -1].map(outcomeOfScore)).toEqual([1, 0, -1]);
  });
});

describe('Sprague-Grundy', () => {
  it('has the mex and the nim-sum', () => {
    expect([mex([]), mex([0, 1, 3]), mex([1, 2])]).toEqual([0, 2, 0]);
    expect(nimSum([1, 2, 4, 4])).toBe(3);
  });

  it('knows the values of nim heaps and of Kayles', () => {
    const nim = new GrundyTable<number>((heap) => Array.from({ length: heap }, (_, left) => [left]));
    expect([0, 1, 5, 9].map((heap) => nim.value(heap))).toEqual([0, 1, 5, 9]);
    // Kayles, Guy and Smith 1956: take one pin or two neighbours from a row.
    const kayles = new GrundyTable<number>((row) => {
      const options: number[][] = [];
      for (const taken of [1, 2]) {
        for (let left = 0; left <= row - taken; left++) options.push([left, row - taken - left]);
      }
      return options;
    });
    const values = Array.from({ length: 12 }, (_, row) => kayles.value(row));
    expect(values).toEqual([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
  });
});

describe('randomness', () => {
  it('repeats for equal seeds and differs for others', () => {
    const draw = (seed: number) => {
      const random = new Random(seed);
      return Array.from({ length: 5 }, () => random.nextInt32());
    };
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(zobristKeys(3, 5)).toEqual(zobristKeys(3, 5));
    expect(new Set(zobristKeys(500, 5)).size).toBe(1000);
  });

  it('is spread evenly', () => {
    const random = new Random(99);
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 100_000; i++) counts[random.below(10)] = (counts[random.below(10)] as number) + 1;
    for (const count of counts) expect(count).toBeGreaterThan(8_500);
  });
});

describe('perft and move lists', () => {
  const tree: Tree = [[1, 2, 3], [4], 'lost'];

  it('counts sequences of exactly the depth', () => {
    const position = new TreePosition(tree);
    expect([0, 1, 2, 3].map((depth) => perft(position, depth))).toEqual([1, 3, 4, 0]);
    expect(perftDivide(position, 2).map(({ nodes }) => nodes)).toEqual([3, 1, 0]);
  });

  it('grows its stack for any number of moves', () => {
    const wide = Array.from({ length: 5000 }, () => 0);
    expect(legalMoves(new TreePosition(wide))).toHaveLength(5000);
    expect(perft(new TreePosition([wide, wide]), 2)).toBe(10_000);
  });
});

describe('errors', () => {
  it('quote foreign text in one short line', () => {
    expect(quoteInput('a\n b')).toBe('a b');
    expect(quoteInput('x'.repeat(100))).toHaveLength(40);
    expect(new InputError('code', 'message', { found: 'x' })).toMatchObject({
      code: 'code',
      params: { found: 'x' },
    });
  });
});
