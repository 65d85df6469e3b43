import { parseLeafTree } from '@tahoun/lab/lecture';
import { parseStateGraph, searchStateSpace } from '@tahoun/lab/state-space';
import { type FigureNode, drawTree } from '@tahoun/lab/tree';
import type { Picture } from '../../kit/picture.js';
import { language, theme } from '../../kit/preferences.js';
import type { GraphPreset } from '../graph/graphs.js';
import { figureAt, layoutFor } from '../graph/look.js';
import { labWords } from '../page.js';
import { figureOf } from '../walk/figure.js';
import { type LeafAlgorithm, leafWalk } from '../walk/leaf-walks.js';
import { type ValueStyle, snapshotOf } from '../walk/model.js';

/* The figures of the lessons. */

interface FigurePictureProps {
  readonly label: string;
  readonly picture: Picture;
}

/** A figure in its own size, or smaller. */
function FigurePicture({ label, picture: { width, height, content } }: FigurePictureProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{ maxWidth: `${width}px` }} role="img" aria-label={label}>
      <g dangerouslySetInnerHTML={{ __html: content }} />
    </svg>
  );
}

interface GraphFigureProps {
  readonly label: string;
  readonly preset: GraphPreset;
}

/** A graph after a search, drawn as the Lab draws it. */
export function GraphFigure({ label, preset: { g, show } }: GraphFigureProps) {
  const graph = parseStateGraph(g);
  const search = searchStateSpace(graph, show, { limit: 0 });
  const layout = layoutFor(graph, show);
  const picture = figureAt(graph, layout, search, search.steps.length, theme.value);
  return <FigurePicture label={label} picture={picture} />;
}

interface NodeTreeProps {
  readonly label: string;
  readonly root: FigureNode;
}

/** A tree as a picture, with the names of the sides beside its levels. */
function NodeTree({ label, root }: NodeTreeProps) {
  const picture = drawTree(root, { theme: theme.value, levels: labWords.value.sides });
  return <FigurePicture label={label} picture={picture} />;
}

interface LeafTreeFigureProps {
  readonly label: string;
  readonly tree: string;
  /** Steps that the search has taken; all by default. */
  readonly steps?: number;
  readonly algorithm: LeafAlgorithm;
  readonly view: ValueStyle['view'];
}

/** A tree of numbers after a search, drawn as the Lab draws it. */
export function LeafTreeFigure({ label, tree, algorithm, view, steps }: LeafTreeFigureProps) {
  const walk = leafWalk(algorithm, parseLeafTree(tree));
  const style: ValueStyle = {
    ...{ view, unit: 1, max: null },
    ...{ texts: labWords.value, language: language.value },
  };
  const unfolded = new Set(walk.nodes.keys());
  const root = figureOf(
    walk,
    { snapshot: snapshotOf(walk, steps ?? walk.steps.length), selected: null, unfolded },
    style,
  );
  return <NodeTree label={label} root={root} />;
}

interface NodeParts {
  readonly value: string;
  readonly phase?: FigureNode['phase'];
  readonly isBest?: boolean;
  readonly children?: readonly NodeParts[];
}

/** Nodes from their parts; ids are their paths, with one digit per level. */
function nodeOf(parts: NodeParts, isMax = true, id = 1): FigureNode {
  const { value, phase = 'done', isBest = false, children = [] } = parts;
  return {
    ...{ id, isMax, phase, isBest, value, room: value },
    ...{ isCurrent: false, isSelected: false, folded: 0 },
    ...{ label: '', before: '', after: '', note: '', noteRoom: '' },
    children: children.map((child, i) => nodeOf(child, !isMax, 10 * id + i)),
  };
}

/** Two moves valued one ply deep, and pale below them the answers that were not searched. */
const HORIZON = nodeOf({
  value: '1',
  isBest: true,
  children: [
    {
      value: '1',
      isBest: true,
      children: [
        { value: '−2', phase: 'ahead' },
        { value: '1', phase: 'ahead' },
      ],
    },
    {
      value: '0',
      children: [
        { value: '0', phase: 'ahead' },
        { value: '2', phase: 'ahead' },
      ],
    },
  ],
});

export function HorizonTree({ label }: { readonly label: string }) {
  return <NodeTree label={label} root={HORIZON} />;
}

const OPEN = { value: '1 | 1', phase: 'ahead' } as const;

/** Proof and disproof numbers: the smallest and the sum at square nodes, the other way round at rounded ones. */
const PROOF = nodeOf({
  value: '1 | 2',
  isBest: true,
  children: [
    { value: '1 | 1', isBest: true, children: [{ value: '0 | ∞' }, { ...OPEN, isBest: true }] },
    { value: '2 | 1', children: [OPEN, OPEN] },
  ],
});

export function ProofTree({ label }: { readonly label: string }) {
  return <NodeTree label={label} root={PROOF} />;
}
