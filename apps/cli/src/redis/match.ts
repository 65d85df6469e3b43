import { type GameReply, orderOf } from '@tahoun/engine/tournament';
import type { PlayGame } from '@tahoun/match/tournament';
import type { Workers } from '@tahoun/workshop/workers';

/** Has games of a match played by workers. */
export function gamesPlayedBy(workers: Workers): PlayGame {
  return async (plan, signal) => {
    const reply = await workers.play<NonNullable<GameReply>>('match', orderOf(plan), signal);
    return reply && { ...reply, start: plan.opening.start };
  };
}
