import { WIN } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { agreesToDraw, movesBeforeDraw } from './draw-offer.js';

const casual = { rated: false };
const rated = { rated: true };

describe('a computer that is offered a draw', () => {
  it('waits for 20 moves of each side, in rated games for 30', () => {
    expect([0, 3, 39, 40].map((plies) => movesBeforeDraw({ plies, ...casual }))).toEqual([20, 20, 20, null]);
    expect([40, 59, 60].map((plies) => movesBeforeDraw({ plies, ...rated }))).toEqual([30, 30, null]);
    expect(agreesToDraw({ plies: 39, ...casual }, -WIN)).toBe(false);
    expect(agreesToDraw({ plies: 59, ...rated }, 0)).toBe(false);
  });

  it('agrees only where it has no advantage', () => {
    expect([WIN, 1, 0, -1, -WIN].map((score) => agreesToDraw({ plies: 40, ...casual }, score))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('gives no rated draw to a person who is clearly better', () => {
    expect([1, 0, -50, -51, -WIN].map((score) => agreesToDraw({ plies: 60, ...rated }, score))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });
});
