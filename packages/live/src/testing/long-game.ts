import { gameById } from '@tahoun/catalogue/all';
import { type Game, Random, legalMoves } from '@tahoun/core';

/** Plies of the longest games in tests, about as many as the services let a game have. */
export const LONG_PLIES = 2990;
/** Plies without a capture or a pawn's move, after which a pawn moves: 150 end the game. */
const CALM_PLIES = 140;

/**
 * A legal game of chess that does not end, of so many plies: its pieces wander, and now and then a pawn moves.
 * @param seed of another game. @throws Error where it ends before, as with most seeds.
 */
export function longGame(plies = LONG_PLIES, seed = 5): string[] {
  const game: Game = gameById('chess');
  const position = game.initial();
  const random = new Random(seed);
  const played: string[] = [];
  for (let calm = 0; played.length < plies; ) {
    const legal = legalMoves(position).map((move) => ({ move, text: game.formatMove(position, move) }));
    const calmly = legal.filter(({ text }) => !text.includes('x'));
    const quiet = calmly.filter(({ text }) => !isPawns(text));
    const pawns = calmly.filter(({ text }) => isPawns(text));
    const isForPawns = calm >= CALM_PLIES && pawns.length > 0;
    const among = isForPawns ? pawns : quiet.length > 0 ? quiet : legal;
    const { move, text } = among[random.below(among.length)] as (typeof legal)[number];
    played.push(text);
    position.makeMove(move);
    calm = isForPawns ? 0 : calm + 1;
    if (game.result(position) !== null) throw new Error(`the game ended after ${played.length} plies`);
  }
  return played;
}

function isPawns(text: string): boolean {
  return /^[a-h]/.test(text);
}
