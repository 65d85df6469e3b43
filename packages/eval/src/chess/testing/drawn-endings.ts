import { InputError, ONGOING, Random } from '@tahoun/core';
import { type ChessPosition, chess } from '@tahoun/games/chess';
import { isPawnWon } from '../kpk.js';

/*
 * Drawn endings against the bare black king, by lot. With king and pawn they are proved by `kpk.ts`; with the wrong
 * bishop (a pawn on h3 to h7 and a bishop on light squares) by counting back from the wins. There every promotion
 * to a piece that stays counts as a win, and so what is not won is certainly drawn.
 */
const LOWEST_RANK = 2;
const BOARD = Array.from({ length: 64 }, (_, square) => square);
const LIGHT = BOARD.filter((square) => ((square >> 3) + square) % 2 === 1);

/** For each square, those that a piece steps to whose steps have these numbers of files and ranks. */
function stepsOf(isStep: (files: number, ranks: number) => boolean): readonly (readonly number[])[] {
  return BOARD.map((from) =>
    BOARD.filter(
      (to) => to !== from && isStep(Math.abs((from & 7) - (to & 7)), Math.abs((from >> 3) - (to >> 3))),
    ),
  );
}

const KING = stepsOf((files, ranks) => Math.max(files, ranks) === 1);
const BISHOP = stepsOf((files, ranks) => files === ranks);
const isBeside = (a: number, b: number) => KING[a]!.includes(b);

/** Whether a bishop reaches a square of its diagonals past two men. */
function isOpen(from: number, to: number, one: number, other: number): boolean {
  const step = Math.sign((to & 7) - (from & 7)) + 8 * Math.sign((to >> 3) - (from >> 3));
  for (let at = from + step; at !== to; at += step) if (at === one || at === other) return false;
  return true;
}

/** The positions with the wrong bishop that White may win, by the side to move. */
export class WrongBishop {
  readonly #won = [new Uint8Array(64 ** 3 * 8), new Uint8Array(64 ** 3 * 8)] as const;

  constructor() {
    for (let pawn = 55; pawn > 8 * LOWEST_RANK; pawn -= 8) while (this.#extend(pawn));
  }

  mayWin(turn: 0 | 1, king: number, bishop: number, pawn: number, bare: number): boolean {
    return this.#won[turn][indexOf(king, bishop, pawn, bare)] === 1;
  }

  /** @returns whether more positions with this pawn are won than before. */
  #extend(pawn: number): boolean {
    let isMore = false;
    const take = (won: Uint8Array, index: number, isWon: () => boolean) => {
      if (won[index] === 1 || !isWon()) return;
      won[index] = 1;
      isMore = true;
    };
    for (const king of BOARD) {
      for (const bishop of LIGHT) {
        for (const bare of BOARD) {
          if (new Set([king, bishop, pawn, bare]).size < 4 || isBeside(king, bare)) continue;
          const index = indexOf(king, bishop, pawn, bare);
          take(this.#won[1], index, () => this.#isLost(king, bishop, pawn, bare));
          take(this.#won[0], index, () => this.#isWon(king, bishop, pawn, bare));
        }
      }
    }
    return isMore;
  }

  #isWon(king: number, bishop: number, pawn: number, bare: number): boolean {
    const step = pawn + 8;
    if (step !== king && step !== bishop && step !== bare) {
      const isWon =
        step > 55 ? !isBeside(step, bare) || isBeside(step, king) : this.mayWin(1, king, bishop, step, bare);
      if (isWon) return true;
    }
    return (
      KING[king]!.some(
        (to) => to !== bishop && to !== pawn && !isBeside(to, bare) && this.mayWin(1, to, bishop, pawn, bare),
      ) ||
      BISHOP[bishop]!.some((to) => this.mayWin(1, king, to, pawn, bare) && isOpen(bishop, to, king, pawn))
    );
  }

  /** Every move of the bare king leads to a win; without any it is mate or stalemate. */
  #isLost(king: number, bishop: number, pawn: number, bare: number): boolean {
    const isGuarded = (square: number) =>
      isBeside(king, square) ||
      square === pawn + 7 ||
      (BISHOP[bishop]!.includes(square) && isOpen(bishop, square, king, pawn));
    const moves = KING[bare]!.filter((to) => !isGuarded(to));
    if (moves.length === 0) return isGuarded(bare);
    return moves.every((to) => {
      if (to === bishop) return isPawnWon(king, pawn, to, 0);
      return to !== pawn && this.mayWin(0, king, bishop, pawn, to);
    });
  }
}

function indexOf(king: number, bishop: number, pawn: number, bare: number): number {
  return (((pawn >> 3) * 64 + king) * 64 + bishop) * 64 + bare;
}

/** @throws InputError where the position is not legal. */
function positionOf(turn: 0 | 1, men: Readonly<Record<string, number>>): ChessPosition {
  const rows = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    BOARD.slice(0, 8)
      .map((file) => Object.keys(men).find((name) => men[name] === 8 * rank + file) ?? '1')
      .join(''),
  );
  return chess.parsePosition(`${rows.join('/')} ${'wb'[turn]} - - 0 1`);
}

/** So many different values drawn by lot. @param draw a position that is not over, or null for none. */
function some<T extends { readonly position: ChessPosition }>(
  count: number,
  draw: (lot: Random) => T | null,
): T[] {
  const lot = new Random(59);
  const found = new Map<string, T>();
  while (found.size < count) {
    try {
      const drawn = draw(lot);
      if (drawn?.position.outcome() === ONGOING) found.set(chess.formatPosition(drawn.position), drawn);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }
  return [...found.values()];
}

/** Positions with king, bishop and a rook's pawn that the bishop cannot help to promote. */
export function wrongBishops(solved: WrongBishop, count: number) {
  return some(count, (lot) => {
    const turn = lot.below(2) as 0 | 1;
    const [K, k, B] = [lot.below(64), lot.below(64), LIGHT[lot.below(32)]!];
    const P = 8 * (LOWEST_RANK + lot.below(7 - LOWEST_RANK)) + 7;
    // Most of the others are drawn by a capture.
    if (new Set([K, k, B, P]).size < 4 || isBeside(k, B) || isBeside(k, P)) return null;
    return { position: positionOf(turn, { K, k, B, P }), mayBeWon: solved.mayWin(turn, K, B, P, k) };
  });
}

/** Drawn positions among those. */
export function drawnWrongBishops(solved: WrongBishop, count: number): ChessPosition[] {
  const drawn = wrongBishops(solved, 10 * count).filter(({ mayBeWon }) => !mayBeWon);
  return drawn.slice(0, count).map(({ position }) => position);
}

/** Drawn positions with king and pawn. */
export function drawnPawnEndings(count: number): ChessPosition[] {
  return some(count, (lot) => {
    const turn = lot.below(2) as 0 | 1;
    const [K, k, P] = [lot.below(64), lot.below(64), 8 + lot.below(48)];
    if (new Set([K, k, P]).size < 3 || isPawnWon(K, P, k, turn)) return null;
    return { position: positionOf(turn, { K, k, P }) };
  }).map(({ position }) => position);
}
