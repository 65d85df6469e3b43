import { type Evaluation, ONGOING, type Outcome, type Position } from '../game.js';
import type { Budget } from '../limits.js';
import { MoveStack } from '../moves.js';
import type { Random } from '../random.js';
import { finalScore } from '../score.js';

/** A playout that has not ended after so many plies counts as a draw. */
const MAX_PLAYOUT = 2000;
/** An evaluation of so many centi-units counts as half a win: chances are three to one. */
const HALF_WIN = 300;

/** Plays games out at random; after `run`, `result` and `margin` tell what the last one came to. */
export class Playout {
  /** From -1 (lost) to 1 (won), for the side to move where the playout began. */
  result = 0;
  /** For the same side: the final margin in games won by one, or its evaluation; else 0. */
  margin = 0;
  readonly #random: Random;
  readonly #evaluation: Evaluation | undefined;
  readonly #maxPlies: number;
  readonly #stack = new MoveStack();

  /**
   * @param evaluation judges the position where a playout is cut off; without it games are played out.
   * @param maxPlies where an evaluation cuts a playout off; 0 evaluates at once.
   */
  constructor(random: Random, evaluation: Evaluation | undefined, maxPlies: number) {
    this.#random = random;
    this.#evaluation = evaluation;
    this.#maxPlies = evaluation === undefined ? MAX_PLAYOUT : maxPlies;
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
      while (outcome === ONGOING && plies < this.#maxPlies) {
        const count = stack.generate(position, 0);
        budget.count();
        position.makeMove(stack.moves[this.#random.below(count)]!);
        plies++;
        outcome = position.outcome();
      }
      this.#judge(position, outcome);
      if ((plies & 1) === 1) {
        this.result = 0 - this.result;
        this.margin = 0 - this.margin;
      }
    } finally {
      for (; plies > 0; plies--) position.undoMove();
    }
  }

  #judge(position: Position, outcome: Outcome): void {
    let value = 0;
    if (outcome !== ONGOING) value = finalScore(position, outcome);
    else if (this.#evaluation !== undefined) value = this.#evaluation.evaluate(position);
    this.result = outcome === ONGOING ? value / (Math.abs(value) + HALF_WIN) : outcome;
    this.margin = position.marginScore === undefined ? 0 : value;
  }
}
