import { PROOF_INFINITE } from '@tahoun/core';
import type { ProofNodeAnswer } from '@tahoun/engine';

/**
 * A position of the tree on the page. Its numbers are about one side, which is asked about throughout: whether it wins. An
 * OR node is one where that side is to move.
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
 * What the solver said of a position, as part of the page's tree.
 * @param isOr whether the side to move there, which the solver was asked about, is the one that the page asks about
 */
export function placeOf(answer: ProofNodeAnswer, path: readonly string[], isOr: boolean): ProofPlace {
  const { proof, disproof, images, plies, isOver, children } = answer;
  // For the other side what proves refutes, in a game without draws.
  const isTurned = answer.isOr !== isOr;
  return {
    ...{ path, images, isOr, plies, isOver },
    ...(isTurned ? { proof: disproof, disproof: proof } : { proof, disproof }),
    children: children.map((child) => placeOf(child, [...path, child.move as string], !isOr)),
  };
}

/** The tree with what has been learned of one of its positions. */
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
