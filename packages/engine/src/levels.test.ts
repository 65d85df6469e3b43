import { type Move, Random, type RankedMove, type SearchResult } from '@tahoun/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asLevel, levelNodes, misjudge } from './levels.js';
import { GAME_IDS, aiOf, gameById } from './testing/all-games.js';

/** Move i has the i-th score; the search has chosen the first of the best. */
function resultOf(scores: readonly number[], exact: boolean): SearchResult {
  const ranked: RankedMove[] = scores.map((score, i) => ({ move: i as Move, score, pv: [i as Move] }));
  const [best] = ranked.toSorted((a, b) => b.score - a.score);
  if (best === undefined) throw new Error('no moves');
  return { ...best, exact, ranked, depth: 1, nodes: 9, timeMs: 0, limitedBy: null };
}

const SCORES = fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 1, maxLength: 6 });

describe('a move misjudged', () => {
  it('comes with its own score and line, no further than twice the noise from the best', () => {
    fc.assert(
      fc.property(
        SCORES,
        fc.boolean(),
        fc.integer({ min: 1, max: 400 }),
        fc.integer(),
        (scores, exact, noise, seed) => {
          const result = resultOf(scores, exact);
          const chosen = misjudge(result, noise, new Random(seed));
          expect(result.ranked).toContainEqual({ move: chosen.move, score: chosen.score, pv: chosen.pv });
          expect(result.score - chosen.score).toBeLessThanOrEqual(2 * noise);
          expect(chosen).toMatchObject({ depth: 1, nodes: 9, ranked: result.ranked });
        },
      ),
    );
  });

  it('is proved only where the result is, and where it is as good as the best', () => {
    fc.assert(
      fc.property(SCORES, fc.boolean(), fc.integer(), (scores, exact, seed) => {
        const result = resultOf(scores, exact);
        const chosen = misjudge(result, 1000, new Random(seed));
        expect(chosen.exact).toBe(exact && chosen.score === result.score);
      }),
    );
  });

  it('is another one now and then, the more often the larger the noise', () => {
    const result = resultOf([100, 60, 0], true);
    const misses = (noise: number) =>
      Array.from({ length: 300 }, (_, seed) => misjudge(result, noise, new Random(seed)).move).filter(
        (move) => move !== result.move,
      ).length;
    const counted = [10, 40, 100, 500].map(misses);
    expect(counted[0]).toBe(0);
    expect(counted).toEqual(counted.toSorted((a, b) => a - b));
    expect(new Set(counted).size).toBe(4);
  });

  it('has the bound of its own distance', () => {
    const result = { ...resultOf([5], true), distanceIsBound: true };
    expect(misjudge(result, 50, new Random(1)).distanceIsBound).toBe(false);
  });

  it('is the best itself without noise, and where nothing was ranked', () => {
    const result = resultOf([1, 2], true);
    expect(misjudge(result, 0, new Random(1))).toBe(result);
    const { ranked: _, ...unranked } = result;
    expect(misjudge(unranked, 500, new Random(1))).toBe(unranked);
  });
});

describe.each(GAME_IDS)('the levels of %s', (id) => {
  const position = gameById(id).initial();

  it('rank every move where they misjudge, and look at those they are given', () => {
    for (const [i, level] of aiOf(id).levels.entries()) {
      const asked = asLevel(level, { position }, new Random(1));
      const count = asked.moves?.length ?? 0;
      expect(asked.multiPv).toBe(level.noise > 0 ? count : 1);
      const chance = level.blunders ?? 0;
      expect(asked.blunders?.chance).toBe(chance > 0 ? chance : undefined);
      expect(asked.without).toEqual(chance > 0 ? ['winning-move', 'non-losing-moves'] : undefined);
      const moves = asked.moves?.slice(0, 2) ?? [];
      expect(asLevel(level, { position, moves }, new Random(1)).moves).toBe(moves);
      expect(levelNodes(aiOf(id), i + 1)).toBe(level.nodes);
    }
  });
});
