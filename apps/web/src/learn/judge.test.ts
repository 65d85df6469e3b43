import { gameById, games, gamesWith, lessonsOf } from '@tahoun/catalogue';
import { WIN, legalMoves } from '@tahoun/core';
import { type SolveAnswer, bestMove, solve } from '@tahoun/engine';
import type { Lessons, Problem } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.js';

type Engine = Parameters<typeof judge>[0];

/** The engine itself, in this thread. */
const engine = {
  bestMove: async (request: Parameters<typeof bestMove>[1]) => bestMove(games, request),
  solve: async (request: Parameters<typeof solve>[1]) => solve(games, request),
} as Engine;

/** The verdict on moves, the last of which is the person's. */
function verdict(id: string, problem: Problem, ...moves: string[]) {
  return verdictOf(engine, id, problem, ...moves);
}

function verdictOf(asked: Engine, id: string, problem: Problem, ...moves: string[]) {
  const game = gameById(id);
  const position = game.parsePosition(problem.position);
  for (const move of moves) position.makeMove(game.parseMove(position, move));
  return judge(asked, game, problem, position, moves);
}

const problem = (position: string, goal: Problem['goal'], ...moves: string[]) =>
  ({ position, goal, moves }) as unknown as Problem;

describe('a move in a problem', () => {
  const mateInOne = problem('6k1/5ppp/8/8/8/8/8/R6K w - - 0 1', { kind: 'win-in', plies: 1 }, 'Ra8#');
  it('that reaches the goal solves it', async () => {
    expect(await verdict('chess', mateInOne, 'Ra8#')).toEqual({ kind: 'solved' });
  });
  it('that is none of the known ones is wrong', async () => {
    expect(await verdict('chess', mateInOne, 'Ra7')).toEqual({ kind: 'wrong' });
  });

  const mateInTwo = problem('7k/8/5K2/8/8/8/8/6R1 w - - 0 1', { kind: 'win-in', plies: 3 }, 'Kf7');
  it('that keeps the win in reach goes on with the best defence, and the next one is searched', async () => {
    expect(await verdict('chess', mateInTwo, 'Kf7')).toEqual({ kind: 'goes-on', reply: 'Kh7' });
    expect(await verdict('chess', mateInTwo, 'Kf7', 'Kh7', 'Rh1#')).toEqual({ kind: 'solved' });
    expect(await verdict('chess', mateInTwo, 'Kf7', 'Kh7', 'Rg2')).toEqual({ kind: 'wrong' });
  });
  it('that wins too late is wrong', async () => {
    const late = problem('7k/8/5K2/8/8/8/8/6R1 w - - 0 1', { kind: 'win-in', plies: 3 }, 'Rg2');
    expect(await verdict('chess', late, 'Rg2')).toEqual({ kind: 'wrong' });
  });
  it('that ends the game without the win is wrong', async () => {
    const stalemate = problem('7k/8/5K2/6Q1/8/8/8/8 w - - 0 1', { kind: 'win-in', plies: 1 }, 'Qg6');
    expect(await verdict('chess', stalemate, 'Qg6')).toEqual({ kind: 'wrong' });
  });
  it('that wins too, but is none of the known ones, is wrong', async () => {
    expect(await verdict('chess', { ...mateInTwo, moves: ['Rg2'] }, 'Kf7')).toEqual({ kind: 'wrong' });
  });

  it.each([
    { name: 'a proved loss in time', answer: { exact: true, score: 2 - WIN }, is: 'goes-on' },
    { name: 'one that comes too late', answer: { exact: true, score: 4 - WIN }, is: 'wrong' },
    { name: 'one that is not proved', answer: { exact: false, score: 2 - WIN }, is: 'wrong' },
    { name: 'a win of the other side', answer: { exact: true, score: WIN - 2 }, is: 'wrong' },
    { name: 'a bad position', answer: { exact: true, score: -900 }, is: 'wrong' },
  ])('that leaves $name: $is', async ({ answer, is }) => {
    const asked: unknown[] = [];
    const saying = {
      ...engine,
      bestMove: async (request: { depth?: number }) => {
        asked.push(request.depth);
        return { ...answer, move: 'Kh7' };
      },
    } as unknown as Engine;
    expect((await verdictOf(saying, 'chess', mateInTwo, 'Kf7')).kind).toBe(is);
    expect(asked).toEqual([2]);
    // After the last move of the goal, nothing is searched.
    expect((await verdictOf(saying, 'chess', mateInTwo, 'Kf7', 'Kh7', 'Rg2')).kind).toBe('wrong');
    expect(asked).toEqual([2]);
  });
});

