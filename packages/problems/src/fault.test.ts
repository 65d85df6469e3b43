import {
  type Game,
  LOSS,
  ONGOING,
  type Position,
  SELECTIVE_TECHNIQUES,
  WIN,
  WON,
  noEvaluation,
  strongSearch,
} from '@tahoun/core';
import { gamesOf, solve } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { type Fault, faultOf } from './fault.js';
import { shippedProblems } from './node.js';
import { type Problem, positionAt } from './problem.js';
import { PROBLEM_GAMES, type ProblemGame, toolsOf } from './testing/tools.js';

interface WrongLine {
  readonly problem: Problem;
  /** Own moves before it. */
  readonly own: number;
  readonly line: readonly string[];
  readonly fault: Fault;
}

function linesOf(id: ProblemGame): WrongLine[] {
  const { game } = toolsOf(id);
  return shippedProblems(id).flatMap((problem) =>
    problem.wrong.flatMap((lines, own) =>
      lines.map((line) => {
        return { problem, own, line, fault: faultOf(game, problem, 2 * own, line) };
      }),
    ),
  );
}

/** What the moves of a line do. */
interface Played {
  /** For the solver; null while the game goes on. */
  readonly result: 'won' | 'drawn' | 'lost' | null;
  /** By how much the solver's lead has grown after each own move. */
  readonly gains: readonly number[];
}

/** What a side's pieces are worth, read from the text of a position. */
const WORTH: Readonly<Record<string, (text: string, side: number) => number>> = {
  chess: (text, side) => {
    const points: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9 };
    const own = text.split(' ')[0]!.match(side === 0 ? /[A-Z]/g : /[a-z]/g) ?? [];
    return own.reduce((sum, letter) => sum + (points[letter.toLowerCase()] ?? 0), 0);
  },
  'czech-draughts': (text, side) => {
    const [, pieces = ''] = new RegExp(`:${'WB'[side]}([^:]*)`).exec(text) ?? [];
    return pieces === ''
      ? 0
      : pieces.split(',').reduce((sum, each) => sum + (each.startsWith('K') ? 3 : 1), 0);
  },
};

function play(game: Game, from: Position, line: readonly string[]): Played {
  const worth = WORTH[game.id] ?? (() => 0);
  const lead = (position: Position) => {
    const text = game.formatPosition(position);
    return worth(text, from.turn) - worth(text, 1 - from.turn);
  };
  const position = from.clone();
  const gains: number[] = [];
  for (const text of line) {
    const isOwn = position.turn === from.turn;
    position.makeMove(game.parseMove(position, text));
    if (isOwn) gains.push(lead(position) - lead(from));
  }
  const outcome = position.outcome();
  const solvers = position.turn === from.turn ? outcome : 0 - outcome;
  const result = outcome === ONGOING ? null : solvers === WON ? 'won' : solvers === LOSS ? 'lost' : 'drawn';
  return { result, gains };
}

/** What a line has to show, or the problem to prove, for each of the sentences. */
function isTrue(game: Game, { problem, own, line, fault }: WrongLine): boolean {
  const before = positionAt(game, problem, 2 * own);
  const { goal, proof, within } = problem;
  const { result, gains } = play(game, before, line);
  const solution = play(game, before, problem.line.slice(2 * own));
  const isProved = proof !== 'deep';
  const end = gains.at(-1)!;
  switch (fault.kind) {
    case 'loses':
      return result === 'lost' || (result === null && isProved && goal === 'draw');
    case 'draws':
      return result === 'drawn' && goal !== 'draw';
    case 'no-win':
      return result === null && isProved && goal === 'win' && within === undefined;
    case 'not-in-time':
      return result === null && isProved && fault.moves === within;
    case 'late':
      return (
        result === 'won' && within !== undefined && own + gains.length === fault.moves && fault.moves > within
      );
    case 'gives-material':
      return result === null && end < 0;
    case 'no-material':
      return result === null && end === 0 && goal !== 'draw';
    case 'less-material':
      return result === null && end > 0 && end < solution.gains.at(-1)!;
    case 'open':
      return result === null && !isProved && (goal === 'draw' ? end >= 0 : end > 0);
  }
}

