import { type Game, type Position, SELECTIVE_TECHNIQUES, pliesToEnd } from '@tahoun/core';
import { engine } from '../engine.js';

/** What came of a move in a problem. */
export type Verdict =
  | { readonly kind: 'solved' }
  /** It keeps the win in time. @param reply the defence that lasts longest */
  | { readonly kind: 'goes-on'; readonly reply: string }
  | { readonly kind: 'wrong' };

/** Far more than positions of a few plies need, so that a slow device answers at all. */
const NODES = 500_000;

/**
 * Judges the position after a move of whoever has to win.
 * @param plies in which the win has to come from here. Rejects when the engine fails.
 */
export async function judge(game: Game, position: Position, plies: number): Promise<Verdict> {
  const result = game.result(position);
  if (result !== null) return { kind: result.winner === 1 - position.turn ? 'solved' : 'wrong' };
  if (plies <= 0) return { kind: 'wrong' };
  // In full width, so that a win in time is never overlooked.
  const answer = await engine.bestMove({
    game: game.id,
    position: game.formatPosition(position),
    depth: plies,
    nodes: NODES,
    without: SELECTIVE_TECHNIQUES,
  });
  const distance = answer.exact && answer.score < 0 ? pliesToEnd(answer.score) : null;
  const isInTime = distance !== null && distance <= plies;
  return isInTime && answer.move !== null ? { kind: 'goes-on', reply: answer.move } : { kind: 'wrong' };
}
