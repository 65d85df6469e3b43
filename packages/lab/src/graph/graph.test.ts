import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GraphNodeLook, type GraphShape, drawGraph, layOutGraph } from './index.js';

/** Nodes A, B, ... @param edges such as `AB`, with their labels after the two letters */
function shape(count: number, ...edges: string[]): GraphShape {
  const index = (letter: string | undefined) => (letter as string).charCodeAt(0) - 65;
  return {
    nodes: Array.from({ length: count }, (_, i) => ({ name: String.fromCharCode(65 + i), room: '' })),
    edges: edges.map((edge) => ({ from: index(edge[0]), to: index(edge[1]), label: edge.slice(2) })),
    start: 0,
  };
}

const plain: GraphNodeLook = {
  name: 'A',
  note: '',
  number: '',
  phase: 'ahead',
  isCurrent: false,
  isGoal: false,
  isPath: false,
};
const count = (svg: string, part: string) => svg.split(part).length - 1;

describe('the layout of a graph', () => {
  it('has a tree in levels, the children in their order and under their parent', () => {
    const { boxes } = layOutGraph(shape(7, 'AB', 'AC', 'AD', 'BE', 'BF', 'CG'));
    const rows = [0, 1, 1, 1, 2, 2, 2].map((row) => (boxes[0]?.y ?? 0) + row * 74);
    expect(boxes.map(({ y }) => y)).toEqual(rows);
    const x = boxes.map((box) => box.x);
    for (const [left, right] of [
      [1, 2],
      [2, 3],
      [4, 5],
      [5, 6],
    ] as const)
      expect(x[left]).toBeLessThan(x[right] as number);
    expect(x[1]).toBeGreaterThan(x[4] as number);
    expect(x[1]).toBeLessThan(x[5] as number);
  });

  it('draws one line for two edges that say the same, and two where they differ', () => {
    expect(layOutGraph(shape(2, 'AB3', 'BA3')).routes.map(({ isBothWays }) => isBothWays)).toEqual([true]);
    const { routes } = layOutGraph(shape(2, 'AB3', 'BA4'));
    expect(routes.map(({ isBothWays }) => isBothWays)).toEqual([false, false]);
    expect(routes[0]?.labelAt).not.toEqual(routes[1]?.labelAt);
  });

  it('leads an edge round the nodes that lie between its ends', () => {
    const { routes, boxes } = layOutGraph(shape(4, 'AB', 'BC', 'CD', 'AD', 'AC'));
    expect(routes).toHaveLength(5);
    expect(boxes).toHaveLength(4);
    const straight = layOutGraph(shape(3, 'AB', 'BC', 'CA')).routes.find(({ from }) => from === 2);
    // C lies under B, B under A: the edge back has to bend.
    expect(straight?.curve.control.x).not.toBeCloseTo(straight?.curve.from.x ?? 0, 0);
  });

  it('lets no two nodes overlap and nothing stick out, whatever the graph', () => {
    const letters = fc.integer({ min: 0, max: 11 });
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.tuple(letters, letters).filter(([a, b]) => a !== b),
          { selector: String, maxLength: 30 },
        ),
        (pairs) => {
          const edges = pairs.map(([from, to]) => ({ from, to, label: '12' }));
          const { boxes, width, height } = layOutGraph({ ...shape(12), edges });
          for (const [i, a] of boxes.entries()) {
            expect(a.x - a.width / 2).toBeGreaterThan(0);
            expect(a.x + a.width / 2).toBeLessThan(width);
            expect(a.y + a.height / 2).toBeLessThan(height);
            for (const b of boxes.slice(i + 1))
              expect(
                Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
                  Math.abs(a.y - b.y) >= (a.height + b.height) / 2,
              ).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a graph as a figure', () => {
  it('has names, notes and numbers, the goal with a double border, escaped', () => {
    const layout = layOutGraph({ ...shape(1), nodes: [{ name: 'A', room: '2 + 3 = 5' }] });
    const draw = (look: Partial<GraphNodeLook>) =>
      drawGraph(layout, { nodes: [{ ...plain, ...look }], edge: () => 'plain' }).content;
    expect(draw({ note: '<5', number: '1' }).replace(/<[^>]+>/g, '~')).toMatch(/~A~+&lt;5~+1~/);
    expect(count(draw({ isGoal: true }), '<rect')).toBe(count(draw({}), '<rect') + 1);
    expect(count(draw({ isCurrent: true }), '<rect')).toBe(count(draw({}), '<rect') + 1);
  });

  it('has an arrow for an edge and none for one both ways, and the way that was found in the accent', () => {
    const draw = (edges: string[], edge: 'plain' | 'path') =>
      drawGraph(layOutGraph(shape(2, ...edges)), { nodes: [plain, plain], edge: () => edge }).content;
    expect(count(draw(['AB'], 'plain'), '<polygon')).toBe(1);
    expect(count(draw(['AB', 'BA'], 'plain'), '<polygon')).toBe(0);
    expect(draw(['AB'], 'path')).toContain('#b07908');
    expect(draw(['AB'], 'plain')).not.toContain('#b07908');
  });
});
