// @module-tag rest
import { games } from '@tahoun/catalogue/all';
import { Random } from '@tahoun/core';
import { bestMove, movesAnswer, playAnswer, solve } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';

/** Plays a game of a level, as side 0 or 1, against random moves. @returns the winner's id, or null. */
function playRandom(game: string, level: number, side: 0 | 1, seed: number): string | null {
  const random = new Random(seed);
  let state = playAnswer(games, { game }, []);
  for (let ply = 0; !state.over; ply++) {
    const { position } = state;
    const { moves } = movesAnswer(games, { game, position });
    const move =
      ply % 2 === side
        ? (bestMove(games, { game, position, level, seed }).move as string)
        : (moves[random.below(moves.length)] as string);
    state = playAnswer(games, { game, position }, [move]);
  }
  return state.winner;
}

describe('tic-tac-toe', () => {
  it('is solved: a draw after nine moves', () => {
    expect(solve(games, { game: 'tic-tac-toe' })).toMatchObject({
      solved: true,
      outcome: 'draw',
      distance: 9,
    });
    expect(solve(games, { game: 'tic-tac-toe', position: '.../.x./.o. x' })).toMatchObject({
      outcome: 'win',
    });
    expect(solve(games, { game: 'tic-tac-toe', position: 'x../.o./..x o' })).toMatchObject({
      outcome: 'draw',
    });
  });

  it('is never lost by level 8 against chance', () => {
    for (let game = 0; game < 50; game++) {
      const side = (game % 2) as 0 | 1;
      expect(playRandom('tic-tac-toe', 8, side, game)).not.toBe(side === 0 ? 'o' : 'x');
    }
  });
});

describe('Connect Four', () => {
  it('finds a win, and the only move against one', () => {
    const twoOpenEnds = '......./......./......./......./..oo.../..xx... x';
    expect(solve(games, { game: 'connect-four', position: twoOpenEnds })).toMatchObject({
      outcome: 'win',
      distance: 3,
    });
    const mustBlock = '......./......./......./......./o....../oxxx... o';
    expect(bestMove(games, { game: 'connect-four', position: mustBlock, level: 8 }).move).toBe('e');
  });

  it('is never lost by level 6 against chance', () => {
    for (let game = 0; game < 10; game++) {
      const side = (game % 2) as 0 | 1;
      expect(playRandom('connect-four', 6, side, game)).toBe(side === 0 ? 'x' : 'o');
    }
  });
});
