import { describe, expect, it } from 'vitest';
import { solve } from './solve.js';
import { games } from './testing/all-games.js';

const game = 'atari-go';
const start = (size: string, start = 'empty', first = 'black') => ({
  game,
  variants: { size, start, first },
});

// The results of van der Werf, Uiterwijk and van den Herik (2002), and those of the rules page; all of
// them, with what they cost, are in docs/measurements.md.
describe('games that estimate the children of a position', () => {
  it.each([
    ['4x4', start('4'), 'loss', 14],
    ['4x4 crosscut', start('4', 'crosscut'), 'win', 5],
    ['4x4 stable', start('4', 'stable'), 'loss', 10],
    ['5x5 crosscut', start('5', 'crosscut'), 'win', 5],
    ['5x5 crosscut, White first', start('5', 'crosscut', 'white'), 'win', 5],
  ])('are solved with distance, line and all winning moves: %s', (_, request, outcome, distance) => {
    const answer = solve(games, request);
    expect(answer).toMatchObject({ solved: true, outcome, distance });
    expect(answer.pv).toHaveLength(distance);
    if (outcome === 'loss') expect(answer.winningMoves).toEqual([]);
    else expect(answer.winningMoves).toContain(answer.move);
  });

  it('lists exactly the moves that win', () => {
    const { winningMoves = [] } = solve(games, start('4', 'crosscut'));
    expect(winningMoves.toSorted()).toEqual(['A2', 'B1', 'C4', 'D3']);
  });

  it('knows the winner of larger boards at once', { tags: 'rest' }, () => {
    for (const [request, nodes] of [
      [start('5'), 120_000],
      [start('6', 'crosscut'), 20_000],
    ] as const) {
      const answer = solve(games, { ...request, nodes });
      expect(answer).toMatchObject({ solved: true, outcome: 'win', distance: null });
      expect(answer.winningMoves).toBeUndefined();
    }
  });

  it('claims nothing within too small a budget', () => {
    expect(solve(games, { ...start('7'), nodes: 1000 })).toMatchObject({
      solved: false,
      outcome: null,
      pv: [],
    });
  });

  it('solves games for several captures in the way of other games', () => {
    const position = '.X.XO/XO.XO/.X.../...../..... X 2 0:0 -';
    const answer = solve(games, { game, position, nodes: 200_000 });
    expect(answer).toMatchObject({ solved: true, outcome: 'win', distance: 1, pv: ['E3'] });
    expect(answer.winningMoves).toBeUndefined();
  });
});
