import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SearchStopped } from '../request/limits.js';
import { Neighbours } from './reverse-graph.js';
import { type RetrogradeProgress, solveSlice } from './solve.js';
import {
  GraphSlice,
  type SliceNode,
  TwoWaySlice,
  sliceGraph,
  valuesByIteration,
} from './testing/graph-slice.js';
import { NO_VALUE, TABLE_DRAW, afterMove, distanceOf, lostIn, wonIn } from './values.js';
import { verifySlice } from './verify.js';

/** A heap of stones, one index per size: a move takes one or two, and the side that cannot move has lost. */
const heap = (size: number): SliceNode[] =>
  Array.from({ length: size }, (_, stones) => ({
    to: [stones - 1, stones - 2].filter((rest) => rest >= 0),
    exit: stones === 0 ? lostIn(0) : NO_VALUE,
  }));

describe('values', () => {
  it('grow with what the side to move prefers, and change sides with a move', () => {
    expect([lostIn(0), lostIn(9), TABLE_DRAW, wonIn(9), wonIn(0)]).toEqual(
      [wonIn(0), lostIn(9), TABLE_DRAW, wonIn(9), lostIn(0)].sort((a, b) => a - b),
    );
    expect([lostIn(4), wonIn(5), TABLE_DRAW].map(afterMove)).toEqual([wonIn(5), lostIn(6), TABLE_DRAW]);
    expect([lostIn(4), wonIn(15_999), TABLE_DRAW].map(distanceOf)).toEqual([4, 15_999, null]);
  });
});

describe('retrograde analysis', () => {
  it('agrees with value iteration on random graphs, with un-moves and without', () => {
    fc.assert(
      fc.property(sliceGraph(40), (nodes) => {
        const truth = valuesByIteration(nodes);
        for (const slice of [new TwoWaySlice(nodes), new GraphSlice(nodes)]) {
          const { values, wins, draws, losses, longest } = solveSlice(slice);
          expect([...values]).toEqual(truth);
          const distances = truth.filter((v) => v !== NO_VALUE).map(distanceOf);
          expect(wins + losses).toBe(distances.filter((d) => d !== null).length);
          expect(wins + draws + losses).toBe(distances.length);
          expect(longest).toBe(Math.max(0, ...distances.map((d) => d ?? 0)));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('solves a heap of stones: lost at the multiples of three', () => {
    const { values, longest } = solveSlice(new GraphSlice(heap(100)));
    const lost = [...values.keys()].filter((stones) => values[stones]! < 0);
    expect(lost).toEqual(Array.from({ length: 34 }, (_, i) => 3 * i));
    expect(values[99]).toBe(lostIn(66));
    expect(longest).toBe(66);
  });

  it('prefers the nearest win, inside or outside, and the furthest loss', () => {
    const nodes: SliceNode[] = [
      { to: [], exit: lostIn(0) },
      { to: [0], exit: wonIn(9) },
      { to: [1], exit: lostIn(7) },
      { to: [2], exit: NO_VALUE },
      { to: [3], exit: wonIn(3) },
      { to: [4], exit: lostIn(2) },
    ];
    const expected = [lostIn(0), wonIn(1), lostIn(7), wonIn(8), wonIn(3), lostIn(4)];
    expect([...solveSlice(new TwoWaySlice(nodes)).values]).toEqual(expected);
  });

  it('lists any number of moves', () => {
    const star: SliceNode[] = Array.from({ length: 2000 }, (_, i) => ({
      to: i === 0 ? Array.from({ length: 1999 }, (_, j) => j + 1) : [0],
      exit: i === 1 ? wonIn(0) : NO_VALUE,
    }));
    const { values, draws } = solveSlice(new GraphSlice(star));
    expect(draws).toBe(1999);
    expect([values[0], values[1], values[2]]).toEqual([TABLE_DRAW, wonIn(0), TABLE_DRAW]);
    expect([...solveSlice(new TwoWaySlice(star)).values]).toEqual([...values]);
  });

  it('counts repeated moves once, in short lists and in long ones', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { maxLength: 200 }), (indexes) => {
        const list = new Neighbours();
        list.indexes.set(indexes);
        const kept = list.indexes.subarray(0, list.distinct(indexes.length));
        expect([...kept].sort((a, b) => a - b)).toEqual([...new Set(indexes)].sort((a, b) => a - b));
      }),
    );
  });

  it('reports its progress and stops at a limit', () => {
    const slice = new GraphSlice(heap(3000));
    const heard: RetrogradeProgress[] = [];
    solveSlice(slice, { onProgress: (progress) => heard.push(progress) });
    expect(heard[0]).toEqual({ phase: 'counting', done: 0, distance: 0 });
    expect(heard.at(-1)).toEqual({ phase: 'resolving', done: 3000, distance: 1999 });
    const signal = AbortSignal.abort();
    expect(() => solveSlice(slice, { limits: { signal } })).toThrow(SearchStopped);
    expect(() => solveSlice(slice, { limits: { nodes: 7000 } })).toThrow('stopped by nodes');
  });

  it('refuses slices that break their contract', () => {
    const solve = (...nodes: SliceNode[]) => solveSlice(new GraphSlice(nodes));
    expect(() => solve()).toThrow('a slice has 1 to 2^31 - 1 indexes, this one 0');
    expect(() => solve({ to: [], exit: NO_VALUE })).toThrow('position 0 has the value -32768, or no move');
    expect(() => solve({ to: [1], exit: NO_VALUE })).toThrow('position 0 has the successor 1');
    expect(() => solve({ to: [], exit: 1 })).toThrow('position 0 has the value 1');
    expect(() => solve({ to: [], exit: wonIn(16_000) })).toThrow(RangeError);
  });
});

describe('verification', () => {
  it('finds any entry that was changed', () => {
    fc.assert(
      fc.property(sliceGraph(30), fc.nat(), fc.constantFrom(-2, -1, 1, 2), (nodes, pick, by) => {
        const slice = new GraphSlice(nodes);
        const { values } = solveSlice(slice);
        expect(verifySlice(slice, values)).toBeNull();
        const index = pick % nodes.length;
        if (nodes[index] === null) return;
        values[index] = values[index]! + by;
        expect(verifySlice(slice, values)).not.toBeNull();
      }),
    );
  });

  it('of tables without distances compares who wins', () => {
    fc.assert(
      fc.property(sliceGraph(30), fc.nat(), fc.constantFrom(-1, 1, 2), (nodes, pick, by) => {
        const slice = new GraphSlice(nodes);
        const outcomes = solveSlice(slice).values.map((value) =>
          value === NO_VALUE ? value : Math.sign(value),
        );
        expect(verifySlice(slice, outcomes, false)).toBeNull();
        const index = pick % nodes.length;
        const node = nodes[index];
        // An entry that its own moves hold up is not found out: it proves no win.
        if (!node || node.to.includes(index)) return;
        outcomes[index] = ((outcomes[index]! + 1 + by + 3) % 3) - 1;
        expect(verifySlice(slice, outcomes, false)).not.toBeNull();
      }),
    );
  });

  it('names the entry, what it holds and what follows from its moves', () => {
    const slice = new GraphSlice(heap(10));
    const { values } = solveSlice(slice);
    values[9] = TABLE_DRAW;
    expect(verifySlice(slice, values)).toEqual({ index: 9, found: TABLE_DRAW, expected: lostIn(6) });
  });
});
