import type { Move, MoveHints, Position } from '../game.js';
import { MoveStack } from '../moves.js';
import type { Random } from '../random.js';
import type { SearchTree } from './tree.js';

/** Gives nodes their children, in random order, so that equal ones are not tried in the game's order. */
export class Expansion {
  readonly #tree: SearchTree;
  readonly #random: Random;
  readonly #usePriors: boolean;
  readonly #stack = new MoveStack();

  /** @param usePriors ask the game's `moveHint`, where it has one. */
  constructor(tree: SearchTree, random: Random, usePriors: boolean) {
    this.#tree = tree;
    this.#random = random;
    this.#usePriors = usePriors;
  }

  /**
   * Expands `node`, at which the unfinished `position` stands.
   * @param only the moves to keep of the legal ones, one at least; all of them by default.
   * @returns false when the tree has no room; nothing is changed then.
   */
  expand(position: Position, node: number, only?: readonly Move[]): boolean {
    const count = this.#generate(position, only);
    const first = this.#tree.expand(node, count);
    if (first < 0) return false;
    this.#shuffle(count);
    const { moves } = this.#stack;
    for (let i = 0; i < count; i++) this.#tree.move[first + i] = moves[i]!;
    if (this.#usePriors && position.moveHints !== undefined)
      this.#setPriors(position.moveHints, first, count);
    return true;
  }

  /** Puts the moves on the stack. @returns how many there are. */
  #generate(position: Position, only: readonly Move[] | undefined): number {
    const count = this.#stack.generate(position, 0);
    if (only === undefined) return count;
    const { moves } = this.#stack;
    const kept = moves.subarray(0, count).filter((move) => only.includes(move));
    moves.set(kept);
    return kept.length;
  }

  /** Fisher-Yates. */
  #shuffle(count: number): void {
    const { moves } = this.#stack;
    for (let i = count - 1; i > 0; i--) {
      const j = this.#random.below(i + 1);
      const move = moves[i]!;
      moves[i] = moves[j]!;
      moves[j] = move;
    }
  }

  /** Hints have no scale of their own: the least of the siblings becomes 0, the greatest 1. */
  #setPriors(hints: MoveHints, first: number, count: number): void {
    const { move, prior } = this.#tree;
    const end = first + count;
    let least = Number.POSITIVE_INFINITY;
    let greatest = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const hint = hints.moveHint(move[child]!);
      prior[child] = hint;
      least = Math.min(least, hint);
      greatest = Math.max(greatest, hint);
    }
    const range = Math.max(greatest - least, Number.MIN_VALUE);
    for (let child = first; child < end; child++) {
      prior[child] = (prior[child]! - least) / range;
    }
  }
}
