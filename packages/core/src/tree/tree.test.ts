import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StrongRequest } from '../search/request.js';
import { strongSearch } from '../search/strong.js';
import { TranspositionTable } from '../search/table.js';
import { SELECTIVE_TECHNIQUES, TECHNIQUES } from '../search/techniques.js';
import { SkirmishPosition, skirmishValue } from '../testing/skirmish.js';
import { type Tree, TreePosition, leafValue, uniformTree } from '../testing/synthetic.js';
import { expectNegamax, isSearched, wasMade } from '../testing/tree-relations.js';
import { alphaBetaSearch } from '../textbook/alpha-beta.js';
import { minimaxSearch } from '../textbook/minimax.js';
import { type TreeNode, TreeRecorder } from './tree.js';

const PLENTY = 1_000_000;

function nodesOf(node: TreeNode): TreeNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

const asked = (tree: Tree) => ({ position: new TreePosition(tree), evaluation: leafValue });

/** A strong search with its tree. The table is small, so that many searches are quick. */
function watch(request: Omit<StrongRequest, 'observer'>, limit = PLENTY) {
  const recorder = new TreeRecorder(limit);
  const table = new TranspositionTable(1 / 8);
  const result = strongSearch({ table, ...request, observer: recorder });
  return { result, tree: recorder.tree(), nodes: nodesOf(recorder.tree().root) };
}

function skirmish(place: number, request: Partial<StrongRequest> = {}) {
  return watch({
    position: new SkirmishPosition(place),
    evaluation: skirmishValue,
    limits: { depth: 6 },
    ...request,
  } as StrongRequest);
}

/** Places where the game goes on, so that there is something to search. */
const place = fc
  .nat(255)
  .filter((start) => new SkirmishPosition(start).generateMoves(new Int32Array(8), 0) > 0);

describe('the windows and values of a recorded tree are those of negamax', () => {
  it('in the textbook searches', () => {
    fc.assert(
      fc.property(uniformTree(4), fc.boolean(), (tree, prunes) => {
        fc.pre(Array.isArray(tree));
        const observer = new TreeRecorder(PLENTY);
        const search = prunes ? alphaBetaSearch : minimaxSearch;
        const result = search({ ...asked(tree), limits: { depth: 4 }, observer });
        const { root, truncated } = observer.tree();
        expect([root.value, truncated]).toEqual([result.score, false]);
        expect(nodesOf(root).filter(wasMade)).toHaveLength(result.nodes + 1);
        expectNegamax(root, prunes ? 'fail-hard' : 'no window');
      }),
      { numRuns: 200 },
    );
  });

  it('in the strong search with any of its exact techniques', () => {
    fc.assert(
      fc.property(uniformTree(5), fc.subarray([...TECHNIQUES]), (tree, off) => {
        fc.pre(Array.isArray(tree));
        const without = [...off, ...SELECTIVE_TECHNIQUES];
        const { tree: recorded, result } = watch({ ...asked(tree), limits: { depth: 5 }, without });
        expect(recorded.root.value).toBe(result.score);
        expectNegamax(recorded.root, 'fail-soft');
      }),
      { numRuns: 200 },
    );
  });

  it('in the strong search with all it has, for whatever was searched', () => {
    fc.assert(
      fc.property(place, fc.subarray([...TECHNIQUES]), (start, without) => {
        const { tree, result } = skirmish(start, { without });
        expect(tree.root.value).toBe(result.score);
        expectNegamax(tree.root, 'fail-soft');
      }),
      { numRuns: 100 },
    );
  });
});

