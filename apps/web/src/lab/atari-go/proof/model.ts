import { PROOF_INFINITE } from '@tahoun/core';
import type { ProofNodeAnswer } from '@tahoun/engine';

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

/** The path that a key was made of. */
export function pathOf(key: string): readonly string[] {
  return key === '' ? [] : key.split(' ');
}

/** Proof and disproof number: `3 | 12`. */
export function numbersText({ proof, disproof }: ProofPlace): string {
  return proof === null || disproof === null ? '?' : `${numberText(proof)} | ${numberText(disproof)}`;
}

function numberText(number: number): string {
  return number === PROOF_INFINITE ? '∞' : String(number);
}
