import { gameById } from '../../input/games.js';

const chess = gameById('chess');

export const START = chess.formatPosition(chess.initial());
/** Either rook goes to the seventh rank, and the other mates on the eighth. */
export const MATE_IN_2 = '4k3/8/8/8/8/8/8/R3K2R w - - 0 1';

/** @throws InputError when it is not. */
export function isLegal(fen: string, move: string): boolean {
  return chess.parseMove(chess.parsePosition(fen), move) >= 0;
}
