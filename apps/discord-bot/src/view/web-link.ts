import { gameById } from '@tahoun/catalogue/all';
import { type Match, snapshotAt } from '@tahoun/match';

/** Discord's limit for the address of a button, in characters. */
const MAX_URL = 512;

/**
 * The address of a match on the web page. Where it is too long for a button, that of the last position, or of
 * the page alone.
 */
export function webLink(page: string, match: Match): string {
  const { game: id, start, moves } = match;
  const game = gameById(id);
  const isUsual = start === game.formatPosition(game.initial());
  const link = (query: Readonly<Record<string, string>>) =>
    new URL(`/play/${id}?${new URLSearchParams(query)}`, page).href;
  const whole = link({ ...(isUsual ? {} : { position: start }), moves: moves.join(' ') });
  if (whole.length <= MAX_URL) return whole;
  const last = link({ position: game.formatPosition(snapshotAt(match).position) });
  return last.length <= MAX_URL ? last : page;
}
