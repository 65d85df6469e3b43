import { MANY, WIN } from '@tahoun/core';
import { labTexts } from '@tahoun/i18n';
import { type LeafTree, flatTree, leafTreeValue, parseLeafTree, randomLeafTree } from '@tahoun/lab/lecture';
import { describe, expect, it } from 'vitest';
import { graphOfLeafTree } from '../graph/graphs.js';
import { MOST_DRAWN, allUnfolded, figureOf, firstUnfolded, nodesBelow, restOf, toggled } from './figure.js';
import { leafWalk, nameNodes } from './leaf-walks.js';
import {
  type LabNode,
  type ValueStyle,
  type Walk,
  cutText,
  cuttingChild,
  finalText,
  isRootUnstepped,
  pathTo,
  snapshotOf,
  valueAt,
  valueText,
  walkOf,
  windowTexts,
} from './model.js';
import { litLines, sentenceOf } from './sentences.js';

const texts = labTexts('en');
const style = (more: Partial<ValueStyle> = {}): ValueStyle => ({
  ...{ view: 'root', unit: 1, max: null, texts, language: 'en' },
  ...more,
});
const ROOT = style();
const MOVER = style({ view: 'mover' });
const walk = (algorithm: 'minimax' | 'alpha-beta', tree: string) => leafWalk(algorithm, parseLeafTree(tree));
const names = ({ nodes }: Walk, indices: readonly number[]) =>
  indices.map((index) => nodes[index]?.node.name).join(' ');

/** The first cut of the lecture: after 3, the second node of MIN is left at 2. */
const FIRST_CUT = '((3 5) (2 9))';

describe('nodes', () => {
  it('are named in the order of a walk in depth, by letters or numbers', () => {
    const wide = nameNodes(parseLeafTree(`(${Array(60).fill('1').join(' ')})`));
    expect(wide.name).toBe('A');
    const children = wide.children.map(({ name }) => name);
    expect([children[24], children[25], children[50], children[51], children[59]]).toEqual([
      'Z',
      'AA',
      'AZ',
      'BA',
      'BI',
    ]);
    const flat = flatTree(nameNodes(parseLeafTree(FIRST_CUT), 'numbers'));
    expect(flat.map(({ node }) => node.name).join(' ')).toBe('1 2 3 4 5 6 7');
  });

  it('of a tree of numbers become a graph with the wanted leaves as goals', () => {
    expect(graphOfLeafTree('((1 2) (7) 3)', '7')).toBe('A -> B, E, G; B -> C, D; E -> F; goal F');
    expect(graphOfLeafTree('((1 2) 1)', '1')).toBe('A -> B, E; B -> C, D; goal C, E');
    expect(graphOfLeafTree('((1 2) 3)', '')).toBe('A -> B, E; B -> C, D');
    expect(graphOfLeafTree('((1 0) 3)', '')).not.toContain('goal');
  });
});

describe('a walk', () => {
  it('of minimax sees every leaf, one of alpha-beta none behind a cut', () => {
    const seen = ({ steps }: Walk) => steps.filter(({ kind }) => kind === 'judge').length;
    expect(seen(walk('minimax', FIRST_CUT))).toBe(4);
    expect(seen(walk('alpha-beta', FIRST_CUT))).toBe(3);
  });

  it('ends with the value of the tree and the line that both sides would play', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const tree = randomLeafTree({ seed, depth: 3, width: 2 });
      for (const algorithm of ['minimax', 'alpha-beta'] as const) {
        const walked = leafWalk(algorithm, tree);
        const value = leafTreeValue(tree, true);
        expect(walked.nodes[0]?.node.value).toBe(value);
        const leaf = walked.nodes[walked.line.at(-1) as number];
        expect(leaf?.children).toEqual([]);
        expect(
          Number(
            valueText(leaf?.node.given as number, (leaf?.ply as number) % 2 === 0, ROOT).replace('−', '-'),
          ),
        ).toBe(value);
      }
    }
  });

  it('names the best line, the root first', () => {
    const walked = walk('alpha-beta', FIRST_CUT);
    expect(names(walked, walked.line)).toBe('A B C');
    expect(names(walked, pathTo(walked.nodes, 5))).toBe('A E F');
    expect(pathTo(walked.nodes, 0)).toEqual([0]);
  });

  it('has no best move where the answer is not in its tree', () => {
    const root = walk('minimax', FIRST_CUT).nodes[0]?.node as LabNode;
    expect(names(walkOf('minimax', root, 'B'), walkOf('minimax', root, 'B').line)).toBe('A B C');
    expect(walkOf('minimax', root, 'E').line).toEqual([0]);
    expect(walkOf('minimax', root).line).toHaveLength(3);
    expect(walkOf('minimax', root, 'B', 2).depth).toBe(2);
    expect(walkOf('minimax', root).depth).toBeUndefined();
  });

  it('in a snapshot has taken so many steps, at most all', () => {
    const walked = walk('minimax', FIRST_CUT);
    expect(snapshotOf(walked, 0)).toMatchObject({ count: 0, step: undefined });
    expect(snapshotOf(walked, 2).step).toEqual(walked.steps[1]);
    const end = snapshotOf(walked, 10_000);
    expect(end).toMatchObject({ count: walked.steps.length, step: walked.steps.at(-1) });
    expect(end.marks.every(({ phase }) => phase === 'done')).toBe(true);
  });
});