describe.each(PROBLEM_GAMES)('what is said of every wrong move of %s', (id) => {
  it('is what its line shows by the rules, or what the problem proves', () => {
    const { game } = toolsOf(id);
    const lines = linesOf(id);
    expect(lines.length).toBeGreaterThan(500);
    const untrue = lines.filter((each) => !isTrue(game, each));
    expect(
      untrue.map(({ problem, line, fault }) => `${problem.id} ${line.join(' ')}: ${fault.kind}`),
    ).toEqual([]);
  });
});

it('tells the faults apart: none is said of all', () => {
  const kinds = new Set(PROBLEM_GAMES.flatMap(linesOf).map(({ fault }) => fault.kind));
  expect(kinds.size).toBe(9);
});

describe('a move without a line', () => {
  const { game } = toolsOf('chess');
  const faultOfMove = (problem: Problem, move: string) => faultOf(game, problem, 0, [move]).kind;

  it('is said to be what the problem proves of all, and nothing where it proves nothing', () => {
    const found = (fits: (problem: Problem) => boolean) => shippedProblems('chess').find(fits) as Problem;
    const [mate, gain] = [found(({ within }) => within === 2), found(({ goal }) => goal === 'gain')];
    expect(faultOfMove(mate, mate.wrong[0]![0]![0]!)).toBe('not-in-time');
    expect(faultOfMove(gain, gain.wrong[0]![0]![0]!)).toBe('open');
  });
});

describe.each(['chess', 'czech-draughts'] as const)('a late win of %s', (id) => {
  it('is a win against every defence, and a move that does not win in time is none', { tags: 'rest' }, () => {
    const { game } = toolsOf(id);
    for (const { problem, own, line, fault } of linesOf(id)) {
      if (fault.kind !== 'late' && fault.kind !== 'not-in-time') continue;
      const position = positionAt(game, problem, 2 * own);
      position.makeMove(game.parseMove(position, line[0]!));
      // Plies that are left after the wrong move.
      const depth = 2 * (fault.moves - own) - 2;
      if (depth === 0) continue;
      const limits = { depth };
      const search = { position, evaluation: noEvaluation, limits, without: SELECTIVE_TECHNIQUES };
      const isWon = strongSearch(search).score <= depth - WIN;
      expect(isWon, `${problem.id} ${line.join(' ')}`).toBe(fault.kind === 'late');
    }
  });
});

/** Nodes for one position; what takes more is left out. */
const NODES = 40_000;
const EVERY = 7;

describe.each(PROBLEM_GAMES)('the reply to a wrong move of %s', (id) => {
  it('keeps what the problem says of the move, as far as a sample is solved', { tags: 'rest' }, () => {
    const { game, ai } = toolsOf(id);
    const games = gamesOf([{ game, ai } as unknown as Parameters<typeof gamesOf>[0][number]]);
    const proved = linesOf(id).filter(({ fault, line, own, problem }) => {
      const isProved = problem.proof !== 'deep' && (fault.kind === 'no-win' || fault.kind === 'loses');
      return isProved && play(game, positionAt(game, problem, 2 * own), line.slice(0, 2)).result === null;
    });
    for (const { problem, own, line } of proved.filter((_, at) => at % EVERY === 0)) {
      const played = [...problem.line.slice(0, 2 * own), ...line.slice(0, 2)];
      const { outcome } = solve(games, { game: id, position: problem.position, played, nodes: NODES });
      const fits = problem.goal === 'draw' ? [null, 'loss'] : [null, 'draw', 'loss'];
      expect(fits, `${problem.id} ${line.join(' ')}`).toContain(outcome);
    }
  });
});
