import { describe, expect, it } from 'vitest';
import { CLOCK, History, KEY_HI, KEY_LO } from './history.js';

function push(history: History, lo: number, hi: number): void {
  const at = history.push();
  history.records[at + KEY_LO] = lo;
  history.records[at + KEY_HI] = hi;
  history.records[at + CLOCK] = lo + hi;
}

describe('the history of a game', () => {
  it('knows a position by both halves of its key, and by how long ago it was', () => {
    const history = new History();
    for (const [lo, hi] of [
      [1, 2],
      [1, 3],
      [4, 2],
    ] as const)
      push(history, lo, hi);
    expect([history.hadKey(3, 1, 2), history.hadKey(2, 1, 3), history.hadKey(1, 4, 2)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([history.hadKey(3, 1, 3), history.hadKey(3, 4, 2), history.hadKey(2, 1, 2)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('keeps games of any length, and copies of their last plies apart', () => {
    const history = new History();
    for (let ply = 0; ply < 500; ply++) push(history, ply + 1, -ply);
    expect([history.hadKey(500, 1, 0), history.hadKey(1, 500, -499)]).toEqual([true, true]);
    for (const plies of [0, 3, 200]) {
      const copy = history.copy(plies);
      if (plies > 0) expect(copy.hadKey(plies, 501 - plies, plies - 500)).toBe(true);
      push(copy, 7, 7);
      expect([copy.hadKey(1, 7, 7), history.hadKey(1, 500, -499)]).toEqual([true, true]);
      copy.pop();
      const last = plies === 0 ? null : copy.records[copy.pop() + CLOCK];
      expect(last).toBe(plies === 0 ? null : 1);
    }
    expect(history.records[history.pop() + KEY_LO]).toBe(500);
  });
});