describe('a problem about figures', () => {
  const zabor = gameById('zabor');
  const initial = zabor.formatPosition(zabor.initial());
  const lead = (...moves: string[]) => {
    const position = zabor.parsePosition(initial);
    for (const move of moves) position.makeMove(zabor.parseMove(position, move));
    const { side0, side1 } = zabor.figures(position);
    return Number(side0) - Number(side1);
  };
  const said = (plies: number, atLeast: number) =>
    verdict(
      'zabor',
      problem(initial, { kind: 'figures', weights: { side0: 1, side1: -1 }, atLeast, plies }, 'd4'),
      'd4',
    );

  it('is solved by as much as it asks for after the best answer, and goes on until its last ply', async () => {
    const position = zabor.parsePosition(initial);
    position.makeMove(zabor.parseMove(position, 'd4'));
    const least = Math.min(
      ...legalMoves(position).map((move) => lead('d4', zabor.formatMove(position, move))),
    );
    expect(await said(2, least)).toEqual({ kind: 'solved' });
    expect(await said(2, least + 1)).toEqual({ kind: 'wrong' });
    expect(await said(3, least)).toEqual({ kind: 'goes-on', reply: expect.any(String) });
  });
});

describe('a problem to the end of the game', () => {
  const initial = gameById('zabor').formatPosition(gameById('zabor').initial());
  /** The verdict on moves when the solver gives this answer for the side that defends. */
  async function said(goal: Problem['goal'], answer: Partial<SolveAnswer>, moves = ['a1']) {
    const solver = { ...engine, solve: async () => ({ solved: true, move: 'c7', ...answer }) };
    return (await verdictOf(solver as unknown as Engine, 'zabor', problem(initial, goal, 'a1'), ...moves))
      .kind;
  }
  const outcome = (wanted: 'win' | 'draw') => ({ kind: 'outcome', outcome: wanted }) as const;

  it.each([
    { goal: outcome('win'), answer: { outcome: 'loss' }, is: 'goes-on' },
    { goal: outcome('win'), answer: { outcome: 'draw' }, is: 'wrong' },
    { goal: outcome('win'), answer: { outcome: 'win' }, is: 'wrong' },
    { goal: outcome('draw'), answer: { outcome: 'draw' }, is: 'goes-on' },
    { goal: outcome('draw'), answer: { outcome: 'loss' }, is: 'goes-on' },
    { goal: outcome('draw'), answer: { outcome: 'win' }, is: 'wrong' },
    { goal: { kind: 'margin', atLeast: 3 }, answer: { value: -3 }, is: 'goes-on' },
    { goal: { kind: 'margin', atLeast: 3 }, answer: { value: -2 }, is: 'wrong' },
    { goal: { kind: 'margin', atLeast: 3 }, answer: { value: 3 }, is: 'wrong' },
    { goal: outcome('win'), answer: { outcome: 'loss', move: null }, is: 'solved' },
  ] as const)('$goal is $is after $answer', async ({ goal, answer, is }) => {
    expect(await said(goal, answer)).toBe(is);
  });

  it('is over with a known first move where no more can be proved, and fails after a later one', async () => {
    expect(await said(outcome('win'), { solved: false })).toBe('solved');
    await expect(said(outcome('win'), { solved: false }, ['a1', 'g7', 'a3'])).rejects.toThrow('not solved');
  });
});

describe.each(gamesWith('lessons'))('the problems of %s', (id) => {
  const { problems } = lessonsOf(id) as Lessons;
  const short = problems.filter(({ goal }) => 'plies' in goal && goal.plies <= 3);

  it('of a few plies take the moves that are known, and no other', async () => {
    for (const each of short) {
      const game = gameById(id);
      const position = game.parsePosition(each.position);
      for (const move of each.moves) {
        expect(await verdict(id, each, move), `${each.position} ${move}`).not.toEqual({ kind: 'wrong' });
      }
      const other = legalMoves(position)
        .map((move) => game.formatMove(position, move))
        .find((move) => !each.moves.includes(move));
      if (other !== undefined) expect(await verdict(id, each, other)).toEqual({ kind: 'wrong' });
    }
  });
});
