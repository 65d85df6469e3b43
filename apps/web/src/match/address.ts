import { gameById } from '@tahoun/catalogue';
import type { Match } from '@tahoun/match';
import { queryOf } from '../kit/address.js';

/** A match in an address: `/play/chess?moves=e4+e5+Nf3`, with `position=` where it did not begin as usual. */

type Line = Pick<Match, 'game' | 'start' | 'moves'>;

/** The match up to the moment on the board, without its players, as a link. */
export function addressOf({ game, start, moves, cursor }: Match): string {
  return pathOf('play', { game, start, moves: moves.slice(0, cursor) });
}

/** The address of the analysis of all moves of a match. */
export function analysisOf(line: Line): string {
  return pathOf('analysis', line);
}

function pathOf(part: 'play' | 'analysis', { game: id, start, moves }: Line): string {
  const game = gameById(id);
  const query: [string, string][] = [];
  if (start !== game.formatPosition(game.initial())) query.push(['position', start]);
  if (moves.length > 0) query.push(['moves', moves.join(' ')]);
  return `/${part}/${id}${queryOf(query)}`;
}
