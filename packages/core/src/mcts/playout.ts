import { ONGOING, type Position } from '../contract/game.js';
import { MoveStack } from '../contract/moves.js';
import type { Random } from '../contract/random.js';
import { finalScore } from '../contract/score.js';
import type { Budget } from '../request/limits.js';

/** Plies after which an unfinished playout counts as a draw. */
const MAX_PLAYOUT = 2000;

/** Plays games out at random; after `run`, `result` and `margin` are those of the last one. */
export class Playout {
  /** 1 for a win, 0 for a draw, -1 for a loss of the side to move where the playout began. */
  result = 0;
  /** For the same side: the final margin in games won by one; else 0. */
  margin = 0;
  readonly #random: Random;
  readonly #stack = new MoveStack();

  constructor(random: Random) {
    this.#random = random;
  }

  /**
   * Plays the position out and takes everything back, also when it is stopped.
   * @throws SearchStopped when the budget is used up.
   */
  run(position: Position, budget: Budget): void {
    const stack = this.#stack;
    let plies = 0;
    try {
      let outcome = position.outcome();
      while (outcome === ONGOING && plies < MAX_PLAYOUT) {
        const count = stack.generate(position, 0);
        budget.count();
        position.makeMove(stack.moves[this.#random.below(count)]!);
        plies++;
        outcome = position.outcome();
      }
      const isOver = outcome !== ONGOING;
      const sign = (plies & 1) === 1 ? -1 : 1;
      this.result = isOver ? sign * outcome + 0 : 0;
      this.margin =
        isOver && position.marginScore !== undefined ? sign * finalScore(position, outcome) + 0 : 0;
    } finally {
      for (; plies > 0; plies--) position.undoMove();
    }
  }
}
