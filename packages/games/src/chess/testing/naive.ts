/*
 * Chess written a second time from the Laws alone, slowly and without any code of the game: a list of
 * letters, pieces walked square by square, every move tried out. Tests compare the game with it.
 */

/** A board as letters, a1 first, `.` for empty squares; White's are upper case. */
export interface NaiveBoard {
  readonly squares: readonly string[];
  readonly isWhite: boolean;
  /** Squares of the rooks that may castle. */
  readonly rooks: readonly number[];
  /** The square to capture on en passant, or -1. */
  readonly enPassant: number;
}

type Walk = readonly [right: number, up: number];

const ROOK_WALKS: readonly Walk[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const BISHOP_WALKS: readonly Walk[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const KNIGHT_WALKS: readonly Walk[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

/** The legal moves as `e2e4`, `e7d8q`, `O-O`. */
export function naiveMoves(board: NaiveBoard): string[] {
  const moves: string[] = [];
  for (const [from, letter] of board.squares.entries()) {
    if (!isOwn(letter, board.isWhite)) continue;
    for (const to of naiveReach(board, from)) {
      if (isAttackedAfter(board, from, to)) continue;
      const isPromotion = letter.toUpperCase() === 'P' && (to < 8 || to >= 56);
      for (const kind of isPromotion ? 'qrbn' : ' ') moves.push(`${nameOf(from)}${nameOf(to)}${kind.trim()}`);
    }
  }
  return [...moves, ...naiveCastlings(board)];
}

/** Squares that the piece on a square could move to if kings could be left in check. */
export function naiveReach(board: NaiveBoard, from: number): number[] {
  const letter = board.squares[from]!;
  const isWhite = isOwn(letter, true);
  if (letter.toUpperCase() === 'P') return pawnReach(board, from, isWhite);
  return naiveAttacks(board.squares, from).filter((to) => !isOwn(board.squares[to]!, isWhite));
}

/** Every square that the piece on a square attacks, occupied or not. */
export function naiveAttacks(squares: readonly string[], from: number): number[] {
  const letter = squares[from]!;
  const up = isOwn(letter, true) ? 1 : -1;
  switch (letter.toUpperCase()) {
    case 'P':
      return [walk(from, [-1, up], 1, squares), walk(from, [1, up], 1, squares)].flat();
    case 'N':
      return KNIGHT_WALKS.flatMap((each) => walk(from, each, 1, squares));
    case 'B':
      return BISHOP_WALKS.flatMap((each) => walk(from, each, 7, squares));
    case 'R':
      return ROOK_WALKS.flatMap((each) => walk(from, each, 7, squares));
    case 'Q':
      return [...ROOK_WALKS, ...BISHOP_WALKS].flatMap((each) => walk(from, each, 7, squares));
    case 'K':
      return [...ROOK_WALKS, ...BISHOP_WALKS].flatMap((each) => walk(from, each, 1, squares));
    default:
      return [];
  }
}

export function isOwn(letter: string, isWhite: boolean): boolean {
  return letter !== '.' && (letter === letter.toUpperCase()) === isWhite;
}

function walk(from: number, [right, up]: Walk, steps: number, squares: readonly string[]): number[] {
  const met: number[] = [];
  let [file, rank] = [from % 8, Math.floor(from / 8)];
  for (let step = 0; step < steps; step++) {
    file += right;
    rank += up;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) break;
    met.push(8 * rank + file);
    if (squares[8 * rank + file] !== '.') break;
  }
  return met;
}

function pawnReach({ squares, enPassant }: NaiveBoard, from: number, isWhite: boolean): number[] {
  const up = isWhite ? 8 : -8;
  const isHome = Math.floor(from / 8) === (isWhite ? 1 : 6);
  const reached = naiveAttacks(squares, from).filter(
    (to) => isOwn(squares[to]!, !isWhite) || to === enPassant,
  );
  if (squares[from + up] !== '.') return reached;
  reached.push(from + up);
  if (isHome && squares[from + 2 * up] === '.') reached.push(from + 2 * up);
  return reached;
}

/** A game as in FEN: a board and the counters. */
export interface NaiveGame extends NaiveBoard {
  readonly halfmoves: number;
  readonly fullmoves: number;
}

/** The game after one of its `naiveMoves`. It has an en passant square only for a legal capture. */
export function naiveAfter(game: NaiveGame, move: string): NaiveGame {
  const { squares, isWhite, rooks, enPassant } = game;
  const after = [...squares];
  const king = squares.indexOf(isWhite ? 'K' : 'k');
  const home = isWhite ? 0 : 56;
  const rest = { isWhite: !isWhite, fullmoves: game.fullmoves + (isWhite ? 0 : 1), enPassant: -1 };
  const isOfMover = (rook: number) => Math.floor(rook / 8) === home / 8;
  if (move.startsWith('O')) {
    const isShort = move === 'O-O';
    const rook = rooks.find((each) => isOfMover(each) && each > king === isShort) as number;
    const letter = squares[rook]!;
    after[king] = '.';
    after[rook] = '.';
    after[home + (isShort ? 6 : 2)] = isWhite ? 'K' : 'k';
    after[home + (isShort ? 5 : 3)] = letter;
    const kept = rooks.filter((each) => !isOfMover(each));
    return { ...rest, squares: after, rooks: kept, halfmoves: game.halfmoves + 1 };
  }
  const [from, to] = [squareOf(move.slice(0, 2)), squareOf(move.slice(2, 4))];
  const letter = squares[from]!;
  const isPawn = letter.toUpperCase() === 'P';
  const promoted = move.slice(4);
  if (isPawn && to === enPassant) after[to + (isWhite ? -8 : 8)] = '.';
  after[from] = '.';
  after[to] = promoted === '' ? letter : isWhite ? promoted.toUpperCase() : promoted;
  const kept = rooks.filter((rook) => rook !== from && rook !== to && !(from === king && isOfMover(rook)));
  const isCounted = !isPawn && squares[to] === '.';
  const next = { ...rest, squares: after, rooks: kept, halfmoves: isCounted ? game.halfmoves + 1 : 0 };
  if (!isPawn || Math.abs(to - from) !== 16) return next;
  const behind = (from + to) / 2;
  const target = nameOf(behind);
  const open = { ...next, enPassant: behind };
  const captures = naiveMoves(open).filter(
    (each) => each.slice(2) === target && after[squareOf(each.slice(0, 2))]?.toUpperCase() === 'P',
  );
  return captures.length > 0 ? open : next;
}

function naiveCastlings({ squares, isWhite, rooks }: NaiveBoard): string[] {
  const king = squares.indexOf(isWhite ? 'K' : 'k');
  const home = isWhite ? 0 : 56;
  const found: string[] = [];
  for (const rook of rooks.filter((square) => Math.floor(square / 8) === home / 8)) {
    const [kingTo, rookTo] = rook > king ? [home + 6, home + 5] : [home + 2, home + 3];
    const crossed = [...between(king, kingTo), ...between(rook, rookTo)];
    if (crossed.some((square) => square !== king && square !== rook && squares[square] !== '.')) continue;
    if (between(king, kingTo).some((square) => isAttacked(squares, square, !isWhite))) continue;
    const after = [...squares];
    after[king] = '.';
    after[rook] = '.';
    after[kingTo] = squares[king]!;
    after[rookTo] = squares[rook]!;
    if (!isAttacked(after, kingTo, !isWhite)) found.push(rook > king ? 'O-O' : 'O-O-O');
  }
  return found;
}

function isAttackedAfter(board: NaiveBoard, from: number, to: number): boolean {
  const { squares, isWhite, enPassant } = board;
  const after = [...squares];
  if (to === enPassant && squares[from]?.toUpperCase() === 'P') after[to + (isWhite ? -8 : 8)] = '.';
  after[to] = squares[from]!;
  after[from] = '.';
  return isAttacked(after, after.indexOf(isWhite ? 'K' : 'k'), !isWhite);
}

function isAttacked(squares: readonly string[], target: number, byWhite: boolean): boolean {
  return squares.some(
    (letter, from) => isOwn(letter, byWhite) && naiveAttacks(squares, from).includes(target),
  );
}

function between(from: number, to: number): number[] {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function squareOf(name: string): number {
  return name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);
}

export function nameOf(square: number): string {
  return 'abcdefgh'.charAt(square % 8) + (Math.floor(square / 8) + 1);
}