describe('values in words', () => {
  it.each([
    { value: 3, isMax: true, root: '3', mover: '3' },
    { value: 3, isMax: false, root: '−3', mover: '3' },
    { value: -3, isMax: false, root: '3', mover: '−3' },
    { value: Number.NEGATIVE_INFINITY, isMax: true, root: '−∞', mover: '−∞' },
    { value: Number.NEGATIVE_INFINITY, isMax: false, root: '∞', mover: '−∞' },
    { value: WIN - 2, isMax: true, root: 'win 2', mover: 'win 2' },
    { value: WIN - 2, isMax: false, root: 'loss 2', mover: 'win 2' },
    { value: 3 - WIN, isMax: true, root: 'loss 3', mover: 'loss 3' },
  ])(
    '$value at MAX: $isMax is $root from the root and $mover from its side',
    ({ value, isMax, root, mover }) => {
      expect(valueText(value, isMax, ROOT)).toBe(root);
      expect(valueText(value, isMax, MOVER)).toBe(mover);
    },
  );

  it('are in pawns and in the language of the page', () => {
    expect(valueText(-150, true, style({ unit: 100 }))).toBe('−1.5');
    expect(valueText(-150, true, style({ unit: 100, language: 'cs' }))).toBe('−1,5');
  });

  it('may be numbers below a greatest one, or that one alone', () => {
    expect(valueText(WIN - 2, true, style({ max: 99 }))).toBe('97');
    expect(valueText(2 - WIN, true, style({ max: 99 }))).toBe('−97');
    expect(valueText(WIN - 2, true, style({ max: 99, withoutSteps: true }))).toBe('99');
    expect(valueText(WIN + 5, true, style({ max: 99 }))).toBe('99');
    expect(valueText(MANY, true, ROOT)).not.toBe('');
  });

  it('take no step at the root in the source’s minimax with numbers', () => {
    const numbers = style({ max: 99 });
    expect(isRootUnstepped('minimax', numbers)).toBe(true);
    expect(isRootUnstepped('minimax-quiescence', numbers)).toBe(true);
    expect(isRootUnstepped('alpha-beta', numbers)).toBe(false);
    expect(isRootUnstepped('minimax', ROOT)).toBe(false);
    expect(isRootUnstepped('minimax', style({ max: 99, withoutSteps: true }))).toBe(false);
    const minimax = walk('minimax', FIRST_CUT);
    const [root, child] = minimax.nodes;
    expect(valueAt(minimax, root as never, WIN - 3, numbers)).toBe('97');
    expect(valueAt(minimax, child as never, WIN - 3, numbers)).toBe('−96');
    expect(valueAt(walk('alpha-beta', FIRST_CUT), root as never, WIN - 3, numbers)).toBe('96');
  });

  it('of a window stand the smaller end first', () => {
    expect(windowTexts({ alpha: -5, beta: 3 }, true, ROOT)).toEqual({ alpha: '−5', beta: '3' });
    expect(windowTexts({ alpha: -5, beta: 3 }, false, ROOT)).toEqual({ alpha: '−3', beta: '5' });
    expect(windowTexts({ alpha: -5, beta: 3 }, false, MOVER)).toEqual({ alpha: '−5', beta: '3' });
    expect(windowTexts({ alpha: null, beta: null }, false, ROOT)).toEqual({ alpha: '−∞', beta: '∞' });
  });

  it('say where a node was left with a bound only', () => {
    // The search returns the bound that it was called with, as in the sources, not the 2 that it found.
    const walked = walk('alpha-beta', FIRST_CUT);
    const final = (index: number, view: ValueStyle) => finalText(walked, walked.nodes[index] as never, view);
    expect([0, 1, 4].map((index) => final(index, ROOT))).toEqual(['3', '3', '≤ 3']);
    expect([0, 1, 4].map((index) => final(index, MOVER))).toEqual(['3', '−3', '≥ −3']);
    expect(final(6, ROOT)).toBe('?');
  });
});

