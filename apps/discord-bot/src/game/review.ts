import { games } from '@tahoun/catalogue/all';
import { type EngineHost, REVIEW_NODES, type ReviewAnswer, reviewGame } from '@tahoun/engine';
import { Refusal } from '@tahoun/live';
import type { Match } from '@tahoun/match';

/** Node limit of all searches of a review together: long games get fewer for each position. */
const MOST_NODES = 3_000_000;

/**
 * Judges the moves of a match.
 * @param deadlineMs limit of each search in milliseconds, the wait for a thread included.
 * @throws Refusal when a search was cut short: its move would be judged by chance.
 */
export async function reviewMatch(
  engine: Pick<EngineHost, 'bestMove'>,
  { game, start, moves }: Match,
  deadlineMs: number,
): Promise<ReviewAnswer> {
  const nodes = Math.min(REVIEW_NODES * (moves.length + 1), MOST_NODES);
  const request = { game, position: start, moves, nodes };
  const review = await reviewGame(games, request, {
    evaluate: (position) => engine.bestMove(position, { deadlineMs }),
  });
  if (review.limitedBy !== null) throw new Refusal('too-busy');
  return review;
}
