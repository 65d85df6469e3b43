import { describe, expect, it } from 'vitest';
import { type Evaluation, ONGOING } from '../contract/game.js';
import { legalMoves } from '../contract/moves.js';
import { WIN, isDecided, nearer, opposite, pliesToEnd } from '../contract/score.js';
import type { SearchResult } from '../request/request.js';
import { SkirmishPosition, skirmishValue } from '../testing/skirmish.js';
import { solveSkirmish } from '../testing/skirmish-solution.js';
import { TicTacToe } from '../testing/small-games.js';
import { alphaBetaSearch } from './alpha-beta.js';
import type { TextbookRequest } from './context.js';
import { greedySearch, minimaxSearch } from './minimax.js';
import { minimaxQuiescenceSearch } from './minimax-quiescence.js';
import { secondLook, secondSearch } from './second-search.js';

type Search = (request: TextbookRequest) => SearchResult;
const VERIFY = 1;
const SEARCHES: readonly (readonly [string, Search])[] = [
  ['greedy', greedySearch],
  ['minimax', minimaxSearch],
  ['minimax that finishes exchanges', minimaxQuiescenceSearch],
  ['alpha-beta', alphaBetaSearch],
  ['second search', (request) => secondSearch({ ...request, verifyDepth: VERIFY })],
  ['second look', (request) => secondLook({ ...request, verifyDepth: VERIFY })],
];
const WHOLE = SEARCHES.filter(([name]) => name !== 'greedy');

/** A value that no finished game has for either side. */
const misleading: Evaluation = { id: 'misleading', evaluate: () => -700, terms: () => ({}) };

/** Boards of five stones that are not over: every game from there ends within four plies. */
const boards = Array.from({ length: 60 }, (_, seed) => {
  const position = new TicTacToe();
  for (let ply = 0; ply < 5 && position.outcome() === ONGOING; ply++) {
    const moves = legalMoves(position);
    position.makeMove(moves[(seed * 31 + ply * 7 + (seed >> 2)) % moves.length]!);
  }
  return position;
}).filter((board) => board.outcome() === ONGOING);
const PLIES = 4;

/** The value of a board, by the definition. */
function trueValue(board: TicTacToe): number {
  const outcome = board.outcome();
  if (outcome !== ONGOING) return WIN * outcome;
  const values = legalMoves(board).map((move) => {
    board.makeMove(move);
    const value = nearer(opposite(trueValue(board)));
    board.undoMove();
    return value;
  });
  return Math.max(...values);
}

describe.each(SEARCHES)('%s', (_, search) => {
  const shape = { places: 60, width: 3, lostEvery: 11 };
  const solved = solveSkirmish(shape);

  it.each([undefined, 1, 2, 5, 12, 30, 70])('says exact only of the value of the game: %j nodes', (nodes) => {
    for (let place = 0; place < shape.places; place += 2) {
      const position = new SkirmishPosition(place, 3, shape);
      if (legalMoves(position).length === 0) continue;
      for (const depth of [1, 2, 4]) {
        const limits = nodes === undefined ? { depth } : { depth, nodes };
        const result = search({ position, evaluation: skirmishValue as Evaluation, limits });
        expect(result.limitedBy === null || nodes !== undefined).toBe(true);
        if (!result.exact) continue;
        expect(Math.sign(result.score)).toBe(Math.sign(solved(position)));
        const plies = pliesToEnd(solved(position));
        if (plies !== null) expect(pliesToEnd(result.score)).toBeGreaterThanOrEqual(plies);
      }
    }
  });
});

describe.each(WHOLE)('%s of whole games', (_, search) => {
  it('is exact, draws included, whatever else it looks at', () => {
    const found = new Map<number, number>();
    for (const position of boards) {
      const result = search({ position, evaluation: misleading, limits: { depth: PLIES } });
      expect(result).toMatchObject({ score: trueValue(position), exact: true, limitedBy: null });
      const sign = Math.sign(result.score);
      found.set(sign, (found.get(sign) ?? 0) + 1);
    }
    for (const sign of [-1, 0, 1]) expect(found.get(sign)).toBeGreaterThan(1);
  });

  it('is exact at less depth only where it has the value', () => {
    let open = 0;
    for (const position of boards) {
      for (let depth = 1; depth < PLIES; depth++) {
        const { score, exact } = search({ position, evaluation: misleading, limits: { depth } });
        if (exact) expect(Math.sign(score)).toBe(Math.sign(trueValue(position)));
        else open++;
        // A result decided within the depth is proved, whatever the evaluation of other positions.
        const isForced = (pliesToEnd(trueValue(position)) ?? PLIES) <= depth;
        if (isForced) expect([score, exact]).toEqual([trueValue(position), true]);
      }
    }
    expect(open).toBeGreaterThan(10);
  });

  it('is exact where it was stopped only if a depth before has proved it, or a win was met', () => {
    let [stopped, proved] = [0, 0];
    for (const position of boards) {
      for (let nodes = 0; nodes < 60; nodes += nodes < 10 ? 1 : 5) {
        const { score, exact, limitedBy } = search({
          position,
          evaluation: misleading,
          limits: { depth: PLIES, nodes },
        });
        if (limitedBy === null) continue;
        stopped++;
        if (!exact) continue;
        expect(isDecided(score)).toBe(true);
        expect(Math.sign(score)).toBe(Math.sign(trueValue(position)));
        proved++;
      }
    }
    expect(stopped).toBeGreaterThan(100);
    expect(proved).toBeLessThan(stopped);
  });
});