describe('a cut', () => {
  const alpha = walk('alpha-beta', FIRST_CUT);

  it('is made by the child before it, and says why', () => {
    expect(cuttingChild(alpha, 4)?.node.name).toBe('F');
    expect(cutText(alpha, 4, ROOT)).toBe('2 ≤ α 3');
    expect(cutText(alpha, 4, MOVER)).toBe('−2 ≥ β −3');
    expect(cuttingChild(alpha, 0)).toBeUndefined();
    expect(cutText(alpha, 1, ROOT)).toBe('');
  });

  it('at MAX is a beta cut', () => {
    let betaCuts = 0;
    for (let seed = 1; seed < 20; seed++) {
      const walked = leafWalk('alpha-beta', randomLeafTree({ seed, depth: 4, width: 2 }));
      for (const { index, ply } of walked.nodes) {
        const text = cutText(walked, index, ROOT);
        if (text !== '' && ply % 2 === 0) betaCuts++;
        if (text !== '') expect(text).toMatch(ply % 2 === 0 ? /^−?\d+ ≥ β −?\d+$/ : /^−?\d+ ≤ α −?\d+$/);
      }
    }
    expect(betaCuts).toBeGreaterThan(5);
  });
});

describe('the sentences', () => {
  const all = (algorithm: 'minimax' | 'alpha-beta', tree = FIRST_CUT) => {
    const walked = walk(algorithm, tree);
    return Array.from({ length: walked.steps.length + 1 }, (_, count) =>
      sentenceOf(walked, snapshotOf(walked, count), ROOT, texts),
    );
  };

  it('tell each step of minimax, and the answer at the end', () => {
    const said = all('minimax');
    expect(said[0]).toBe(texts.sentences.start);
    expect(said[3]).toBe('C is a leaf: its value is 3.');
    expect(said[4]).toMatch(/^3 comes back from C: the best so far for MIN/);
    expect(said[6]).toBe('5 comes back from D: no better for MIN than 3.');
    expect(said.at(-1)).toBe('Done. The value of the root is 3; the best move is B.');
    expect(said.filter((text) => text.startsWith('Done')).length).toBe(1);
    expect(said.join()).not.toContain('window');
  });

  it('tell the window of alpha-beta, and its cuts', () => {
    const said = all('alpha-beta');
    expect(said[1]).toContain('the window is α = −∞, β = ∞');
    expect(said.find((text) => text.startsWith('Cutoff'))).toContain('2 ≤ α 3');
    expect(said.find((text) => text.startsWith('3 comes back from B'))).toContain(
      'the window is now α = 3, β = ∞',
    );
  });

  it('light the lines of the pseudocode that the step runs through', () => {
    const walked = walk('alpha-beta', FIRST_CUT);
    const lit = (view: 'root' | 'mover') =>
      walked.steps.map((step) =>
        litLines('alpha-beta', view, step, (walked.nodes[step.node]?.ply ?? 0) % 2 === 0),
      );
    expect(litLines('minimax', 'root', undefined, true)).toEqual([]);
    expect(lit('root').every((lines) => lines.length > 0)).toBe(true);
    const cut = walked.steps.findIndex(({ kind }) => kind === 'cut');
    // A cut at MIN has a line of its own.
    expect(lit('root')[cut]).toEqual([10]);
    expect(lit('mover')[cut]).toEqual([5]);
    const worse = walked.steps.findIndex((step) => step.kind === 'back' && !step.better);
    expect(lit('mover')[worse]).toEqual([2, 3]);
    expect(lit('mover')[worse - 2]).toEqual([2, 3, 4]);
  });
});

