import { ONGOING, Random, playRandomMove } from '@tahoun/core';
import fc from 'fast-check';
import { type ChessPosition, chess } from '../index.js';
import { pieceLetter } from '../pieces.js';
import type { NaiveBoard, NaiveGame } from './naive.js';

/** Starts with much to castle, promote and capture; the later ones are Chess960. */
export const LIVELY_STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
  'n1n1k3/PPP5/8/8/8/8/3K1ppp/5N1N b - - 0 1',
  '4k3/2p1p1p1/8/1P1P1P1P/1p1p1p1p/8/2P1P1P1/4K3 w - - 0 1',
  'r2bkqr1/pppppppp/8/8/8/8/PPPPPPPP/R2BKQR1 w GAga - 0 1',
  '1rk1r3/pp4pp/8/8/8/8/PP4PP/1RK1R3 w EBeb - 0 1',
  'rk5r/8/8/8/8/8/8/RK5R w HAha - 0 1',
  '1rk4r/8/8/2n5/8/8/1q6/1RK4R w HBhb - 0 1',
];

export interface PlayedOptions {
  readonly plies?: number;
  readonly starts?: readonly string[];
}

/** Positions some random moves into a game, the moves still there to be taken back. */
export function played({
  plies = 40,
  starts = LIVELY_STARTS,
}: PlayedOptions = {}): fc.Arbitrary<ChessPosition> {
  return fc
    .record({ start: fc.constantFrom(...starts), seed: fc.integer(), plies: fc.nat(plies) })
    .map(({ start, seed, plies }) => playRandomly(chess.parsePosition(start), seed, plies));
}

export function playRandomly(position: ChessPosition, seed: number, plies: number): ChessPosition {
  const random = new Random(seed);
  for (let ply = 0; ply < plies && position.outcome() === ONGOING; ply++) {
    playRandomMove(position, random);
  }
  return position;
}

export function naiveBoard(position: ChessPosition): NaiveBoard {
  return {
    squares: Array.from(position.board, (piece) => (piece === 0 ? '.' : pieceLetter(piece))),
    isWhite: position.turn === 0,
    rooks: [...position.setup().castlingRooks].filter((square) => square >= 0),
    enPassant: position.epSquare,
  };
}

export function naiveGame(position: ChessPosition): NaiveGame {
  const { halfmoveClock: halfmoves, fullmoveNumber: fullmoves } = position;
  return { ...naiveBoard(position), halfmoves, fullmoves };
}
