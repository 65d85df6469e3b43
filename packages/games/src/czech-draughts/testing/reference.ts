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
  const byKings = captures.filter(({ route }) => cells[cellOf(route[0]!)] === turn.toUpperCase());
  if (byKings.length > 0) return byKings;
  return captures.length > 0 ? captures : own.flatMap((from) => stepsOf(board, from));
}

/** A game: the board, and the counters for draws. */
export interface PlainGame extends PlainBoard {
  readonly mustContinue: boolean;
  /** Plies since the last capture or move of a man. */
  readonly quiet: number;
  /** Plies since a short ending of article 6 arose; -1 outside them. */
  readonly ending: number;
  /** The boards since the last capture or move of a man, the present one last. */
  readonly seen: readonly string[];
}

export function plainGame(text: string, mustContinue: boolean): PlainGame {
  const board = plainBoard(text);
  const ending = isShortEnding(board.cells) ? 0 : -1;
  return { ...board, mustContinue, quiet: 0, ending, seen: [boardText(board)] };
}

/** The game after a move: jumped pieces leave, and a man that ends on its last row becomes a king. */
export function plainAfter(game: PlainGame, { route, captured }: PlainMove): PlainGame {
  const { turn } = game;
  const cells = [...game.cells];
  const [from, to] = [route[0], route.at(-1)].map((name) => cellOf(name as string)) as [number, number];
  const piece = cells[from]!;
  cells[from] = '.';
  for (const name of captured) cells[cellOf(name)] = '.';
  const isLast = Math.floor(to / 8) === (turn === 'w' ? 7 : 0);
  cells[to] = isLast ? piece.toUpperCase() : piece;
  const board: PlainBoard = { cells, turn: turn === 'w' ? 'b' : 'w' };
  const isQuiet = captured.size === 0 && piece === piece.toUpperCase();
  const isNewEnding = captured.size > 0 || cells[to] !== piece || game.ending < 0;
  return {
    ...board,
    mustContinue: game.mustContinue,
    quiet: isQuiet ? game.quiet + 1 : 0,
    ending: isShortEnding(cells) ? (isNewEnding ? 0 : game.ending + 1) : -1,
    seen: [...(isQuiet ? game.seen : []), boardText(board)],
  };
}

/** As `formatPosition` writes it. */
export function plainText(game: PlainGame): string {
  const times = plainTimes(game);
  return [
    boardText(game),
    ...(game.quiet > 0 ? [`R${game.quiet}`] : []),
    ...(game.ending > 0 ? [`E${game.ending}`] : []),
    ...(times > 1 ? [`T${times}`] : []),
    ...(game.mustContinue ? ['must-continue'] : []),
  ].join(' ');
}

/** Number of times that the board has occurred with the same side to move. */
export function plainTimes({ seen }: PlainGame): number {
  return seen.filter((each) => each === seen.at(-1)).length;
}

function boardText({ cells, turn }: PlainBoard): string {
  const listOf = (man: string) =>
    cells
      .flatMap((cell, at) => (cell.toLowerCase() === man ? [nameOf(at) + (cell === man ? '' : 'K')] : []))
      .sort()
      .map((name) => (name.endsWith('K') ? `K${name.slice(0, 2)}` : name))
      .join(',');
  return `${turn.toUpperCase()}:W${listOf('w')}:B${listOf('b')}`;
}

/** A lone king against two pieces or fewer with a king among them, or on a1-h8 against three kings. */
function isShortEnding(cells: readonly string[]): boolean {
  const ofWhite = cells.flatMap((cell, at) => (cell.toLowerCase() === 'w' ? [{ cell, at }] : []));
  const ofBlack = cells.flatMap((cell, at) => (cell.toLowerCase() === 'b' ? [{ cell, at }] : []));
  const isKing = ({ cell }: { cell: string }) => cell === cell.toUpperCase();
  return [[ofWhite, ofBlack] as const, [ofBlack, ofWhite] as const].some(([alone, others]) => {
    const [lone] = alone;
    if (lone === undefined || alone.length > 1 || !isKing(lone) || !others.some(isKing)) return false;
    return others.length <= 2 || (others.length === 3 && others.every(isKing) && lone.at % 9 === 0);
  });
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
  // The moving piece leaves its square; the pieces that it jumps stay on the board to the end.
  const board = cells.map((cell, at) => (at === from ? '.' : cell));

  function goOn(route: readonly number[], captured: readonly number[]): PlainMove[] {
    const jumps = jumpsFrom(route.at(-1)!, captured);
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
