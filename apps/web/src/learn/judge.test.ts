import { WIN, legalMoves } from '@tahoun/core';
import { type SolveAnswer, bestMove, solve } from '@tahoun/engine';
import { type GameId, gameById } from '@tahoun/games';
import { GAMES_WITH_LESSONS, type Lessons, type Problem, lessonsOf } from '@tahoun/i18n';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.js';

type Engine = Parameters<typeof judge>[0];

/** The engine itself, in this thread. */
const engine = {
  bestMove: async (request: Parameters<typeof bestMove>[0]) => bestMove(request),
  solve: async (request: Parameters<typeof solve>[0]) => solve(request),
} as Engine;

/** What comes of moves, the last of which is the person's. */
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
  it('that is not proved to win in full is wrong', async () => {
    const guessing = { ...engine, bestMove: async () => ({ exact: false, score: 3 - WIN, move: 'Kh7' }) };
    expect(await verdictOf(guessing as unknown as Engine, 'chess', mateInTwo, 'Kf7')).toEqual({
      kind: 'wrong',
    });
  });
});

describe('a problem to the end of the game', () => {
  const initial = gameById('zabor').formatPosition(gameById('zabor').initial());
  /** The verdict on a first move, and on a second, when the solver says this of the side that has to hinder it. */
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

describe.each(GAMES_WITH_LESSONS)('the problems of %s', (id) => {
  const { problems } = lessonsOf(id as GameId) as Lessons;
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
