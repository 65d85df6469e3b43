/*
 * Atari Go once more, straight from the rules and as plainly as possible: a board is an array of rows,
 * groups are found by walking, a move makes a new board. It shares nothing with the game.
 */
export interface PlainGame {
  readonly rows: readonly (readonly string[])[];
  readonly turn: 'X' | 'O';
  /** Stones captured by X and by O. */
  readonly taken: Readonly<Record<'X' | 'O', number>>;
  /** The board before the last move, which the next may not bring back. */
  readonly before: string;
}

type Spot = readonly [row: number, column: number];

export function plainGame(rows: readonly string[], turn: 'X' | 'O'): PlainGame {
  return { rows: rows.map((row) => [...row]), turn, taken: { X: 0, O: 0 }, before: '' };
}

/** The stones connected with the one on a spot, and the empty spots next to them. */
export function groupAt(rows: PlainGame['rows'], spot: Spot): { stones: Spot[]; liberties: Set<string> } {
  const colour = rows[spot[0]]?.[spot[1]];
  const seen = new Set<string>();
  const stones: Spot[] = [];
  const liberties = new Set<string>();
  const waiting: Spot[] = [spot];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [row, column] = next;
    const content = rows[row]?.[column];
    if (content === '.') liberties.add(`${row},${column}`);
    if (content !== colour || seen.has(`${row},${column}`)) continue;
    seen.add(`${row},${column}`);
    stones.push(next);
    waiting.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
  }
  return { stones, liberties };
}

/** The game after a move, or null where the rules forbid it. */
export function plainMove(game: PlainGame, [row, column]: Spot): PlainGame | null {
  if (game.rows[row]?.[column] !== '.') return null;
  const rows = game.rows.map((each) => [...each]);
  const other = game.turn === 'X' ? 'O' : 'X';
  (rows[row] as string[])[column] = game.turn;
  let captured = 0;
  for (const [r, c] of [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ] as const) {
    if (rows[r]?.[c] !== other) continue;
    const group = groupAt(rows, [r, c]);
    if (group.liberties.size > 0) continue;
    captured += group.stones.length;
    for (const [y, x] of group.stones) (rows[y] as string[])[x] = '.';
  }
  if (groupAt(rows, [row, column]).liberties.size === 0) return null;
  if (boardText(rows) === game.before) return null;
  const taken = { ...game.taken, [game.turn]: game.taken[game.turn] + captured };
  return { rows, turn: other, taken, before: boardText(game.rows) };
}

export function boardText(rows: PlainGame['rows']): string {
  return rows.map((row) => row.join('')).join('/');
}
