import { describe, expect, it } from 'vitest';
import { MoveStack } from '../contract/moves.js';
import { SkirmishPosition } from '../testing/skirmish.js';
import { Frame } from './frame.js';
import { MoveHistory } from './move-history.js';
import { MoveOrdering } from './ordering.js';
import { TECHNIQUES, type Technique } from './techniques.js';

const position = new SkirmishPosition(14, 7, { places: 256, width: 8, lostEvery: 29, hasNamedMoves: true });
const use = Object.fromEntries(TECHNIQUES.map((name) => [name, true])) as Record<Technique, boolean>;

describe('a cut-off', () => {
  it('marks the moves that were searched, and none that was left out', () => {
    const stack = new MoveStack();
    const ordering = new MoveOrdering(position, stack, 20, use, new MoveHistory());
    const node = new Frame(2);
    node.end = stack.generate(position, 0);
    node.moveDepth = 6;
    ordering.rank(node);
    const [searched, leftOut, best] = stack.moves.filter(
      (move, i) => i < node.end && !position.isNoisy(move),
    );
    stack.moves.set([searched!, leftOut!, best!]);
    ordering.skip(1);
    ordering.reward(node, 2);
    expect(ordering.historyScore(node, best!)).toBeGreaterThan(0);
    expect(ordering.historyScore(node, searched!)).toBeLessThan(0);
    expect(ordering.historyScore(node, leftOut!)).toBe(0);
  });
});
