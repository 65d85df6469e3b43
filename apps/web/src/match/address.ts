import { gameById } from '@tahoun/catalogue';
import { type Match, isBeginning, linesOf } from '@tahoun/match';
import { queryOf } from '../kit/address.js';

/** A match in an address: `/play/chess?moves=e4+e5+Nf3`, with `position=` where it did not begin as usual. */

type Start = Pick<Match, 'game' | 'start'>;
type Line = readonly string[];

/** More lines, or more characters of all, are not for an address; the list of saved games has them. */
const MOST_LINES = 30;
const MOST_CHARACTERS = 4000;

/** The match up to the moment on the board, without its players, as a link. */
export function addressOf({ game, start, moves, cursor }: Match): string {
  return pathOf('play', { game, start }, [moves.slice(0, cursor)]);
}

/** The address of the analysis of all moves. */
export function analysisOf({ moves, ...start }: Start & { readonly moves: Line }): string {
  return pathOf('analysis', start, [moves]);
}

/** The address of the analysis of several lines, the main one first, before their first move. */
export function analysisFrom(start: Start, lines: readonly Line[]): string {
  return pathOf('analysis', start, lines, [['ply', '0']]);
}

/** The address of the analysis of a match: all its lines, and the place on the board. */
export function analysisOfMatch(match: Match): string {
  const { cursor, moves, tree } = match;
  const all = linesOf(tree);
  const isLong = all.length > MOST_LINES || all.join().length > MOST_CHARACTERS;
  const lines = isLong || all.length === 0 ? [moves] : all;
  const line = lines.findIndex((each) => isBeginning(moves, each));
  const place: [string, string][] = [];
  if (line > 0) place.push(['line', String(line)]);
  if (cursor < (lines[line]?.length ?? 0)) place.push(['ply', String(cursor)]);
  return pathOf('analysis', match, lines, place);
}

function pathOf(
  part: 'play' | 'analysis',
  { game: id, start }: Start,
  lines: readonly Line[],
  place: readonly [string, string][] = [],
): string {
  const game = gameById(id);
  const query: [string, string][] = [];
  if (start !== game.formatPosition(game.initial())) query.push(['position', start]);
  for (const moves of lines) if (moves.length > 0) query.push(['moves', moves.join(' ')]);
  return `/${part}/${id}${queryOf([...query, ...place])}`;
}
