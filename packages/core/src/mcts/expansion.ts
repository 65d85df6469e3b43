import type { MoveHints, Position } from '../contract/game.js';
import { MoveStack } from '../contract/moves.js';
import type { Random } from '../contract/random.js';
import type { SearchTree } from './tree.js';

/** Gives nodes their children, in random order, so that equal ones are not tried in the game's order. */
export class Expansion {
  readonly #tree: SearchTree;
  readonly #random: Random;
  readonly #stack = new MoveStack();

  constructor(tree: SearchTree, random: Random) {
    this.#tree = tree;
    this.#random = random;
  }

  /**
   * Expands `node`, whose position is the unfinished `position`.
   * @returns false when the tree has no room; nothing is changed then.
   */
  expand(position: Position, node: number): boolean {
    const count = this.#stack.generate(position, 0);
    const first = this.#tree.expand(node, count);
    if (first < 0) return false;
    this.#shuffle(count);
    const { moves } = this.#stack;
    for (let i = 0; i < count; i++) this.#tree.move[first + i] = moves[i]!;
    if (position.moveHints !== undefined) this.#setPriors(position.moveHints, first, count);
    return true;
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
