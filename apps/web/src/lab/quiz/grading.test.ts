import { labTexts } from '@tahoun/i18n';
import { leafTreeValue, parseLeafTree } from '@tahoun/lab/lecture';
import { describe, expect, it } from 'vitest';
import { leafWalk } from '../walk/leaf-walks.js';
import { type ValueStyle, isMaxAt } from '../walk/model.js';
import { cutBranches, grade, subtrees, treeWithCut } from './grading.js';

const texts = labTexts('en');
const STYLE: ValueStyle = { view: 'root', unit: 1, max: null, texts, language: 'en' };

/** A; B of 3 and 5; E of 2 and a 9 that is cut. */
const TREE = parseLeafTree('((3 5) (2 9))');
/** Nodes A and E are at index 0 and 4, the leaf that is cut at 6. */
const RIGHT = { 0: '3', 1: '3', 4: '2' };

function graded(values: Record<number, string>, cuts: number[] = [6], tree = TREE) {
  const walk = leafWalk('alpha-beta', tree);
  const answers = {
    values: new Map(Object.entries(values).map(([at, text]) => [Number(at), text])),
    cuts: new Set(cuts),
  };
  return grade(tree, walk, answers, STYLE, texts);
}
const verdictOn = (about: 'value' | 'cut', index: number, ...answers: Parameters<typeof graded>) =>
  graded(...answers).find((each) => each.about === about && each.index === index);

describe('the quiz', () => {
  it('takes the right answers, in all', () => {
    const verdicts = graded(RIGHT);
    expect(verdicts.map(({ about, index, isRight }) => [about, index, isRight])).toEqual([
      ['value', 0, true],
      ['value', 1, true],
      ['value', 4, true],
      ['cut', 6, true],
    ]);
    expect(verdicts[0]?.text).toBe('A: correct.');
    expect(verdicts[3]?.text).toBe('Branch to G: correctly cut off, because 2 ≤ α 3.');
  });

  it.each([
    { name: 'a wrong number', typed: '5', says: 'A: not 5. MAX chooses among 3, 2, so it is 3.' },
    { name: 'nothing', typed: '', says: 'A: MAX chooses among 3, 2, so it is 3.' },
    { name: 'spaces', typed: '  ', says: 'A: MAX chooses among 3, 2, so it is 3.' },
    { name: 'no number', typed: 'x', says: 'A: not x. MAX chooses among 3, 2, so it is 3.' },
    { name: 'the opposite', typed: '-3', says: 'A: not -3. MAX chooses among 3, 2, so it is 3.' },
  ])('says why $name is wrong', ({ typed, says }) => {
    expect(verdictOn('value', 0, { ...RIGHT, 0: typed })).toMatchObject({ isRight: false, text: says });
  });

  it('says that MIN chooses the smallest', () => {
    expect(verdictOn('value', 1, { ...RIGHT, 1: '5' })?.text).toBe(
      'B: not 5. MIN chooses among 3, 5, so it is 3.',
    );
  });

  it.each(['-4', '−4', ' -4 ', '-4.0'])('takes %j for minus four', (typed) => {
    const tree = parseLeafTree('((-4 5) (-9 9))');
    expect(verdictOn('value', 0, { 0: typed }, [], tree)?.isRight).toBe(true);
  });

  it('takes nothing for zero', () => {
    const tree = parseLeafTree('((0 5) (-1 9))');
    expect(verdictOn('value', 0, { 0: '' }, [], tree)?.isRight).toBe(false);
    expect(verdictOn('value', 0, { 0: '0' }, [], tree)?.isRight).toBe(true);
  });

  it('misses a branch that was not marked, and refuses one that is not cut', () => {
    expect(verdictOn('cut', 6, RIGHT, [])).toMatchObject({
      isRight: false,
      text: 'Branch to G: it is cut off, because 2 ≤ α 3.',
    });
    expect(verdictOn('cut', 5, RIGHT, [5, 6])).toMatchObject({
      isRight: false,
      text: 'Branch to F: not cut off. When alpha-beta reaches it, α = 3 is still below β = ∞.',
    });
    expect(verdictOn('cut', 5, RIGHT, [6])).toBeUndefined();
  });

  it('judges a branch below one that is cut not at all', () => {
    const tree = parseLeafTree('((3 5) (2 (1 9)))');
    const walk = leafWalk('alpha-beta', tree);
    const cut = cutBranches(walk);
    expect(cut).toHaveLength(1);
    const below = walk.nodes[cut[0] as number]?.children as number[];
    expect(graded({}, [...cut, ...below], tree).filter(({ about }) => about === 'cut')).toHaveLength(1);
  });

  it('has the trees in the order of the nodes', () => {
    const walk = leafWalk('minimax', TREE);
    const trees = subtrees(TREE);
    expect(trees).toHaveLength(walk.nodes.length);
    for (const place of walk.nodes) {
      const value = leafTreeValue(trees[place.index] as never, isMaxAt(place));
      expect(isMaxAt(place) ? value : 0 - value).toBe(place.node.value);
    }
  });

  it('asks about trees in which something is cut, the same for the same seed', () => {
    for (let seed = 0; seed < 25; seed++) {
      for (const [levels, width] of [
        [2, 2],
        [3, 2],
        [2, 3],
      ] as const) {
        const tree = treeWithCut(seed, levels, width);
        expect(cutBranches(leafWalk('alpha-beta', tree)).length).toBeGreaterThan(0);
        expect(treeWithCut(seed, levels, width)).toEqual(tree);
      }
    }
    expect(treeWithCut(1, 3, 2)).not.toEqual(treeWithCut(400, 3, 2));
  });
});
