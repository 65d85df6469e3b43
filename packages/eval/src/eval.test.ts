import { LOSS, MAX_EVALUATION, ONGOING, Random, WON, legalMoves, playRandomMove } from '@tahoun/core';
import { chocolate } from '@tahoun/games/chocolate';
import { type ZaborPosition, zabor } from '@tahoun/games/zabor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grundyOfHeap, maxPliesLeft, solveChocolate } from './chocolate/index.js';
import { GAME_IDS, aiOf, gameById } from './testing/all-games.js';
import { CELL_VALUES, cellDifference, cellEvaluation } from './zabor/index.js';

function randomPosition(id: string, seed: number) {
  const game = gameById(id);
  const position = game.initial();
  const random = new Random(seed);
  for (let ply = random.below(30); ply > 0 && position.outcome() === ONGOING; ply--) {
    playRandomMove(position, random);
  }
  return { game, position };
}

describe.each(GAME_IDS.map((id) => [id]))('%s', (id) => {
  const ai = aiOf(id);

  it('has bounded integer evaluations that leave the position alone', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { game, position } = randomPosition(id, seed);
        const before = game.formatPosition(position);
        for (const evaluation of [ai.textbook, ai.best]) {
          const score = evaluation.evaluate(position);
          expect(Number.isInteger(score) && !Object.is(score, -0)).toBe(true);
          expect(Math.abs(score)).toBeLessThan(MAX_EVALUATION);
        }
        expect(game.formatPosition(position)).toBe(before);
      }),
    );
  });

  it('has evaluations whose terms add up to the score, in whole numbers', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { position } = randomPosition(id, seed);
        for (const evaluation of [ai.textbook, ai.best]) {
          const terms = Object.values(evaluation.terms(position));
          expect(terms.every(Number.isInteger), evaluation.id).toBe(true);
          const sum = terms.reduce((total, term) => total + term, 0);
          expect(sum, evaluation.id).toBe(evaluation.evaluate(position));
        }
      }),
    );
  });

  it('has eight levels, each at least as deep and careful as the one before', () => {
    expect(ai.levels).toHaveLength(8);
    for (const [i, level] of ai.levels.entries()) {
      const weaker = ai.levels[i - 1] ?? { depth: 0, noise: Number.POSITIVE_INFINITY, exact: 0 };
      expect(level.depth).toBeGreaterThanOrEqual(weaker.depth);
      expect(level.noise).toBeLessThanOrEqual(weaker.noise);
      expect(level.exact).toBeGreaterThanOrEqual(weaker.exact);
    }
  });
});

describe.each(GAME_IDS.filter((id) => (aiOf(id).source?.parameters.length ?? 0) > 0))(
  "the source's evaluation of %s",
  (id) => {
    const { textbook, source } = aiOf(id);
    const { parameters, tables = [], evaluation } = source!;
    const usual = Object.fromEntries(parameters.map((each) => [each.id, each.default]));
    const squares = tables.flatMap((table) => table.squares.map((square) => ({ table, square })));
    const ids = [...parameters.map((each) => each.id), ...squares.map((each) => idOf(each))];

    it('is the textbook one by default, and where squares have the values that they have anyway', () => {
      const same = Object.fromEntries(
        squares.map((each) => [idOf(each), each.table.usual(each.square, usual)]),
      );
      const [byDefault, bySquares] = [evaluation(usual), evaluation({ ...usual, ...same })];
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const { position } = randomPosition(id, seed);
          expect(byDefault.evaluate(position)).toBe(textbook.evaluate(position));
          expect(bySquares.evaluate(position)).toBe(textbook.evaluate(position));
        }),
      );
    });

    it('keeps its scores bounded whole numbers that are the sum of their terms, whatever people set', () => {
      const ranges = [...parameters, ...squares.map(({ table }) => table)];
      const within = fc.tuple(...ranges.map(({ min, max }) => fc.integer({ min, max })));
      const extreme = fc.tuple(...ranges.map(({ min, max }) => fc.constantFrom(min, max)));
      fc.assert(
        fc.property(fc.integer(), fc.oneof(within, extreme), (seed, numbers) => {
          const { position } = randomPosition(id, seed);
          const own = evaluation(Object.fromEntries(numbers.map((number, i) => [ids[i]!, number])));
          const score = own.evaluate(position);
          expect(Number.isInteger(score) && !Object.is(score, -0)).toBe(true);
          expect(Math.abs(score)).toBeLessThan(MAX_EVALUATION);
          expect(Object.values(own.terms(position)).reduce((sum, term) => sum + term, 0)).toBe(score);
        }),
      );
    });

    it('has names that a player can be written with, each once', () => {
      expect(new Set(ids).size).toBe(ids.length);
      for (const name of ids) expect(name).toMatch(/^[a-z][a-z0-9-]{0,30}$/);
    });
  },
);

