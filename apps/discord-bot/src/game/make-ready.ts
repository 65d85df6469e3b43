import { MAX_SQUARES } from '@tahoun/board';
import { artistOf, gameById } from '@tahoun/catalogue/all';
import { Refusal } from '@tahoun/live';
import { type Match, replayInPieces } from '@tahoun/match';

/** @throws Refusal for a board with more squares than a picture may have. */
export function checkSize({ game, start }: Match): void {
  const { squares } = artistOf(game);
  if (squares !== undefined && squares(gameById(game).parsePosition(start)) > MAX_SQUARES)
    throw new Refusal('board-too-large', { max: MAX_SQUARES });
}

/** Replays a long match in pieces, so that its position is at hand and nobody waits for it. @throws as `checkSize`. */
export async function makeReady(match: Match): Promise<void> {
  checkSize(match);
  await replayInPieces(match);
}
