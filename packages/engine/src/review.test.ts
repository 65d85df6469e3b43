import { WIN } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { type BestMoveAnswer, type BestMoveRequest, bestMove, reviewGame } from './index.js';
import { games } from './testing/all-games.js';

/** The scores of the positions, each from its side to move. */
async function reviewed(moves: readonly string[], scores: readonly number[]) {
  const asked: BestMoveRequest[] = [];
  const told: number[] = [];
  const answer = await reviewGame(
    games,
    { game: 'chess', moves, nodes: 1000 },
    {
      evaluate: async (request) => {
        asked.push(request);
        const score = scores[asked.length - 1] as number;
        return { move: 'a3', pv: [], score, nodes: 10 } as unknown as BestMoveAnswer;
      },
      onMove: ({ ply }) => told.push(ply),
    },
  );
  return { answer, asked, told };
}

describe('a review', () => {
  it('searches each position once, in order, with the same share of the nodes', async () => {
    const { answer, asked, told } = await reviewed(['e4', 'e5', 'Nf3'], [0, 0, 0, 0]);
    expect(asked.map(({ played }) => played?.length)).toEqual([0, 1, 2, 3]);
    expect(asked.map(({ nodes }) => nodes)).toEqual([250, 250, 250, 250]);
    expect(told).toEqual([1, 2, 3]);
    expect(answer).toMatchObject({ nodes: 40, maxNodes: 1000 });
  });

  it('says of each move what it gave away, and of each side how many mistakes it made', async () => {
    const { answer } = await reviewed(['e4', 'e5', 'Nf3'], [0, 300, 300, WIN - 3]);
    expect(answer.moves.map(({ turn, judgement }) => [turn, judgement])).toEqual([
      ['w', 'blunder'],
      ['b', 'blunder'],
      ['w', 'blunder'],
    ]);
    expect(answer.moves[0]).toMatchObject({
      best: 'a3',
      before: { score: 0, winChance: 50 },
      after: { score: -300, scoreText: '-3 pawns', winChance: 24.92 },
      loss: 25.08,
    });
    expect(answer.moves[2]).toMatchObject({ after: { winChance: 0, mate: -2 } });
    expect(answer.sides).toMatchObject([
      { turn: 'w', blunders: 2, mistakes: 0 },
      { turn: 'b', blunders: 1 },
    ]);
    expect(answer.turningPoints).toEqual([1, 2, 3]);
  });

  it('goes on where moves follow a position that the engine has no move for', async () => {
    const moves = ['f3', 'e5', 'g3', 'd5'];
    const evaluate = async ({ played = [] }: BestMoveRequest) => {
      const isOver = played.length === 1;
      return {
        move: isOver ? null : 'a3',
        pv: [],
        score: isOver ? 0 : -300,
        nodes: 1,
      } as unknown as BestMoveAnswer;
    };
    const answer = await reviewGame(games, { game: 'chess', moves, nodes: 100 }, { evaluate });
    expect(answer.moves.map(({ move }) => move)).toEqual(['f3', 'g3', 'd5']);
  });

  it('ends at a search that is stopped, and does not judge by it', async () => {
    let count = 0;
    const evaluate = async (request: BestMoveRequest): Promise<BestMoveAnswer> => {
      const answer = bestMove(games, request);
      return ++count < 3 ? answer : { ...answer, limitedBy: 'stop' };
    };
    const request = { game: 'chess', moves: ['e4', 'e5', 'Nf3'], nodes: 4000 };
    const answer = await reviewGame(games, request, { evaluate });
    expect(answer.moves.map(({ move }) => move)).toEqual(['e4']);
    expect(answer).toMatchObject({ limitedBy: 'stop', nodes: 3000 });
  });

  it('finds the blunder of a real game, and no fault in the mate that punishes it', async () => {
    const moves = ['f3', 'e5', 'g4', 'Qh4#'];
    const evaluate = async (request: BestMoveRequest) => bestMove(games, request);
    const answer = await reviewGame(games, { game: 'chess', moves, nodes: 100_000 }, { evaluate });
    expect(answer.moves[2]).toMatchObject({ move: 'g4', judgement: 'blunder', after: { mate: -1 } });
    expect(answer.moves[3]).toMatchObject({ move: 'Qh4#', best: 'Qh4#', loss: 0, judgement: null });
    expect(answer.turningPoints).toContain(3);
  });
});
