import { ONGOING } from '@tahoun/core';
import {
  type ChessPosition,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  isCastling,
  kindOf,
  moveCaptured,
  movePromotion,
  moveTo,
  sideOf,
  squaresAlong,
} from '@tahoun/games/chess';
import type { Step, Verdict } from '../maker/maker.js';
import { attackersOf, attacksFrom, linesOf, worthOf } from './sight.js';

/** Worth of all pieces but pawns and kings below which it is an ending. */
const ENDING = 26;
/** Least value given up in a sacrifice. */
const SACRIFICE = 2;

type ChessStep = Step<ChessPosition>;

/** Themes of the solution: kinds of mate, and the means of a gain. */
export function chessThemes(steps: readonly ChessStep[], verdict: Verdict): string[] {
  const [first] = steps;
  if (first === undefined) return [];
  const themes: string[] = [];
  const last = steps.at(-1)!;
  if (verdict.within !== undefined) themes.push('mate', `mate-in-${verdict.within}`, ...kindsOfMate(last));
  if (verdict.goal === 'draw') themes.push('saving-draw');
  if (steps.some((step) => forks(step))) themes.push('fork');
  if (steps.some((step) => lines(step, 'pin'))) themes.push('pin');
  if (steps.some((step) => lines(step, 'skewer'))) themes.push('skewer');
  if (steps.some(isDiscovered)) themes.push('discovered-attack');
  if (steps.some(({ after }) => checkersOf(after).length > 1)) themes.push('double-check');
  if (steps.some(({ move }) => movePromotion(move) === QUEEN)) themes.push('promotion');
  if (steps.some(({ move }) => movePromotion(move) !== 0 && movePromotion(move) !== QUEEN)) {
    themes.push('underpromotion');
  }
  if (takesHanging(first)) themes.push('hanging-piece');
  if (steps.some(sacrifices)) themes.push('sacrifice');
  if (verdict.within === undefined && isQuiet(first)) themes.push('quiet');
  if (steps.some(({ move }) => isCastling(move))) themes.push('castling');
  const phase = phaseOf(first.before);
  if (phase !== null) themes.push(phase);
  return themes;
}

function kindsOfMate({ after, move }: ChessStep): string[] {
  const king = after.kingSquare(after.turn);
  const checkers = checkersOf(after);
  const kinds: string[] = [];
  const around = attacksFrom(after, king);
  const isOwn = (square: number) => {
    const piece = after.board[square]!;
    return piece !== 0 && sideOf(piece) === after.turn;
  };
  if (kindOf(after.board[moveTo(move)]!) === KNIGHT && around.every(isOwn)) kinds.push('smothered-mate');
  const home = after.turn === 0 ? 0 : 7;
  const isLine = checkers.some((from) => {
    const kind = kindOf(after.board[from]!);
    return (kind === ROOK || kind === QUEEN) && from >> 3 === home;
  });
  const ahead = around.filter((square) => square >> 3 !== home);
  if (king >> 3 === home && isLine && ahead.filter(isOwn).length >= 2) kinds.push('back-rank');
  return kinds;
}

/** The pieces that give check to the side to move. */
function checkersOf(position: ChessPosition): number[] {
  return attackersOf(position, position.kingSquare(position.turn), 1 - position.turn);
}

/** The piece that moved attacks two others that are worth it. */
function forks({ after, move }: ChessStep): boolean {
  if (after.outcome() !== ONGOING) return false;
  const to = moveTo(move);
  const own = worthOf(after.board[to]!);
  const isMover = kindOf(after.board[to]!) === KING;
  const targets = attacksFrom(after, to).filter((square) => {
    const piece = after.board[square]!;
    if (piece === 0 || sideOf(piece) !== after.turn || kindOf(piece) === PAWN) return false;
    const isLoose = attackersOf(after, square, after.turn).length === 0;
    return isLoose || (!isMover && worthOf(piece) > own);
  });
  return targets.length > 1;
}

/** The piece that moved attacks one piece through another: the nearer one is pinned, or worth more and has to go. */
function lines({ after, move }: ChessStep, kind: 'pin' | 'skewer'): boolean {
  if (after.outcome() !== ONGOING) return false;
  const to = moveTo(move);
  return linesOf(after.board[to]!).some((line) => {
    const [near, far] = squaresAlong(to, line).filter((square) => after.board[square] !== 0);
    if (near === undefined || far === undefined) return false;
    const [front, behind] = [after.board[near]!, after.board[far]!];
    if (sideOf(front) !== after.turn || sideOf(behind) !== after.turn) return false;
    if (kindOf(front) === PAWN || kindOf(behind) === PAWN) return false;
    const own = worthOf(after.board[to]!);
    if (kind === 'pin') return worthOf(behind) > worthOf(front) && worthOf(behind) > own;
    return worthOf(front) > worthOf(behind) && worthOf(front) > own;
  });
}

/** A check by another piece than the one that moved. */
function isDiscovered({ after, move }: ChessStep): boolean {
  return !isCastling(move) && checkersOf(after).some((from) => from !== moveTo(move));
}

/** A piece that nothing defends is simply taken. */
function takesHanging({ before, move }: ChessStep): boolean {
  const captured = moveCaptured(move);
  if (captured === 0 || worthOf(captured) < 3 || before.board[moveTo(move)] === 0) return false;
  return attackersOf(before, moveTo(move), 1 - before.turn).length === 0;
}

/** The reply captures more than the move did, by `SACRIFICE` or more. */
function sacrifices({ move, reply }: ChessStep): boolean {
  if (reply === undefined) return false;
  return worthOf(moveCaptured(reply)) - worthOf(moveCaptured(move)) >= SACRIFICE;
}

function isQuiet({ after, move }: ChessStep): boolean {
  return moveCaptured(move) === 0 && movePromotion(move) === 0 && !after.inCheck();
}

function phaseOf(position: ChessPosition): string | null {
  const pieces = [...position.board].filter((piece) => piece !== 0 && kindOf(piece) !== KING);
  const officers = pieces.filter((piece) => kindOf(piece) !== PAWN);
  if (officers.length === 0) return 'pawn-ending';
  return officers.reduce((sum, piece) => sum + worthOf(piece), 0) <= ENDING ? 'ending' : null;
}
