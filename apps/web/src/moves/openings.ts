import type { Game, Position } from '@tahoun/core';
import type { Opening } from '@tahoun/i18n';
import { HANDED_OVER, type Match } from '@tahoun/match';

/** Openings by the position that they lead to, whatever the order of the moves. */
export type OpeningTable = ReadonlyMap<string, Opening>;

/** Number of lines to play before the page gets its turn. */
const LINES_AT_A_TIME = 8;
/** Length of the longest opening, in plies. */
const LONGEST = 40;

export async function openingTable(game: Game, openings: readonly Opening[]): Promise<OpeningTable> {
  const table = new Map<string, Opening>();
  const position = game.initial();
  const played: string[] = [];
  for (const [index, opening] of openings.entries()) {
    const { moves } = opening;
    if (index % LINES_AT_A_TIME === 0) await new Promise((resolve) => setTimeout(resolve));
    // Neighbours begin alike.
    while (played.some((move, ply) => move !== moves[ply])) {
      position.undoMove();
      played.pop();
    }
    for (const move of moves.slice(played.length)) {
      position.makeMove(game.parseMove(position, move));
      played.push(move);
    }
    table.set(keyOf(position), opening);
  }
  return table;
}

/** For each place of the line, from its start on, the last opening that it went through; null where it went through none. */
export function openingsAlong(
  table: OpeningTable,
  game: Game,
  { start, moves }: Pick<Match, 'start' | 'moves'>,
): readonly (Opening | null)[] {
  const position = game.parsePosition(start);
  const found: (Opening | null)[] = [null];
  const handedOver = moves.indexOf(HANDED_OVER);
  const known = handedOver < 0 ? LONGEST : Math.min(LONGEST, handedOver);
  for (const [ply, move] of moves.entries()) {
    const before = found[ply] ?? null;
    if (ply < known) position.makeMove(game.parseMove(position, move));
    found.push(ply < known ? (table.get(keyOf(position)) ?? before) : before);
  }
  return found;
}

function keyOf({ hashLo, hashHi }: Position): string {
  return `${hashLo} ${hashHi}`;
}
