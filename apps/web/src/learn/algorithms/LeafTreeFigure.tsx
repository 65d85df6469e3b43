import { parseLeafTree } from '@tahoun/lab/lecture';
import { labWords } from '../../lab/page.js';
import { figureOf } from '../../lab/walk/figure.js';
import { type LeafAlgorithm, leafWalk } from '../../lab/walk/leaf-walks.js';
import { type ValueStyle, snapshotOf } from '../../lab/walk/model.js';
import { language } from '../../preferences.js';
import { NodeTree } from './NodeTree.js';

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
