import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../contract/game.js';
import { WIN } from '../contract/score.js';
import { SkirmishPosition, skirmishValue } from '../testing/skirmish.js';
import { Corrections } from './corrections.js';
import { Frame } from './frame.js';
import { Histories } from './histories.js';
import { MoveHistory } from './move-history.js';
import { EXACT, LOWER, UPPER } from './table.js';

const position = new SkirmishPosition(14, 7, {
  places: 256,
  width: 8,
  lostEvery: 29,
  hasNamedMoves: true,
});
const noisyMoves = {
  generateNoisy: (_: Int32Array, at: number) => at,
  isNoisy: (move: number) => move === 9,
};

/** An evaluation of 100 whose positions have the parts given. */
function correcting(...parts: number[]) {
  const evaluation: Evaluation = {
    ...skirmishValue,
    errorKeys(_, out) {
      out.set(parts);
      return parts.length;
    },
  };
  const history = new MoveHistory();
  const corrections = new Corrections(evaluation, history, new Histories(position, 20, history));
  const node = new Frame(2);
  node.uncorrected = 100;
  node.depth = 8;
  const correct = () => (node.evaluation = corrections.correct(position, node));
  /** Finds a value for the position again and again. */
  const find = (found: Partial<Frame>, times = 1) => {
    for (let i = 0; i < times; i++) {
      correct();
      Object.assign(node, { bound: EXACT, bestMove: 1, ...found });
      corrections.learn(node, noisyMoves);
    }
    return correct();
  };
  return { parts, node, correct, find };
}

describe('corrections of the evaluation', () => {
  it('are none before anything was found', () => {
    expect(correcting(1, 2, 3).correct()).toBe(100);
  });

  it('come near to what is found again and again, and follow when that changes', () => {
    const { find } = correcting(1, 2, 3);
    expect(Math.abs(find({ best: 160 }, 100) - 160)).toBeLessThan(5);
    expect(Math.abs(find({ best: 80 }, 100) - 80)).toBeLessThan(5);
  });

  it('hold for other positions with the same part, as far as they share it', () => {
    const { find, parts, correct } = correcting(1, 2);
    const before = find({ best: 160 }, 100);
    parts[1] = 5;
    expect(correct()).toBeGreaterThan(100);
    expect(correct()).toBeLessThan(before);
  });

  it('are none where the evaluation names no parts, because it knows the value', () => {
    const { find, parts, correct } = correcting(1);
    find({ best: 160 }, 100);
    parts.length = 0;
    expect(correct()).toBe(100);
    expect(find({ best: 160 }, 100)).toBe(100);
  });

  it("are each side's own", () => {
    const { find, node, correct } = correcting(1);
    find({ best: 160 }, 100);
    node.side = 1;
    expect(correct()).toBe(100);
  });

  it('stay within 32 centi-units a part, and the two moves before are one more', () => {
    expect(correcting(1, 2).find({ best: 5000 }, 1000)).toBe(100 + 3 * 32);
    expect(correcting(1, 2).find({ best: -5000 }, 1000)).toBe(100 - 3 * 32);
  });

  it.each([
    ['a lower bound below the evaluation', { best: 50, bound: LOWER }],
    ['an upper bound above it', { best: 150, bound: UPPER }],
    ['a win or a loss', { best: 5 - WIN }],
    ['the value of a noisy move', { best: 300, bestMove: 9 }],
  ] as const)('learn nothing from %s', (_, found) => {
    expect(correcting(1).find(found, 10)).toBe(100);
  });

  it.each([
    ['a lower bound above the evaluation', { best: 150, bound: LOWER }, 1],
    ['an upper bound below it', { best: 50, bound: UPPER }, -1],
  ] as const)('learn from %s', (_, found, sign) => {
    expect(Math.sign(correcting(1).find(found, 10) - 100)).toBe(sign);
  });
});
