import {
  InputError,
  type RecordedTree,
  TreeRecorder,
  alphaBetaSearch,
  minimaxQuiescenceSearch,
  minimaxSearch,
  noEvaluation,
} from '@tahoun/core';
import { chess } from '@tahoun/games/chess';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LeafTree,
  LeafTreePosition,
  flatTree,
  formatLeafTree,
  heightOf,
  leafTreeValue,
  marksAfter,
  parseLeafTree,
  randomLeafTree,
  sizeOf,
  sortLeafTree,
  walkSteps,
} from './index.js';

const leaf = fc.integer({ min: -999, max: 999 });
/** Trees of uneven depth; the root is no leaf. */
const { tree } = fc.letrec<{ node: LeafTree; tree: LeafTree[] }>((tie) => ({
  node: fc.oneof({ depthSize: 'small' }, leaf, tie('tree')),
  tree: fc.array(tie('node'), { minLength: 1, maxLength: 4, depthIdentifier: 'tree' }),
}));
const drawn = tree.filter((each) => heightOf(each) <= 10 && sizeOf(each) <= 400);

function walked(root: LeafTree, search: typeof minimaxSearch) {
  const observer = new TreeRecorder(1000);
  const result = search({
    position: new LeafTreePosition(root),
    evaluation: noEvaluation,
    limits: { depth: heightOf(root) },
    observer,
  });
  return { result, tree: observer.tree() };
}

describe('a tree as text', () => {
  it('is read with either brackets, commas or spaces', () => {
    for (const text of ['((3 5) (2 9))', '[[3,5],[2,9]]', ' ( (3, 5)\n[2;+9] ) '])
      expect(parseLeafTree(text)).toEqual([
        [3, 5],
        [2, 9],
      ]);
    expect(parseLeafTree('(−4 -5)')).toEqual([-4, -5]);
  });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(drawn, (each) => {
        expect(parseLeafTree(formatLeafTree(each))).toEqual(each);
      }),
    );
  });

  it.each([
    ['', 'tree-no-list', 1],
    ['5', 'tree-no-list', 1],
    [' )', 'tree-no-list', 2],
    ['((3 x) 2)', 'tree-unexpected', 5],
    ['(3 1000)', 'tree-unexpected', 4],
    ['(3 1.5)', 'tree-unexpected', 4],
    ['(3 5) 7', 'tree-after-end', 7],
    ['(3 ())', 'tree-empty-list', 4],
    ['((3 5) (2 9)', 'tree-not-closed', 1],
    ['((3 5] 2)', 'tree-not-closed', 2],
  ])('%j is refused: %s at character %i', (text, code, at) => {
    expect(problemOf(text)).toMatchObject({ code, params: { at } });
  });

  it('says in a sentence why it is refused', () => {
    const texts = [
      '',
      '5',
      '((3 x) 2)',
      '(3 1000)',
      '(3 5) 7',
      '(3 ())',
      '((3 5',
      '((3 5] 2)',
      '('.repeat(11),
    ];
    const told = texts.map((text) => {
      const { code, message, params } = problemOf(text) as InputError;
      return `${text}: ${code}: ${message} ${JSON.stringify(params)}`;
    });
    expect(`\n${told.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      : tree-no-list: a tree begins with ( or [; at character 1 there is nothing {"at":1,"found":""}
      5: tree-no-list: a tree begins with ( or [; at character 1 there is "5" {"at":1,"found":"5"}
      ((3 x) 2): tree-unexpected: at character 5 there is "x"; expected a whole number from -999 to 999, ( or [ {"at":5,"found":"x","max":999}
      (3 1000): tree-unexpected: at character 4 there is "1000"; expected a whole number from -999 to 999, ( or [ {"at":4,"found":"1000","max":999}
      (3 5) 7: tree-after-end: the tree is complete, but at character 7 there is "7" {"at":7,"found":"7"}
      (3 ()): tree-empty-list: the list at character 4 is empty; a node has at least one child {"at":4}
      ((3 5: tree-not-closed: the ( at character 2 is not closed by a matching ) {"at":2,"found":"(","expected":")"}
      ((3 5] 2): tree-not-closed: the ( at character 2 is not closed by a matching ) {"at":2,"found":"(","expected":")"}
      (((((((((((: tree-too-large: the tree is too large; at most 400 nodes and 10 levels below the root can be drawn {"nodes":400,"depth":10}
      "
    `);
  });

  it('is refused when it is too large to draw, however it is written', () => {
    expect(problemOf(`(${'1 '.repeat(400)})`)).toMatchObject({ code: 'tree-too-large' });
    expect(problemOf('('.repeat(20_000))).toMatchObject({ code: 'tree-too-large' });
    expect(parseLeafTree(`(${'1 '.repeat(399)})`)).toHaveLength(399);
    const nested = (depth: number) => `${'('.repeat(depth)}1${')'.repeat(depth)}`;
    expect(heightOf(parseLeafTree(nested(10)))).toBe(10);
    expect(problemOf(nested(11))).toMatchObject({ code: 'tree-too-large' });
  });

  it('is refused or read, never a crash', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'()[] ,;-+0123x−') }), (text) => {
        const problem = problemOf(text);
        if (problem === undefined) expect(sizeOf(parseLeafTree(text))).toBeGreaterThan(1);
        else expect(problem.code).toMatch(/^tree-/);
      }),
    );
  });
});

function problemOf(text: string): InputError | undefined {
  try {
    parseLeafTree(text);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return error as InputError;
  }
}

