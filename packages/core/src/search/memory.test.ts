import { describe, expect, it } from 'vitest';
import { SkirmishPosition, skirmishValue } from '../testing/skirmish.js';
import type { StrongRequest } from './request.js';
import { strongSearch } from './strong.js';
import { TranspositionTable } from './table.js';
import { SELECTIVE_TECHNIQUES } from './techniques.js';

const SHAPE = { places: 120, width: 9, lostEvery: 29, isMirrored: true, hasNamedMoves: true };
const PLACES = [21, 22, 23];
const SMALLEST = new TranspositionTable().buffer.byteLength;

function answer(place: number, { limits, ...request }: Partial<StrongRequest> = {}) {
  const { move, score, pv, nodes, depth } = strongSearch({
    position: new SkirmishPosition(place, 7, SHAPE),
    evaluation: skirmishValue,
    limits: { depth: 11, ...limits },
    without: SELECTIVE_TECHNIQUES,
    ...request,
  });
  return { move, score, pv, nodes, depth };
}

describe('what a search answers', () => {
  it('depends neither on limits that it does not reach, nor on the largest size and the place of its table', () => {
    for (const place of PLACES) {
      const table = new TranspositionTable();
      const expected = answer(place, { table });
      expect(table.buffer.byteLength).toBeGreaterThan(SMALLEST);
      const others = [
        answer(place),
        answer(place, { limits: { nodes: 1_000_000 } }),
        answer(place, { limits: { timeMs: 10_000, now: () => 0 } }),
        answer(place, { table: new TranspositionTable(4) }),
        answer(place, { table: new TranspositionTable(64, true) }),
        answer(place, { table: new TranspositionTable(new SharedArrayBuffer(2 ** 22)) }),
      ];
      for (const other of others) expect(other).toEqual(expected);
    }
  });

  it('does not depend on the searches before it in the same thread', () => {
    const answers = () => PLACES.map((place) => answer(place));
    expect(answers()).toEqual(answers());
  });
});
