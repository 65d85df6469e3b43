import type { Move, Position } from '../game.js';
import { MoveStack } from '../moves.js';
import type { Random } from '../random.js';
import { ROOT, type SearchTree } from './tree.js';

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
   * Expands `node`, at which the unfinished `position` stands. The root is expanded in any case.
   * @returns false when the tree has no room; nothing is changed then.
   */
  expand(position: Position, node: number): boolean {
    const count = this.#stack.generate(position, 0);
    if (node !== ROOT && !this.#tree.hasRoom(count)) return false;
    const { moves } = this.#stack;
    // Fisher-Yates.
    for (let i = count - 1; i > 0; i--) {
      const j = this.#random.below(i + 1);
      const move = moves[i] as Move;
      moves[i] = moves[j] as Move;
      moves[j] = move;
    }
    this.#tree.expand(node, moves, count);
    if (this.#usePriors && position.moveHint !== undefined) this.#setPriors(position, node);
    return true;
  }

  /** Hints have no scale of their own: the least of the siblings becomes 0, the greatest 1. */
  #setPriors(position: Position, node: number): void {
    const { firstChild, childCount, move, prior } = this.#tree;
    const first = firstChild[node] as number;
    const end = first + (childCount[node] as number);
    let least = Number.POSITIVE_INFINITY;
    let greatest = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const hint = (position.moveHint as (move: Move) => number).call(position, move[child] as Move);
      prior[child] = hint;
      least = Math.min(least, hint);
      greatest = Math.max(greatest, hint);
    }
    const range = Math.max(greatest - least, Number.MIN_VALUE);
    for (let child = first; child < end; child++) {
      prior[child] = ((prior[child] as number) - least) / range;
    }
  }
}
