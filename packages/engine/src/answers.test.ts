import { InputError } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { type TreeNodeAnswer, bestMove, load, movesAnswer, perftAnswer, solve, treeAnswer } from './index.js';
import { runTask } from './task.js';
import { games } from './testing/all-games.js';

const CASTLING = { game: 'chess', position: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' };

describe('moves as machines write them', () => {
  it('stand beside the others in the same order, in games where they differ', () => {
    const { moves, uci = [] } = movesAnswer(games, CASTLING);
    expect(uci).toHaveLength(moves.length);
    expect(uci[moves.indexOf('O-O')]).toBe('e1g1');
    expect(movesAnswer(games, { game: 'zabor' })).not.toHaveProperty('uci');
  });

  it('have their counts, where a count of move sequences is divided', () => {
    const { divide = {}, divideUci = {} } = perftAnswer(games, CASTLING, 2, true);
    expect(Object.keys(divideUci)).toHaveLength(Object.keys(divide).length);
    expect(divideUci.e1g1).toBe(divide['O-O']);
    expect(perftAnswer(games, CASTLING, 2, false)).not.toHaveProperty('divideUci');
    expect(perftAnswer(games, { game: 'zabor' }, 2, true)).not.toHaveProperty('divideUci');
  });
});

describe('a bar that is too large to be played', () => {
  it('is solved in a game that is not over', () => {
    const answer = solve(games, { game: 'chocolate', position: '1x1000001 A' });
    expect(answer).toMatchObject({ isTooLarge: true, solved: true, over: false, result: null, winner: null });
  });
});

describe('a recorded tree', () => {
  const nodesOf = (node: TreeNodeAnswer): TreeNodeAnswer[] => [node, ...node.children.flatMap(nodesOf)];

  it('has no more nodes than wanted, and says that it is cut short', () => {
    const answer = treeAnswer(games, { game: 'zabor', algorithm: 'minimax', depth: 2, limit: 30 });
    expect(answer).toMatchObject({ truncated: true, recorded: 30 });
    expect(nodesOf(answer.tree)).toHaveLength(30);
  });

  it('has legal moves only, also those of the side that moves after the other has passed', () => {
    const text = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3';
    const { game, position } = load(games, { game: 'chess', position: text });
    let passes = 0;
    const check = ({ move, pass, children }: TreeNodeAnswer) => {
      if (pass === 'pass') {
        passes += children.length;
        position.nullMove?.makePass();
      } else if (move !== null) position.makeMove(game.parseMove(position, move));
      children.forEach(check);
      if (pass === 'pass' || move !== null) position.undoMove();
    };
    check(treeAnswer(games, { game: 'chess', position: text, algorithm: 'strong', depth: 4 }).tree);
    expect(passes).toBeGreaterThan(0);
    expect(game.formatPosition(position)).toBe(text);
  });
});

it('a node of a tree with exchanges played out has what the side to move could stop at', () => {
  const request = { game: 'chess', algorithm: 'minimax-quiescence', depth: 1 } as const;
  expect(treeAnswer(games, request).tree.children[0]).toHaveProperty('stand');
  expect(treeAnswer(games, { ...request, algorithm: 'minimax' }).tree.children[0]).not.toHaveProperty(
    'stand',
  );
});

it('a move by chance is not said to be proved', () => {
  expect(bestMove(games, { game: 'zabor', algorithm: 'random' }).exact).toBe(false);
});

describe('a task', () => {
  it('replies with what is wrong with the question, and throws what is wrong with the program', async () => {
    const question = { kind: 'solve', request: { game: 'zabor', position: '?' } } as const;
    const reply = await runTask(games, question, {});
    expect(reply).toMatchObject({ ok: false, code: expect.any(String) });
    const broken = runTask(
      games,
      { kind: 'solve', request: { game: 'zabor' } },
      {
        now: () => {
          throw new TypeError('no clock');
        },
      },
    );
    await expect(broken).rejects.toThrow(TypeError);
    await expect(broken).rejects.not.toBeInstanceOf(InputError);
  });
});
