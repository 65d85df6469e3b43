import { type Move, type Position, type Random, strongSearch } from '@tahoun/core';
import { asLevel, misjudge } from '@tahoun/engine';
import type { Level } from '@tahoun/eval';
import type { MakerTools } from './maker.js';

/** The move that a player of such strength makes, without a book and without tables. */
export function levelMove<P extends Position>(
  { ai }: MakerTools<P>,
  level: Level,
  position: P,
  random: Random,
): Move {
  const { depth, nodes, noise, exact } = level;
  const known = ai.solve !== undefined && random.next() < exact ? ai.solve(position).moves[0] : undefined;
  if (known !== undefined) return known;
  const result = strongSearch({
    position,
    // In games with a theory the best evaluation knows everything.
    evaluation: ai.solve === undefined ? ai.best : ai.textbook,
    limits: { depth, nodes },
    ...asLevel(level, { position }, random),
  });
  return misjudge(result, noise, random).move;
}
