import type { Side } from '@tahoun/core';
import { liveTexts, moveWords } from '@tahoun/i18n';
import type { LiveState } from '@tahoun/live';
import type { View } from '../output/view.js';
import type { LinkGame } from './link-game.js';

/**
 * The news for a person in a change of a game by link.
 * @param before the state that they know. @param isTurned as in `LinkGame.boardText` @yields lines
 */
export function* newsOf(before: LiveState, now: LinkGame, view: View, isTurned: boolean): Generator<string> {
  const words = view.texts.link;
  const { bold } = view.colors;
  const { game, moves, status } = now.state;
  const hasBegun = before.status === 'waiting' && status === 'active';
  if (hasBegun) yield* now.whoPlays();
  yield* newsOfPeople(before, now.state, view);
  if (moves.length < before.moves.length) yield words.takenBack;
  for (const [ply, move] of moves.entries()) {
    if (ply < before.moves.length) continue;
    yield words.plays(now.nameOf(now.moverAt(ply)), moveWords(view.language, game, move));
  }
  if (moves.length !== before.moves.length || hasBegun) yield now.boardText(isTurned);
  yield* newsOfOffers(before, now, view);
  if (status === 'aborted' && before.status !== 'aborted') yield bold(words.aborted);
  if (status === 'finished' && before.status !== 'finished') yield* now.ending();
}

/** People who have come or gone, and the phrases that they say. */
function* newsOfPeople(
  before: LiveState,
  { seats, you }: LiveState,
  { texts, colors, language }: View,
): Generator<string> {
  const words = texts.link;
  for (const [index, seat] of seats.entries()) {
    const earlier = before.seats[index as Side];
    if (seat.kind === 'person' && seat.seated && seat.side !== you && seat.present !== earlier.present)
      yield colors.dim(seat.present ? words.here(seat.name) : words.away(seat.name));
    const isSaidNow = seat.said !== null && seat.said.at !== earlier.said?.at;
    const phrase = isSaidNow ? liveTexts(language).phrases[seat.said?.phrase ?? ''] : undefined;
    if (phrase !== undefined) yield `${seat.name}: ${phrase}`;
  }
}

/** Requests that were made or refused. */
function* newsOfOffers(before: LiveState, now: LinkGame, { texts }: View): Generator<string> {
  const words = texts.link;
  const { claimableDraw, drawOffer, undoAsked, moves, rematch, status, turn, you } = now.state;
  if (claimableDraw !== null && before.claimableDraw === null && turn === you) yield words.mayClaim;
  const asks = [
    [before.drawOffer, drawOffer, words.wantsDraw],
    [before.undoAsked, undoAsked, words.wantsUndo],
    [before.rematch?.asked ?? null, rematch?.asked ?? null, words.wantsRematch],
  ] as const;
  for (const [earlier, asking, asked] of asks) {
    if (asking === earlier) continue;
    if (asking !== null) yield asking === you ? words.asked : asked(now.nameOf(now.sideOf(asking)));
    else if (
      earlier === you &&
      you !== null &&
      moves.length === before.moves.length &&
      asked !== words.wantsRematch &&
      status === 'active'
    )
      yield words.declined;
  }
}