describe('a tree that is drawn', () => {
  const walked = leafWalk('minimax', randomLeafTree({ seed: 3, depth: 3, width: 3 }));
  const draw = (unfolded: ReadonlySet<number>, count = 0, selected: number | null = null) =>
    figureOf(walked, { snapshot: snapshotOf(walked, count), selected, unfolded }, ROOT);
  const size = (node: ReturnType<typeof draw>): number =>
    node.children.reduce((sum, child) => sum + size(child), 1);

  it('folds what is not unfolded, and says how much that is', () => {
    const folded = draw(new Set([0]));
    expect(folded.folded).toBe(0);
    expect(folded.children.map(({ folded: hidden }) => hidden)).toEqual([12, 12, 12]);
    expect(size(folded)).toBe(4);
    expect(size(draw(allUnfolded(walked)))).toBe(40);
    expect(nodesBelow(walked, 0)).toBe(39);
    expect(nodesBelow(walked, 39)).toBe(0);
  });

  it('opens the way to the current step by itself, and marks it until the end', () => {
    const count = walked.steps.findIndex(({ node }) => walked.nodes[node]?.ply === 3) + 1;
    const figure = draw(new Set(), count);
    expect(figure.children[0]?.children[0]?.children[0]?.isCurrent).toBe(true);
    const flat = (node: typeof figure): (typeof figure)[] => [node, ...node.children.flatMap(flat)];
    expect(flat(figure).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const end = draw(allUnfolded(walked), walked.steps.length, 5);
    expect(flat(end).filter(({ isCurrent }) => isCurrent)).toHaveLength(0);
    expect(
      flat(end)
        .filter(({ isBest }) => isBest)
        .map(({ id }) => id),
    ).toEqual([...walked.line]);
    expect(
      flat(end)
        .filter(({ isSelected }) => isSelected)
        .map(({ id }) => id),
    ).toEqual([5]);
    expect(flat(draw(allUnfolded(walked), 5)).some(({ isBest }) => isBest)).toBe(false);
  });

  it('gives no value away before it is known, but leaves have theirs', () => {
    const before = draw(allUnfolded(walked));
    expect(before.value).toBe('');
    expect(before.children[0]?.children[0]?.children[0]?.value).toMatch(/^−?\d+$/);
    expect(draw(allUnfolded(walked), 1).value).toBe('?');
    expect(draw(allUnfolded(walked), walked.steps.length).value).toMatch(/^−?\d+$/);
  });

  it('in alpha-beta has the window beside the value, and why the rest was cut below', () => {
    const cut = walk('alpha-beta', FIRST_CUT);
    const figure = figureOf(
      cut,
      { snapshot: snapshotOf(cut, cut.steps.length), selected: null, unfolded: allUnfolded(cut) },
      ROOT,
    );
    const early = figureOf(
      cut,
      { snapshot: snapshotOf(cut, 1), selected: null, unfolded: allUnfolded(cut) },
      ROOT,
    );
    expect(early.children[1]).toMatchObject({ note: '', noteRoom: '2 ≤ α 3' });
    expect(figure).toMatchObject({ before: '−∞', value: '3', after: '∞', note: '' });
    expect(figure.children[1]).toMatchObject({ before: '3', value: '≤ 3', after: '∞', note: '2 ≤ α 3' });
    expect(figure.children[1]?.children[1]).toMatchObject({ phase: 'cut', value: '9', before: '' });
  });
});

describe('a node of many children', () => {
  /** MAX at 8: B is in no five best, I decides. */
  const wide = parseLeafTree('((0 9) (1 9) (2 9) (3 9) (4 9) (5 9) (6 9) (7 9) (8 9) (-1 9))');
  const walked = leafWalk('alpha-beta', wide);
  const labels = (unfolded: ReadonlySet<number>, count: number) =>
    figureOf(walked, { snapshot: snapshotOf(walked, count), selected: null, unfolded }, ROOT).children.map(
      ({ label, value, rest }) => (rest === undefined ? label : value),
    );

  it('shows the five best in their order, among them the one that decides, and how many more there are', () => {
    const shown = labels(firstUnfolded(walked), walked.steps.length);
    expect(shown).toHaveLength(6);
    expect(shown.at(-1)).toBe('+5');
    expect(shown).toContain(walked.nodes[walked.best.get(0) as number]?.node.name);
    expect(labels(firstUnfolded(walked), 0)).toEqual(shown);
  });

  it('shows the child in which the search is, whatever it is worth', () => {
    const [first, other] = [labels(firstUnfolded(walked), 2), labels(firstUnfolded(walked), 0)];
    expect(other).not.toContain('B');
    expect(first).toEqual(['B', ...other.slice(0, -1), '+4']);
  });

  it('is opened and closed by what stands for the rest, and whole with all that is', () => {
    const open = toggled(walked, firstUnfolded(walked), restOf(0)) as ReadonlySet<number>;
    expect(labels(open, 0)).toEqual(labels(allUnfolded(walked), 0));
    expect(labels(open, 0)).toHaveLength(11);
    expect(labels(open, 0).at(-1)).toBe('−');
    expect(labels(toggled(walked, open, restOf(0)) as ReadonlySet<number>, 0).at(-1)).toBe('+5');
  });

  it('of few more is whole', () => {
    const seven = leafWalk('minimax', parseLeafTree('(1 2 3 4 5 6 7)'));
    const { children } = figureOf(
      seven,
      { snapshot: snapshotOf(seven, 0), selected: null, unfolded: firstUnfolded(seven) },
      ROOT,
    );
    expect(children).toHaveLength(7);
  });
});

describe('folding', () => {
  const drawn = (walked: Walk, unfolded: ReadonlySet<number>): number => {
    const count = (index: number): number =>
      1 +
      (unfolded.has(index) ? (walked.nodes[index]?.children ?? []).map(count).reduce((a, b) => a + b, 0) : 0);
    return count(0);
  };
  const tree = (depth: number, width: number): LeafTree => randomLeafTree({ seed: 5, depth, width });
  const big = leafWalk('minimax', tree(6, 3));

  it('shows a small tree whole', () => {
    const small = leafWalk('minimax', tree(3, 3));
    expect(drawn(small, firstUnfolded(small))).toBe(40);
  });

  it('of a large tree shows the line of best play at first, and few others', () => {
    const unfolded = firstUnfolded(big);
    for (const index of big.line.slice(0, -1)) expect(unfolded.has(index)).toBe(true);
    expect(drawn(big, unfolded)).toBeLessThanOrEqual(120);
    expect(drawn(big, unfolded)).toBeGreaterThan(40);
  });

  it('never draws more than can be drawn', () => {
    expect(drawn(big, allUnfolded(big))).toBeLessThanOrEqual(MOST_DRAWN);
    expect(drawn(big, allUnfolded(big))).toBeGreaterThan(MOST_DRAWN - 10);
    const whole = new Set(big.nodes.map(({ index }) => index));
    whole.delete(0);
    expect(toggled(big, whole, 0)).toBeNull();
  });

  it('unfolds the upper levels first', () => {
    const plies = [...allUnfolded(big)].map((index) => big.nodes[index]?.ply as number);
    expect(plies).toEqual([...plies].sort((a, b) => a - b));
  });

  it('of a node is taken back by the same', () => {
    const start = new Set([0]);
    const open = toggled(big, start, 1) as ReadonlySet<number>;
    expect([...open]).toEqual([0, 1]);
    expect(toggled(big, open, 1)).toEqual(start);
    expect(start.size).toBe(1);
    // A tree of 511 nodes, of which all but two are drawn.
    const large = leafWalk('minimax', tree(8, 2));
    const most = new Set(large.nodes.filter(({ children }) => children.length > 0).map(({ index }) => index));
    const last = [...most].at(-1) as number;
    expect(toggled(large, new Set([...most].filter((index) => index !== last)), last)).toBeNull();
    // Folding is possible in a drawing of any size.
    expect(toggled(big, new Set(big.nodes.keys()), 0)?.has(0)).toBe(false);
  });
});
