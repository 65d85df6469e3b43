import { isBeginning, sharedPlies } from './lines.js';
import type { Line, Match } from './match.js';

/** All lines of a match, the main one first, the current one among them. */
export function linesOf({ moves, ending, rank, variations }: Match): readonly Line[] {
  return variations.toSpliced(rank, 0, { moves, ending });
}

/** Goes to a place in any line. @param path the moves that lead there from the start; nothing happens where none do. */
export function goToPath(match: Match, path: readonly string[]): Match {
  const lines = linesOf(match);
  if (isBeginning(path, match.moves)) return onLine(match, lines, match.rank, path.length);
  const at = lines.findIndex(({ moves }) => isBeginning(path, moves));
  return at < 0 ? match : onLine(match, lines, at, path.length);
}

/** Makes the current line the main one, as far as the cursor; its variations keep their order. */
export function promote(match: Match): Match {
  const path = match.moves.slice(0, match.cursor);
  const shared = ({ moves }: Line) => sharedPlies(path, moves);
  const lines = linesOf(match);
  // Stable: among lines that share as much of the path, the order stays.
  const sorted = lines.toSorted((a, b) => shared(b) - shared(a));
  return onLine(match, sorted, sorted.indexOf(lines[match.rank] as Line), match.cursor);
}

/** Deletes a move and all that follows it, in every line; the cursor goes back to before it where it has to. */
export function removeFrom(match: Match, path: readonly string[]): Match {
  const trunk = path.slice(0, -1);
  const isKept = ({ moves }: Line) => !isBeginning(path, moves);
  const others = linesOf(match);
  const current = others[match.rank] as Line;
  const kept = others.filter(isKept);
  if (!kept.some(({ moves }) => isBeginning(trunk, moves))) kept.unshift({ moves: trunk, ending: null });
  if (isKept(current)) return onLine(match, kept, kept.indexOf(current), match.cursor);
  const at = kept.findIndex(({ moves }) => isBeginning(trunk, moves));
  return onLine(match, kept, at, trunk.length);
}

/**
 * The first ply, from 0, where the way to the cursor leaves the main line for a variation, and within that for
 * another: the innermost variation that the cursor is in begins there. Undefined on the main line.
 */
export function forkBefore(match: Match): number | undefined {
  const lines = linesOf(match);
  const path = match.moves.slice(0, match.cursor);
  let fork: number | undefined;
  for (let ply = 0; ply < path.length; ply++) {
    const before = path.slice(0, ply);
    const first = lines.find(({ moves }) => moves.length > ply && isBeginning(before, moves));
    if (first?.moves[ply] !== path[ply]) fork = ply;
  }
  return fork;
}

/** @param at which of the lines becomes the current one. A line that only begins another is dropped. */
function onLine(match: Match, lines: readonly Line[], at: number, cursor: number): Match {
  const current = lines[at] as Line;
  const isOwn = (line: Line) =>
    line === current ||
    line.ending !== null ||
    !lines.some((other) => other !== line && isBeginning(line.moves, other.moves));
  const kept = lines.filter(isOwn);
  const rank = kept.indexOf(current);
  return { ...match, ...current, cursor, drawOffer: null, rank, variations: kept.toSpliced(rank, 1) };
}
