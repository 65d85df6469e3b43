import type { FigureNode } from '@tahoun/lab/tree';
import { type ProofPlace, keyOf, numbersText, pathOf, verdictOf } from './model.js';

interface ProofFigureOptions {
  /** Keys of the places whose children are drawn. */
  readonly unfolded: ReadonlySet<string>;
  readonly selected: string | null;
  /** Key of the position on the board. */
  readonly current: string;
  /** The number of a place, the same as long as the page is open. */
  readonly idOf: (key: string) => number;
  /** Number of moves of a place whose children have not been requested. */
  readonly movesFrom: (path: readonly string[]) => number;
  /** Text under a node with children that are not drawn. */
  readonly unseen: (count: number) => string;
}

/** The tree as a figure: positions that the solver has not seen are only counted. */
export function figureOf(place: ProofPlace, options: ProofFigureOptions): FigureNode {
  const { unfolded, selected, current, idOf, movesFrom, unseen } = options;
  const key = keyOf(place.path);
  const verdict = verdictOf(place);
  const isUnfolded = unfolded.has(key);
  const seen = drawnChildren(place);
  const note =
    isUnfolded && seen.length < place.children.length ? unseen(place.children.length - seen.length) : '';
  const value = numbersText(place);
  return {
    id: idOf(key),
    isMax: place.isOr,
    phase: verdict === 'open' ? 'open' : verdict === 'unseen' ? 'ahead' : 'done',
    isCurrent: key === current,
    isSelected: key === selected,
    isBest: verdict === 'proved',
    label: labelOf(place),
    ...{ before: '', value, after: '', room: value },
    ...{ note, noteRoom: note },
    folded: isUnfolded || place.isOver ? 0 : seen.length || movesFrom(place.path),
    children: isUnfolded ? seen.map((child) => figureOf(child, options)) : [],
  };
}

/** The children that the solver has seen. */
export function drawnChildren({ children }: ProofPlace): readonly ProofPlace[] {
  return children.filter((child) => verdictOf(child) !== 'unseen');
}

/** Number of nodes drawn. */
export function countDrawn(place: ProofPlace, unfolded: ReadonlySet<string>): number {
  if (!unfolded.has(keyOf(place.path))) return 1;
  return drawnChildren(place).reduce((sum, child) => sum + countDrawn(child, unfolded), 1);
}

function labelOf({ path, images }: ProofPlace): string {
  const move = path.at(-1) ?? '';
  return images > 1 ? `${move} ×${images}` : move;
}

/** Numbers each place when it is first drawn; it keeps its number while the tree grows. */
export function numberPlaces() {
  const keys: string[] = [];
  return {
    idOf(key: string) {
      const found = keys.indexOf(key);
      return found >= 0 ? found : keys.push(key) - 1;
    },
    pathOf: (id: number) => pathOf(keys[id] ?? ''),
  };
}