function idOf({ table, square }: { readonly table: { readonly id: string }; readonly square: string }) {
  return `${table.id}-${square}`;
}

describe('Zabor', () => {
  const seenByOther = (position: ZaborPosition) => zabor.withTurn(position, position.turn === 0 ? 1 : 0);

  it('counts cells as the thesis does', () => {
    const position = zabor.parsePosition('bb./r#./... b');
    expect(cellDifference.evaluate(position)).toBe(100);
    expect(cellDifference.evaluate(seenByOther(position))).toBe(-100);
  });

  it('counts a cell with a value of its own by that', () => {
    // Blue has a3 and b3, Red a2.
    const position = zabor.parsePosition('bb./r#./... b');
    const terms = (values: Record<string, number>) =>
      cellEvaluation({ ...CELL_VALUES, ...values }).terms(position);
    expect(terms({ 'cell-b3': 7 })).toEqual({ cells: 0, squares: 700 });
    expect(terms({ 'cell-a2': -3 })).toEqual({ cells: 200, squares: 300 });
    expect(terms({ cell: 2, 'cell-j10': 50 })).toEqual({ cells: 200, squares: 0 });
  });
});

describe('chocolate', () => {
  // Values of 1xn from the rules; each is derived by the mex rule from the breaks alone.
  const BARS_1XN = [0, 0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2];

  it('has the known values of 1xn', () => {
    const values = BARS_1XN.map((_, i) => grundyOfHeap(chocolate.parsePosition(`1x${i + 1} A`)));
    expect(values).toEqual(BARS_1XN);
  });

  it('agrees with playing out every line', () => {
    const wins = (text: string): boolean => {
      const heap = chocolate.parsePosition(text);
      const memo = new Map<string, boolean>();
      const search = (): boolean => {
        const key = chocolate.formatPosition(heap).slice(0, -2);
        const known = memo.get(key);
        if (known !== undefined) return known;
        const result = legalMoves(heap).some((move) => {
          heap.makeMove(move);
          const lost = !search();
          heap.undoMove();
          return lost;
        });
        memo.set(key, result);
        return result;
      };
      return search();
    };
    for (const text of [
      '3x3 A',
      '3x4 A',
      '3x5 A',
      '4x5 A',
      '2x7 A',
      '1x13 A',
      '2x3+1x5 A',
      '3x3+2x4 B',
      '2*2x5+1x4 A',
    ]) {
      const heap = chocolate.parsePosition(text);
      expect(grundyOfHeap(heap) !== 0, text).toBe(wins(text));
      expect(solveChocolate(heap).outcome, text).toBe(wins(text) ? WON : LOSS);
    }
  });

  it('names exactly the moves that keep a win', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { position } = randomPosition('chocolate', seed);
        const heap = chocolate.parsePosition(chocolate.formatPosition(position as never));
        const solution = solveChocolate(heap);
        for (const move of legalMoves(heap)) {
          heap.makeMove(move);
          const losesNow = grundyOfHeap(heap) === 0;
          expect(solution.moves.includes(move)).toBe(solution.outcome === LOSS || losesNow);
          expect(maxPliesLeft(heap)).toBeLessThan(solution.maxPlies);
          heap.undoMove();
        }
      }),
      { numRuns: 50 },
    );
  });
});
