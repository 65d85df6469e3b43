import { PROOF_INFINITE } from '@tahoun/core';
import type { ProofNodeAnswer } from '@tahoun/engine';
import type { FigureNode } from '@tahoun/lab/tree';

/**
 * A position of the tree on the page. The numbers of all positions are about the win of one and the same
 * side. An OR node is one where that side is to move.
 */
export interface ProofPlace extends Omit<ProofNodeAnswer, 'move' | 'children'> {
  /** Moves that lead here from the position on the page; images of the last one lead to the same. */
  readonly path: readonly string[];
  readonly children: readonly ProofPlace[];
}

export type Verdict = 'proved' | 'refuted' | 'open' | 'unseen';

export function verdictOf({ proof }: ProofPlace): Verdict {
  if (proof === null) return 'unseen';
  return proof === 0 ? 'proved' : proof === PROOF_INFINITE ? 'refuted' : 'open';
}

/**
 * The solver's answer about a position, as part of the page's tree.
 * @param isOr whether the side to move there, to which the answer refers, is the one that the page asks about
 */
export function placeOf(answer: ProofNodeAnswer, path: readonly string[], isOr: boolean): ProofPlace {
  const { proof, disproof, images, plies, isOver, children } = answer;
  // In a game without draws, a proof for one side is a disproof for the other.
  const isTurned = answer.isOr !== isOr;
  return {
    ...{ path, images, isOr, plies, isOver },
    ...(isTurned ? { proof: disproof, disproof: proof } : { proof, disproof }),
    children: children.map((child) => placeOf(child, [...path, child.move as string], !isOr)),
  };
}

/** The tree with a new answer about one of its positions. */
export function withPlace(tree: ProofPlace, learned: ProofPlace): ProofPlace {
  if (tree.path.length === learned.path.length) return { ...learned, images: tree.images };
  const next = learned.path[tree.path.length];
  return {
    ...tree,
    children: tree.children.map((child) => (child.path.at(-1) === next ? withPlace(child, learned) : child)),
  };
}

/** The place that moves lead to; undefined where the tree has none. */
export function placeAt(tree: ProofPlace, path: readonly string[]): ProofPlace | undefined {
  if (tree.path.length === path.length) return tree;
  const child = tree.children.find(({ path: own }) => own.at(-1) === path[tree.path.length]);
  return child === undefined ? undefined : placeAt(child, path);
}

/** Names a place among those of its tree. */
export function keyOf(path: readonly string[]): string {
  return path.join(' ');
}

/** The most nodes in one drawing. */
export const MOST_DRAWN = 400;

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

/** Proof and disproof number: `3 | 12`. */
export function numbersText({ proof, disproof }: ProofPlace): string {
  return proof === null || disproof === null ? '?' : `${numberText(proof)} | ${numberText(disproof)}`;
}

function numberText(number: number): string {
  return number === PROOF_INFINITE ? '∞' : String(number);
}
