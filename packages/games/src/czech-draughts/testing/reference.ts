/*
 * Czech draughts once more, straight from the rules and as plainly as possible: a board is an array of
 * 64 characters from a1, `.`, `w`, `b` for men and `W`, `B` for kings. It shares nothing with the game.
 */
export interface PlainMove {
  /** Squares touched, such as a3, d6, f4. */
  readonly route: readonly string[];
  readonly captured: ReadonlySet<string>;
}

export interface PlainBoard {
  readonly cells: readonly string[];
  readonly turn: 'w' | 'b';
}

const DIAGONALS = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** Reads `W:Wa1,Kc3:Bb8`. */
export function plainBoard(text: string): PlainBoard {
  const [side, ...lists] = (text.split(' ')[0] as string).split(':');
  const cells = Array.from({ length: 64 }, () => '.');
  for (const list of lists) {
    const man = list.charAt(0).toLowerCase();
    for (const piece of list
      .slice(1)
      .split(',')
      .filter((each) => each !== '')) {
      cells[cellOf(piece.slice(-2))] = piece.startsWith('K') ? man.toUpperCase() : man;
    }
  }
  return { cells, turn: side === 'W' ? 'w' : 'b' };
}

/** All legal moves, a capture once for each of its routes. Draws are not looked for. */
export function plainMoves(board: PlainBoard, mustContinue: boolean): PlainMove[] {
  const { cells, turn } = board;
  const own = cells.flatMap((cell, at) => (cell.toLowerCase() === turn ? [at] : []));
  const captures = own.flatMap((from) => capturesOf(board, from, mustContinue));
  const byKings = captures.filter(({ route }) => cells[cellOf(route[0] as string)] === turn.toUpperCase());
  if (byKings.length > 0) return byKings;
  return captures.length > 0 ? captures : own.flatMap((from) => stepsOf(board, from));
}

function stepsOf({ cells, turn }: PlainBoard, from: number): PlainMove[] {
  const isKing = cells[from] === turn.toUpperCase();
  const moves: PlainMove[] = [];
  for (const [right, up] of DIAGONALS) {
    if (!isKing && up !== (turn === 'w' ? 1 : -1)) continue;
    for (let to = stepFrom(from, right, up); to !== null && cells[to] === '.'; to = stepFrom(to, right, up)) {
      moves.push({ route: [nameOf(from), nameOf(to)], captured: new Set() });
      if (!isKing) break;
    }
  }
  return moves;
}

function capturesOf({ cells, turn }: PlainBoard, from: number, mustContinue: boolean): PlainMove[] {
  const isKing = cells[from] === turn.toUpperCase();
  // The piece in hand leaves its square; what it jumps stays on the board to the end.
  const board = cells.map((cell, at) => (at === from ? '.' : cell));

  function goOn(route: readonly number[], captured: readonly number[]): PlainMove[] {
    const jumps = jumpsFrom(route.at(-1) as number, captured);
    if (jumps.length === 0 && captured.length === 0) return [];
    if (jumps.length === 0) return [{ route: route.map(nameOf), captured: new Set(captured.map(nameOf)) }];
    return jumps.flatMap(({ victim, landings }) => {
      const going = landings.filter((landing) => jumpsFrom(landing, [...captured, victim]).length > 0);
      const open = mustContinue && going.length > 0 ? going : landings;
      return open.flatMap((landing) => goOn([...route, landing], [...captured, victim]));
    });
  }

  function jumpsFrom(at: number, captured: readonly number[]) {
    const jumps: { victim: number; landings: number[] }[] = [];
    for (const [right, up] of DIAGONALS) {
      if (!isKing && up !== (turn === 'w' ? 1 : -1)) continue;
      let victim = stepFrom(at, right, up);
      while (isKing && victim !== null && board[victim] === '.') victim = stepFrom(victim, right, up);
      if (victim === null || captured.includes(victim)) continue;
      if (board[victim] === '.' || board[victim]?.toLowerCase() === turn) continue;
      const landings: number[] = [];
      let to = stepFrom(victim, right, up);
      while (to !== null && board[to] === '.' && (isKing || landings.length === 0)) {
        landings.push(to);
        to = stepFrom(to, right, up);
      }
      if (landings.length > 0) jumps.push({ victim, landings });
    }
    return jumps;
  }

  return goOn([from], []);
}

function cellOf(name: string): number {
  return name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);
}

function nameOf(cell: number): string {
  return `${'abcdefgh'[cell % 8]}${Math.floor(cell / 8) + 1}`;
}

function stepFrom(cell: number, right: number, up: number): number | null {
  const [column, row] = [(cell % 8) + right, Math.floor(cell / 8) + up];
  return column < 0 || column > 7 || row < 0 || row > 7 ? null : column + 8 * row;
}