describe('a tree as a game', () => {
  it('has the value of its definition, by minimax and by alpha-beta', () => {
    fc.assert(
      fc.property(drawn, (root) => {
        const value = leafTreeValue(root);
        expect(walked(root, minimaxSearch).result).toMatchObject({ score: value, exact: true });
        expect(walked(root, alphaBetaSearch).result).toMatchObject({ score: value, exact: true });
      }),
    );
  });

  it('is undone to what it was', () => {
    const position = new LeafTreePosition([[3, 5], 2]);
    const before = [position.hashLo, position.hashHi, position.turn];
    position.makeMove(0);
    position.makeMove(1);
    expect([position.turn, position.finalScore(), position.clone().finalScore()]).toEqual([0, 5, 5]);
    position.undoMove();
    position.undoMove();
    expect([position.hashLo, position.hashHi, position.turn]).toEqual(before);
  });

  it('at random is the same for the same seed', () => {
    const options = { seed: 7, depth: 3, width: 2 };
    expect(randomLeafTree(options)).toEqual(randomLeafTree(options));
    expect(randomLeafTree(options)).not.toEqual(randomLeafTree({ ...options, seed: 8 }));
    expect([heightOf(randomLeafTree(options)), sizeOf(randomLeafTree(options))]).toEqual([3, 15]);
  });

  it('sorted has its value; with the best moves first alpha-beta makes the fewest', () => {
    const nodes = (root: LeafTree) => walked(root, alphaBetaSearch).result.nodes;
    for (let seed = 0; seed < 40; seed++) {
      const root = randomLeafTree({ seed, depth: 4, width: 3 });
      const [best, worst] = [sortLeafTree(root, 'best'), sortLeafTree(root, 'worst')];
      expect([leafTreeValue(best), leafTreeValue(worst)]).toEqual([leafTreeValue(root), leafTreeValue(root)]);
      expect(nodes(best)).toBeLessThanOrEqual(nodes(root));
      expect(nodes(best)).toBeLessThanOrEqual(nodes(worst));
    }
  });
});

describe('the steps of a search', () => {
  const steps = ({ root }: RecordedTree) => {
    const flat = flatTree(root);
    return { flat, steps: walkSteps(flat) };
  };

  it('of the smallest tree with a cut are those of the blackboard', () => {
    const { flat, steps: all } = steps(
      walked(
        [
          [3, 5],
          [2, 9],
        ],
        alphaBetaSearch,
      ).tree,
    );
    expect(all.map((step) => `${step.kind} ${step.node}`)).toEqual([
      'enter 0',
      ...['enter 1', 'judge 2', 'back 1', 'judge 3', 'back 1', 'return 1', 'back 0'],
      ...['enter 4', 'judge 5', 'back 4', 'cut 4', 'back 0', 'return 0'],
    ]);
    const marks = marksAfter(flat, all, all.length);
    expect(marks.map(({ phase }) => phase)).toEqual([...Array(6).fill('done'), 'cut']);
    expect(marksAfter(flat, all, 8).map(({ phase }) => phase)).toEqual([
      ...['open', 'done', 'done', 'done'],
      ...['ahead', 'ahead', 'ahead'],
    ]);
    expect(marksAfter(flat, all, 8)[0]?.best).toBe(3);
  });

  it('end with every node known, its best the recorded value', () => {
    fc.assert(
      fc.property(drawn, fc.constantFrom(minimaxSearch, alphaBetaSearch), (root, search) => {
        const { flat, steps: all } = steps(walked(root, search).tree);
        for (const [index, { phase, best }] of marksAfter(flat, all, all.length).entries()) {
          const { node } = flat[index] as (typeof flat)[number];
          expect(phase === 'cut').toBe(node.kind === 'cut');
          if (phase === 'cut') continue;
          expect(phase).toBe('done');
          // A cut node returns beta, which its best value reaches or passes.
          if (node.bound === 'lower') expect(best).toBeGreaterThanOrEqual(node.value as number);
          else expect(best).toBe(node.value);
        }
      }),
    );
  });

  it('begin with what a side may stop an exchange at, and nothing but that is better before a move', () => {
    const observer = new TreeRecorder(5000);
    minimaxQuiescenceSearch({
      position: chess.parsePosition('4k3/8/8/3p1n2/4P3/2N5/8/4K3 w - - 0 1'),
      // Any value that differs from position to position.
      evaluation: { ...noEvaluation, evaluate: ({ hashLo }) => hashLo % 100 },
      limits: { depth: 2 },
      observer,
    });
    const { flat, steps: all } = steps(observer.tree());
    const stands = flat.filter(({ node, children }) => node.stand !== null && children.length > 0);
    expect(stands.length).toBeGreaterThan(2);
    const marks = marksAfter(flat, all, 0);
    for (const [i, { node }] of flat.entries())
      expect(marks[i]).toEqual({
        phase: 'ahead',
        best: node.stand ?? node.alpha ?? Number.NEGATIVE_INFINITY,
      });
    for (const step of all) {
      if (step.kind !== 'back') continue;
      const before = marksAfter(flat, all, all.indexOf(step))[step.node]?.best as number;
      const value = 0 - (flat[step.child]?.node.value as number);
      expect(step.better).toBe(value > before);
    }
  });

  it('of a search that was stopped end where it stopped', () => {
    const observer = new TreeRecorder(1000);
    const root = randomLeafTree({ seed: 1, depth: 4, width: 2 });
    minimaxSearch({
      position: new LeafTreePosition(root),
      evaluation: noEvaluation,
      limits: { depth: 4, nodes: 9 },
      observer,
    });
    const { flat, steps: all } = steps(observer.tree());
    expect(flat).toHaveLength(10);
    expect(marksAfter(flat, all, all.length).every(({ phase }) => phase !== 'ahead')).toBe(true);
  });
});
