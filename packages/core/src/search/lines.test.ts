import { describe, expect, it } from 'vitest';
import type { Move } from '../contract/game.js';
import { ONGOING } from '../contract/game.js';
import { isDecided, pliesToEnd } from '../contract/score.js';
import type { SearchResult } from '../request/request.js';
import { SkirmishPosition, type SkirmishShape, skirmishValue } from '../testing/skirmish.js';
import { refineDistance, solveDistance } from './distance.js';
import { MoveHistory } from './move-history.js';
import { strongSearch } from './strong.js';
import { TranspositionTable } from './table.js';
import { SELECTIVE_TECHNIQUES, type Technique } from './techniques.js';

const NAMED = { places: 256, hasNamedMoves: true };
const SHAPES: readonly (readonly [name: string, shape: SkirmishShape])[] = [
  ['rounds', { ...NAMED, width: 8, lostEvery: 29 }],
  ['images', { places: 120, width: 9, lostEvery: 29, isMirrored: true, hasNamedMoves: true }],
  ['wins', { ...NAMED, isOneWay: true, width: 6, lostEvery: 13 }],
];

const isOverAfter = (position: SkirmishPosition, line: readonly Move[]): boolean => {
  const walk = position.clone();
  for (const move of line) walk.makeMove(move);
  return walk.outcome() !== ONGOING;
};

describe.each(SHAPES)('lines in games of %s', (_, shape) => {
  const positions = Array.from(
    { length: 40 },
    (_, place) => new SkirmishPosition(place + 1, 7, shape),
  ).filter((position) => position.outcome() === ONGOING);

  const sets: readonly (readonly Technique[])[] = [
    [],
    SELECTIVE_TECHNIQUES,
    ['table'],
    ['endgames', 'symmetry'],
  ];
  it.each(sets.map((without) => [without]))('are as long as a proved distance, without %s', (without) => {
    let proved = 0;
    const check = (position: SkirmishPosition, { ranked = [], limitedBy }: SearchResult) => {
      for (const { score, pv, distanceIsBound } of ranked) {
        const plies = pliesToEnd(score);
        if (plies === null) continue;
        expect(pv.length).toBeLessThanOrEqual(plies);
        if (limitedBy === null) expect(isOverAfter(position, pv)).toBe(true);
        if (distanceIsBound) continue;
        expect(pv).toHaveLength(plies);
        expect(isOverAfter(position, pv)).toBe(true);
        proved++;
      }
    };
    // Later searches find the results of earlier ones in the table, which has no lines.
    for (const position of positions) {
      const table = new TranspositionTable(1 / 16);
      for (const [nodes, multiPv] of [
        [600, 1],
        [600, 1],
        [1500, 3],
        [100, 2],
      ] as const) {
        const onDepth = (result: SearchResult) => check(position, result);
        const request = { position, evaluation: skirmishValue, table, history: new MoveHistory() };
        check(position, strongSearch({ ...request, limits: { nodes }, multiPv, without, onDepth }));
        table.grow();
      }
    }
    expect(proved).toBeGreaterThan(0);
  });

  it('show a solved distance', () => {
    for (const position of positions) {
      const limits = { nodes: 5000 };
      const table = new TranspositionTable(1 / 16);
      const { score, exact, pv, distanceIsBound } = solveDistance({ position, limits, table });
      if (!exact || !isDecided(score) || distanceIsBound) continue;
      expect(pv).toHaveLength(pliesToEnd(score)!);
      expect(isOverAfter(position, pv)).toBe(true);
      const known = score > 0 ? score - 4 : score + 4;
      const refined = refineDistance({ position, limits, known });
      if (!refined.exact) continue;
      expect(refined.score).toBe(score);
      expect(refined.pv).toHaveLength(pliesToEnd(score)!);
    }
  });
});
