import { describe, expect, it } from 'vitest';
import { afterWheel } from './wheel.js';

/** The steps of a wheel that sends these deltas. */
function steps(deltas: readonly number[], deltaMode = 0): number[] {
  let rest = 0;
  return deltas.map((deltaY) => {
    const next = afterWheel(rest, { deltaY, deltaMode });
    rest = next.rest;
    return next.step;
  });
}

describe('the wheel', () => {
  it.each([
    ['goes one move on with each notch of a mouse', [120, 120, -120], 0, [1, 1, -1]],
    ['goes one move on with each notch in lines', [3, -3], 1, [1, -1]],
    ['adds up what a touchpad sends', [20, 20, 20, 20, 20, 20], 0, [0, 0, 1, 0, 0, 1]],
    ['forgets half a step when it turns back', [40, -20, -20, -20], 0, [0, 0, 0, -1]],
  ])('%s', (_, deltas, mode, wanted) => {
    expect(steps(deltas, mode)).toEqual(wanted);
  });
});
