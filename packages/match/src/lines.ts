import type { Line, Match } from './match.js';

/*
 * A match that was played on from an earlier place has several lines: the current one, which is on the board
 * and in `moves`, and the others, its variations. Together they are the tree of its moves: lines that begin
 * alike share their beginning.
 */

/** Most variations of a match; of more, the last ones are dropped. */
export const MAX_VARIATIONS = 200;

/** How many moves two lines have in common before they part. */
export function sharedPlies(line: readonly string[], other: readonly string[]): number {
  const parting = line.findIndex((move, ply) => move !== other[ply]);
  return parting < 0 ? line.length : parting;
}

/** Whether the one list of moves is the beginning of the other, or all of it. */
export function isBeginning(moves: readonly string[], of: readonly string[]): boolean {
  return sharedPlies(moves, of) === moves.length;
}

/** The match after a change that may have dropped moves, with the line before it kept as a variation. */
export function keepLine(next: Match, { moves, ending }: Line): Match {
  const { rank, variations } = next;
  const isKept = (line: readonly string[]) => isBeginning(moves, line);
  if (isKept(next.moves) || (ending === null && variations.some((line) => isKept(line.moves)))) return next;
  const kept = variations.toSpliced(rank, 0, { moves, ending });
  return { ...next, variations: kept.slice(0, MAX_VARIATIONS) };
}

/** Where the current line is the beginning of another, it goes on as that one does; the cursor stays. */
export function rejoin(match: Match): Match {
  if (match.ending !== null) return match;
  const { variations } = match;
  const at = variations.findIndex(({ moves }) => isBeginning(match.moves, moves));
  if (at < 0) return match;
  const rank = match.rank - (at < match.rank ? 1 : 0);
  return { ...match, ...(variations[at] as Line), rank, variations: variations.toSpliced(at, 1) };
}
