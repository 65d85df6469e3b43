import { timeLimitsFor } from '@tahoun/core';
import { MAX_DEPTH } from '@tahoun/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goalOf, parseGo } from './go.js';

const read = (text: string) => parseGo(text.split(' '));
const goal = (text: string, turn: 0 | 1 = 0, overheadMs = 10) => goalOf(read(text), turn, overheadMs);

describe('the words after go', () => {
  it.each([
    ['depth 3 nodes 40', { depth: 3, nodes: 40 }],
    ['wtime 1 btime 2 winc 3 binc 4 movestogo 5', { wtime: 1, btime: 2, winc: 3, binc: 4, movestogo: 5 }],
    ['movestogo 5 binc 4 winc 3 btime 2 wtime 1', { wtime: 1, btime: 2, winc: 3, binc: 4, movestogo: 5 }],
    ['wtime -50 movetime 0 mate 7', { wtime: -50, movetime: 0, mate: 7 }],
  ])('%s gives each number to its own word', (text, numbers) => {
    expect(read(text)).toEqual({
      numbers,
      isInfinite: false,
      isPonder: false,
      searchMoves: [],
      rubbish: [],
    });
  });

  it.each([
    ['infinite', { isInfinite: true, isPonder: false }],
    ['ponder wtime 5', { isInfinite: false, isPonder: true, numbers: { wtime: 5 } }],
    ['searchmoves a2a3 b2b3 depth 2', { searchMoves: ['a2a3', 'b2b3'], numbers: { depth: 2 } }],
    ['depth 2 searchmoves a2a3', { searchMoves: ['a2a3'], numbers: { depth: 2 } }],
    ['searchmoves', { searchMoves: [] }],
    ['depth x nodes 4', { numbers: { nodes: 4 }, rubbish: ['depth x'] }],
    ['depth nodes 4', { numbers: { nodes: 4 }, rubbish: ['depth nodes'] }],
    ['depth 1.5', { numbers: {}, rubbish: ['depth 1.5'] }],
    ['depth 1234567890123456', { numbers: {}, rubbish: ['depth 1234567890123456'] }],
    ['quickly depth 4 please', { numbers: { depth: 4 }, rubbish: ['quickly', 'please'] }],
  ])('%s is understood as far as it can be', (text, told) => {
    expect(read(text)).toMatchObject(told);
  });
});

describe('a search', () => {
  it.each([
    ['depth 3', { depth: 3 }],
    ['depth 0', { depth: 1 }],
    ['depth 100000', { depth: MAX_DEPTH }],
    ['nodes 500', { nodes: 500 }],
    ['nodes 0', { nodes: 1 }],
    ['movetime 250', { timeMs: 250 }],
    ['movetime -1', { timeMs: 1 }],
    ['infinite', {}],
    ['infinite depth 3 wtime 5', {}],
    ['ponder', {}],
  ])('for go %s ends as it says', (text, expected) => {
    expect(goal(text)).toEqual(expected);
  });

  // A mate in N takes N moves of the winner and N - 1 of the loser; 2N plies see that it is one.
  it.each([
    ['mate 1', { mateIn: 1, depth: 2 }],
    ['mate 3', { mateIn: 3, depth: 6 }],
    ['mate 0', { mateIn: 1, depth: 2 }],
    ['mate -4', { mateIn: 1, depth: 2 }],
    ['mate 3 depth 4', { mateIn: 3, depth: 4 }],
    ['mate 3 depth 9', { mateIn: 3, depth: 6 }],
    ['mate 100000', { mateIn: 100_000, depth: MAX_DEPTH }],
  ])('for go %s looks two plies deep for each move', (text, expected) => {
    expect(goal(text)).toEqual(expected);
  });

  it('for a limit that cannot be read ends all the same', () => {
    expect(goal('depth x').nodes).toBeGreaterThan(0);
    expect(goal('nonsense').nodes).toBeGreaterThan(0);
    expect(goal('nonsense depth 2')).toEqual({ depth: 2 });
  });
});

describe('the clock', () => {
  it('is that of the side to move, with its own increment', () => {
    const clocks = 'wtime 60000 btime 3000 winc 1000 binc 50';
    const limits = (remainingMs: number, incrementMs: number) =>
      timeLimitsFor({ remainingMs, incrementMs, overheadMs: 10 });
    expect(goal(clocks, 0)).toEqual(limits(60_000, 1000));
    expect(goal(clocks, 1)).toEqual(limits(3000, 50));
    expect(goal(`${clocks} movestogo 1`, 1)).toEqual(
      timeLimitsFor({ remainingMs: 3000, incrementMs: 50, movesToGo: 1, overheadMs: 10 }),
    );
    expect(goal('wtime 60000', 1)).toEqual({});
    expect(goal('btime 60000', 0)).toEqual({});
  });

  it('that has run out leaves a moment, and one that has not is never overdrawn', () => {
    for (const left of [0, -1, -100_000, 1]) {
      for (const overhead of [0, 10]) {
        expect(goal(`wtime ${left} btime 9000`, 0, overhead)).toEqual({ timeMs: 1, softTimeMs: 1 });
        expect(goal(`btime ${left} wtime 9000`, 1, overhead)).toEqual({ timeMs: 1, softTimeMs: 1 });
      }
    }
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(5000), fc.integer({ min: -3, max: 60 }), (left, more, moves) => {
        const { timeMs = 0, softTimeMs = 0 } = goal(`btime ${left} binc ${more} movestogo ${moves}`, 1);
        expect(softTimeMs).toBeGreaterThanOrEqual(1);
        expect(timeMs).toBeGreaterThanOrEqual(softTimeMs);
        expect(timeMs).toBeLessThanOrEqual(Math.max(1, left - 10));
      }),
    );
  });

  it('counts beside other limits, the shortest time of all', () => {
    expect(goal('wtime 60000 movetime 5 depth 3 nodes 9')).toMatchObject({ timeMs: 5, depth: 3, nodes: 9 });
    expect(goal('wtime 100 movetime 60000').timeMs).toBeLessThan(100);
    // Negative increments, and moves that are not to be made, have no effect.
    expect(goal('wtime 1000 winc -500 movestogo 0')).toEqual(goal('wtime 1000'));
  });
});
