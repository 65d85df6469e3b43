import type { FigureNode } from '@tahoun/board';
import { PROOF_INFINITE } from '@tahoun/core';
import { type ProofPlace, keyOf, verdictOf } from './model.js';

/** Nodes that are drawn at once, at most. */
export const MOST_DRAWN = 400;

export interface ProofFigureOptions {
  /** Keys of the places whose children are drawn. */
  readonly unfolded: ReadonlySet<string>;
  readonly selected: string | null;
  /** Where the line on the board stands. */
  readonly current: string;
  /** The number of a place, the same as long as the page is open. */
  readonly idOf: (key: string) => number;
  /** Moves that a place has whose children have not been asked for. */
  readonly movesFrom: (path: readonly string[]) => number;
  /** Said under a node with children that are not drawn. */
  readonly unseen: (count: number) => string;
}

/** The tree as something to draw: what the solver has not seen is only counted. */
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

/** The children that the solver has something to say of. */
export function drawnChildren({ children }: ProofPlace): readonly ProofPlace[] {
  return children.filter((child) => verdictOf(child) !== 'unseen');
}

/** How many nodes are drawn. */
export function countDrawn(place: ProofPlace, unfolded: ReadonlySet<string>): number {
  if (!unfolded.has(keyOf(place.path))) return 1;
  return drawnChildren(place).reduce((sum, child) => sum + countDrawn(child, unfolded), 1);
}

function labelOf({ path, images }: ProofPlace): string {
  const move = path.at(-1) ?? '';
  return images > 1 ? `${move} ×${images}` : move;
}

/** Proof and disproof number: `3 | 12`. */
export function numbersText({ proof, disproof }: ProofPlace): string {
  return proof === null || disproof === null ? '?' : `${numberText(proof)} | ${numberText(disproof)}`;
}

function numberText(number: number): string {
  return number === PROOF_INFINITE ? '∞' : String(number);
}
