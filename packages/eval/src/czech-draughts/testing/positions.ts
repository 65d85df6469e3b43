import { ONGOING, Random, playRandomMove } from '@tahoun/core';
import { czechDraughts } from '@tahoun/games/czech-draughts';
import fc from 'fast-check';

/** Positions of random games. */
export const played = fc.record({ seed: fc.integer(), plies: fc.nat(110) }).map(({ seed, plies }) => {
  const random = new Random(seed);
  const position = czechDraughts.initial();
  for (let ply = 0; ply < plies && position.outcome() === ONGOING; ply++) {
    playRandomMove(position, random);
  }
  return position;
});

/** The position turned by half, the pieces of the other colour. */
export function exchanged(text: string): string {
  const [board = ''] = text.split(' ');
  const [turn, white, black] = board.split(':') as [string, string, string];
  const turned = (list: string) =>
    list.slice(1).replace(/[a-h][1-8]/g, ([column, row]) => {
      return String.fromCharCode(97 + 104 - (column as string).charCodeAt(0)) + (9 - Number(row));
    });
  return `${turn === 'W' ? 'B' : 'W'}:W${turned(black)}:B${turned(white)}`;
}
