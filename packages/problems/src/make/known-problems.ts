import type { Position } from '@tahoun/core';
import type { Problem } from '../problem.js';
import { identityOf } from './identity.js';
import type { MakerTools, ProblemMaker } from './maker.js';

/** Problems by all positions in which their solver is to move: none of these is a problem of its own. */
export class KnownProblems<P extends Position = Position> {
  readonly #tools: MakerTools<P>;
  readonly #maker: ProblemMaker<P>;
  readonly #byIdentity = new Map<string, Problem>();

  constructor(tools: MakerTools<P>, maker: ProblemMaker<P>) {
    this.#tools = tools;
    this.#maker = maker;
  }

  add(problem: Problem): void {
    const { game } = this.#tools;
    const walk = game.parsePosition(problem.position);
    for (const [ply, text] of problem.line.entries()) {
      if (ply % 2 === 0) this.#byIdentity.set(identityOf(walk, this.#maker.images?.(walk)), problem);
      walk.makeMove(game.parseMove(walk, text));
    }
  }

  /** The problem that has a position on its way. @param id of the position, which is the id of its problem. */
  at(id: string): Problem | undefined {
    return this.#byIdentity.get(id);
  }
}
