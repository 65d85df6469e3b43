import '../../kit/drawings.css';
import {
  type LeafTree,
  formatLeafTree,
  parseLeafTree,
  randomLeafTree,
  sortLeafTree,
} from '@tahoun/lab/lecture';
import { type LeafAlgorithm, leafWalk } from '../walk/leaf-walks.js';

interface Bar {
  readonly name: string;
  readonly value: number;
  /** Text beside the bar; its value by default. */
  readonly note?: string;
}

interface BarsProps {
  readonly label: string;
  readonly bars: readonly Bar[];
}

const NAME_WIDTH = 76;
const LONGEST = 200;
const NOTE_WIDTH = 84;
const ROW = 30;

/** Numbers as lying bars with their names before them. */
export function Bars({ label, bars }: BarsProps) {
  const most = Math.max(...bars.map(({ value }) => value));
  const width = NAME_WIDTH + LONGEST + NOTE_WIDTH;
  return (
    <svg
      class="algorithm-drawing"
      viewBox={`0 0 ${width} ${ROW * bars.length}`}
      style={{ maxWidth: `${width}px` }}
      role="img"
      aria-label={`${label} ${bars.map(({ name, value }) => `${name}: ${value}`).join(', ')}`}
    >
      {bars.map(({ name, value, note = String(value) }, row) => {
        const length = Math.max(2, (LONGEST * value) / most);
        return (
          <g key={name} transform={`translate(0 ${row * ROW})`}>
            <text x={NAME_WIDTH - 10} y={20} text-anchor="end">
              {name}
            </text>
            <rect class="algorithm-bar" x={NAME_WIDTH} y={6} width={length} height={18} rx={4} />
            <text x={NAME_WIDTH + length + 8} y={20}>
              {note}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The tree of numbers on which orders of moves are compared. */
export const ORDERED_TREE = formatLeafTree(randomLeafTree({ seed: 1, depth: 3, width: 3 }));

/**
 * Number of leaves of one tree that are evaluated: by minimax, and by alpha-beta with the worst and the best
 * moves first.
 */
export function leavesByOrder(): Bar[] {
  const tree = parseLeafTree(ORDERED_TREE);
  return [
    { name: 'minimax', value: leavesSeen('minimax', tree) },
    { name: 'α-β ↓', value: leavesSeen('alpha-beta', sortLeafTree(tree, 'worst')) },
    { name: 'α-β ↑', value: leavesSeen('alpha-beta', sortLeafTree(tree, 'best')) },
  ];
}

function leavesSeen(algorithm: LeafAlgorithm, tree: LeafTree): number {
  const { nodes } = leafWalk(algorithm, tree);
  return nodes.filter(({ node, children }) => children.length === 0 && node.kind !== 'cut').length;
}
