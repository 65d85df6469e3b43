import type { DrawOptions } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import { type Match, snapshotAt } from '@tahoun/match';
import { boardStyle } from '../kit/preferences.js';
import { bottomOf, isPerson } from '../match/page-match.js';

/** The position on its board, seen from the side of the person who plays. */
export function MatchPicture({ match }: { readonly match: Match }) {
  const { position, moves } = snapshotAt(match);
  const options: DrawOptions = {
    ...boardStyle.value,
    coordinates: false,
    bottom: bottomOf((side) => isPerson(match.players[side])),
    lastMove: moves.at(-1),
  };
  const { width, height, content } = artistOf(match.game).draw(position, options);
  return (
    <svg
      class="match-picture"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
