import type { Position } from '@tahoun/core';
import type { Problem } from '@tahoun/problems';
import { type MakerTools, type ProblemMaker, makerOf } from '@tahoun/problems/make';

const KEY = new Int32Array(2);

/** A name that all images of a position share: the least of their keys. */
export function identityOf(position: Position, images: readonly Position[] = []): string {
  return [position, ...images].map(keyText).sort()[0]!;
}

function keyText({ symmetry, hashLo, hashHi }: Position): string {
  if (symmetry === undefined) return hex(hashLo, 8) + hex(hashHi & 0xffff, 4);
  symmetry.symmetricKey(KEY);
  return hex(KEY[0]!, 8) + hex(KEY[1]! & 0xffff, 4);
}

function hex(number: number, digits: number): string {
  return (number >>> 0).toString(16).padStart(digits, '0');
}

/** Problems by all positions in which their solver is to move: none of these is a problem of its own. */
export class KnownProblems {
  readonly maker: ProblemMaker;
  readonly #byIdentity = new Map<string, Problem>();

  constructor(
    readonly tools: MakerTools,
    problems: Iterable<Problem> = [],
  ) {
    this.maker = makerOf(tools);
    for (const problem of problems) this.add(problem);
  }

  add(problem: Problem): void {
    const { game } = this.tools;
    const walk = game.parsePosition(problem.position);
    for (const [ply, text] of problem.line.entries()) {
      if (ply % 2 === 0) this.#byIdentity.set(identityOf(walk, this.maker.images?.(walk)), problem);
      walk.makeMove(game.parseMove(walk, text));
    }
  }

  /** The problem that has a position on its way. @param id of the position, which is the id of its problem. */
  at(id: string): Problem | undefined {
    return this.#byIdentity.get(id);
  }
}