describe('the tree of the strong search', () => {
  it("is alpha-beta's when every technique is off, but that values may lie beyond the window", () => {
    fc.assert(
      fc.property(uniformTree(4), (tree) => {
        fc.pre(Array.isArray(tree));
        const observer = new TreeRecorder(PLENTY);
        alphaBetaSearch({ ...asked(tree), limits: { depth: 4 }, observer });
        const bare = watch({ ...asked(tree), limits: { depth: 4 }, without: TECHNIQUES });
        expect(bare.nodes.map(withinWindow)).toEqual(nodesOf(observer.tree().root).map(withinWindow));
      }),
      { numRuns: 200 },
    );
  });

  it('has a node for every move made at the last depth, and those that were looked at again', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 7 }), (start, depth) => {
        const { result, nodes } = skirmish(start, { limits: { depth }, without: ['aspiration'] });
        const depths = result.statistics?.depths ?? [];
        const before = depths.at(-2)?.nodes ?? 0;
        const again = nodes.filter(({ pass }) => pass === 're-search' || pass === 'verification');
        const made = nodes.filter(wasMade).length - again.length;
        expect(made).toBe(result.nodes - before + 1);
      }),
      { numRuns: 100 },
    );
  });

  it('accounts for every move of a node, made or not', () => {
    fc.assert(
      fc.property(place, (start) => {
        const { tree } = skirmish(start, { limits: { depth: 8 } });
        expectAllMoves(tree.root, new SkirmishPosition(start));
      }),
      { numRuns: 60 },
    );
  });

  it('tells every reason there is', () => {
    const searches = Array.from({ length: 24 }, (_, start) => start).filter(
      (start) => ![4, 7].includes(start),
    );
    const all = searches.flatMap((start) => skirmish(start, { limits: { depth: 13 } }).nodes);
    const plain = skirmish(0, { without: ['quiescence'] }).nodes;
    const found = (pick: (node: TreeNode) => unknown) => new Set([...all, ...plain].map(pick));
    expect(found(({ kind }) => kind)).toEqual(
      new Set([
        ...['final', 'horizon', 'inner', 'table', 'repetition', 'mate-distance', 'null-move', 'futility'],
        'winning-move',
        'no-safe-move',
        ...['quiescence', 'cut'],
      ]),
    );
    expect(found(({ pass }) => pass)).toEqual(
      new Set(['full', 'null-window', 'reduced', 're-search', 'pass', 'verification', null]),
    );
    expect(found(({ skip }) => skip)).toEqual(
      new Set(['cut', 'futility', 'late', 'exchange', 'unsafe', null]),
    );
    expect(found(({ bound }) => bound)).toEqual(new Set(['exact', 'lower', 'upper', null]));
    for (const { depth, pass } of all) expect((depth ?? -1) >= 0).toBe(pass !== null);
  });

  it('has a verification below the node whose null move it verifies, with what it found', () => {
    const verified = Array.from({ length: 12 }, (_, start) => skirmish(start + 8, { limits: { depth: 13 } }))
      .flatMap(({ nodes }) => nodes)
      .filter(({ children }) => children.some(({ pass }) => pass === 'verification'));
    expect(verified.length).toBeGreaterThan(0);
    for (const { kind, value, beta, children } of verified) {
      const [pass, verification, ...moves] = children;
      expect([pass?.pass, verification?.pass]).toEqual(['pass', 'verification']);
      expect(verification?.beta).toBe(beta);
      const holds = (verification?.value as number) >= (beta as number);
      expect(kind).toBe(holds ? 'null-move' : 'inner');
      expect(moves.length > 0).toBe(!holds);
      if (holds) expect(value).toBe(0 - (pass?.value as number));
    }
  });

  it('is that of the last window where the first was too narrow', () => {
    const swing = [[[[[900]], [[900]]]], [[[[-900]], [[-900]]]]];
    const { tree, result } = watch({ ...asked(swing), limits: { depth: 5 }, without: SELECTIVE_TECHNIQUES });
    expect(Math.abs(result.score)).toBe(900);
    expect(tree.root).toMatchObject({ value: result.score, bound: 'exact', depth: 5 });
    expect(tree.root.alpha).not.toBeNull();
  });
});

describe('a search that is stopped', () => {
  it('leaves the tree of the last depth that it completed', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 20, max: 400 }), (start, budget) => {
        const { result, tree, nodes } = skirmish(start, {
          limits: { nodes: budget },
          without: ['aspiration'],
        });
        fc.pre(result.depth > 0);
        expect(tree.root.depth).toBe(result.depth);
        expect(nodes.every((node) => isSearched(node) === wasMade(node))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves what there is of the first depth, unfinished', () => {
    const pair = (child: Tree): Tree => [child, child];
    const limits = { depth: 3, nodes: 5 };
    const { tree } = watch({ ...asked(pair(pair(pair(100)))), limits, without: TECHNIQUES });
    expect(tree.root).toMatchObject({ value: null, bound: null, depth: 3 });
    expect(nodesOf(tree.root).filter(wasMade)).toHaveLength(6);
  });
});

describe('the recorder', () => {
  it('keeps to its limit in each depth, and says so', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 60 }), (start, limit) => {
        const position = new SkirmishPosition(start);
        const request = { position, evaluation: skirmishValue, limits: { depth: 4 } };
        const whole = watch(request as StrongRequest).tree.nodes;
        const { tree, nodes } = watch(request as StrongRequest, limit);
        expect(nodes).toHaveLength(Math.min(limit, whole));
        expect([tree.nodes, tree.truncated]).toEqual([nodes.length, whole > limit]);
      }),
      { numRuns: 60 },
    );
  });

  it('has nothing to show before a search', () => {
    expect(() => new TreeRecorder(1).tree()).toThrow('nothing has been recorded');
  });
});

/** Walks the tree on a board. A node whose moves were searched has all of them, or all the noisy ones. */
function expectAllMoves(node: TreeNode, position: SkirmishPosition): void {
  const moves = node.children.filter(({ pass }) => pass !== 'pass' && pass !== 'verification');
  if (moves.length > 0) {
    const isCalm = node.kind === 'quiescence' && !position.mustRespond();
    const out = new Int32Array(8);
    const count = isCalm ? position.generateNoisy(out, 0) : position.generateMoves(out, 0);
    expect(new Set(moves.map(({ move }) => move))).toEqual(new Set(out.subarray(0, count)));
  }
  for (const child of node.children.filter(wasMade)) {
    if (child.pass === 'pass') position.makePass();
    else if (child.pass !== 'verification') position.makeMove(child.move);
    expectAllMoves(child, position);
    if (child.pass !== 'verification') position.undoMove();
  }
}

/** Common properties of alpha-beta and the bare strong search: fail-hard has its values in the window. */
function withinWindow({ move, alpha, beta, value, kind, skip }: TreeNode) {
  const low = Math.max(value ?? 0, alpha ?? Number.NEGATIVE_INFINITY);
  const within = kind === 'inner' && value !== null ? Math.min(low, beta ?? low) : value;
  return { move, alpha, beta, value: within, kind, skip };
}
