import type { Game, Position } from '@tahoun/core';
import { engine } from '../engine.js';

/** What came of a move in a problem. */
export type Verdict =
  | { readonly kind: 'solved' }
  /** It keeps the win in time. @param reply the defence that lasts longest */
  | { readonly kind: 'goes-on'; readonly reply: string }
  | { readonly kind: 'wrong' };

/** Problems are short: what the solver has not seen by then is no win in time. */
const NODES = 200_000;

/**
 * Judges the position after a move of whoever has to win.
 * @param plies in which the win has to come from here. Rejects when the solver fails.
 */
export async function judge(game: Game, position: Position, plies: number): Promise<Verdict> {
  const result = game.result(position);
  if (result !== null) return { kind: result.winner === 1 - position.turn ? 'solved' : 'wrong' };
  if (plies <= 0) return { kind: 'wrong' };
  const answer = await engine.solve({
    game: game.id,
    position: game.formatPosition(position),
    nodes: NODES,
  });
  const isInTime = answer.outcome === 'loss' && answer.distance !== null && answer.distance <= plies;
  return isInTime && answer.move !== null ? { kind: 'goes-on', reply: answer.move } : { kind: 'wrong' };
}
