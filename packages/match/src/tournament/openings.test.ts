import { ONGOING } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameById } from '../testing/all-games.js';
import { type Opening, randomOpenings } from './openings.js';

const game = gameById('zabor');

/** The position that an opening leads to. */
function endOf({ start, moves }: Opening) {
  const position = start.clone();
  for (const move of moves) position.makeMove(move);
  return position;
}

describe('random openings', () => {
  it.each(GAME_IDS)('%s: go on, differ, and depend on the seed alone', (id) => {
    const { initial, formatPosition } = gameById(id);
    const texts = (seed: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((pair) => {
        const opening = endOf(randomOpenings(initial(), seed)(pair));
        expect(opening.outcome()).toBe(ONGOING);
        return formatPosition(opening);
      });
    expect(new Set(texts(1)).size).toBeGreaterThan(2);
    expect(texts(1)).toEqual(texts(1));
    expect(texts(1)).not.toEqual(texts(2));
  });

  it('fall back to the start where one move ends the game', () => {
    const start = game.parsePosition('.. b');
    expect(randomOpenings(start, 0)(0)).toEqual({ start, moves: [] });
  });

  it('have as many plies as asked for', () => {
    expect(randomOpenings(game.initial(), 0, 3)(5).moves).toHaveLength(3);
    expect(randomOpenings(game.initial(), 0, 0)(5).moves).toEqual([]);
  });
});
