import { ONGOING, Random, WIN, isDecided, playRandomMove } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { type BestMoveAnswer, type BestMoveRequest, bestMove, load, playAnswer, solve } from './index.js';
import { nodeTables } from './node-tables.js';
import { GAME_IDS, aiOf, gameById, games } from './testing/all-games.js';

/** Wins and losses of different lengths. */
const DECIDED: Readonly<Record<string, readonly string[]>> = {
  chess: [
    'r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1',
    '2b1k1n1/r1pp1pp1/1pn5/p3P1B1/P1P1P3/R1K2PPB/1P3q1r/3Q4 b - - 5 16',
    '6k1/Rr6/6pp/5b2/8/R6P/5K2/8 w - - 3 53',
    '3r4/1b2ppk1/1P4p1/7p/1R5P/P1q5/P1P2P2/5NK1 b - - 0 33',
    '2k5/8/1K6/8/8/8/8/5Q2 b - - 0 1',
    '8/8/8/8/2r5/1k6/8/1K6 b - - 0 1',
    'k7/8/1K6/1N6/8/8/8/5B2 w - - 0 1',
  ],
  'czech-draughts': [
    'B:WKh4:BKa1,f4,g5',
    'B:Wa5,b2,c1,f2,f6:Bb8,c7,d4,f8,h4',
    'B:Wa1,a3,g1,Kg7:Ba7,Kd2,e3',
    'W:WKd8,Kg3,Kf4:BKg1',
  ],
  'atari-go': ['..O.X./....../..XO.X/..OXX./....X./....OO O 1', '...XO/.XO../.XO../..XO./X.... O 1'],
};

/** Decided positions, and some near the end of random games. */
function positionsOf(id: string): string[] {
  const game = gameById(id);
  const random = new Random(59);
  const near = Array.from({ length: 6 }, (_, number) => {
    const walk = game.initial();
    const played: string[] = [];
    while (walk.outcome() === ONGOING) {
      played.push(game.formatPosition(walk));
      playRandomMove(walk, random);
    }
    return played.at(-1 - Math.min(number, played.length - 1)) as string;
  });
  return [...(DECIDED[id] ?? []), ...near];
}

interface Line {
  readonly score: number;
  readonly scoreText: string;
  readonly pv: readonly string[];
}

/** The decided lines of an answer: no longer than their distance, and played out where that is claimed as proved. */
function checkLines(request: BestMoveRequest, answer: BestMoveAnswer): { shown: number; short: number } {
  let [shown, short] = [0, 0];
  const lines: readonly Line[] = [answer, ...(answer.lines ?? [])];
  for (const { score, scoreText, pv } of lines) {
    if (!isDecided(score)) continue;
    const plies = WIN - Math.abs(score);
    expect(pv.length).toBeLessThanOrEqual(plies);
    if (pv.length < plies) short++;
    if (scoreText.includes('within')) continue;
    expect(pv, `${JSON.stringify(request)} ${scoreText}`).toHaveLength(plies);
    expect(playAnswer(games, request, pv).over).toBe(true);
    shown++;
  }
  return { shown, short };
}

const tables = { tables: nodeTables };

describe.each(GAME_IDS)('a win or a loss of %s', (game) => {
  const positions = positionsOf(game);
  const isByMargin = load(games, { game }).position.marginScore !== undefined;
  const hasTheory = aiOf(game).solve !== undefined;

  /** Asks about every position, and holds each depth's progress and the answer to the promise. */
  function checkAll(asked: Partial<BestMoveRequest>, hooks: Parameters<typeof bestMove>[2] = tables) {
    let shown = 0;
    for (const position of positions) {
      const request = { game, position, ...asked };
      const onProgress = (progress: BestMoveAnswer) => checkLines(request, progress);
      const answer = bestMove(games, request, { ...hooks, onProgress });
      const found = checkLines(request, answer);
      shown += found.shown;
      // A theory knows results that its search does not come to.
      if (answer.limitedBy === null && !hasTheory) expect(found.short).toBe(0);
    }
    // Margins have no distance.
    if ((asked.nodes ?? 1000) >= 1000) expect(shown > 0).toBe(!isByMargin);
  }

  it.each([1, 2, 10, 100, 3000])('has a whole line where %i nodes prove its distance', (nodes) => {
    checkAll({ nodes });
    checkAll({ nodes, multiPv: 3 });
  });

  it('has one without tables, for all moves, and in searches of one depth', () => {
    checkAll({ nodes: 3000 }, { tables: () => undefined });
    checkAll({ nodes: 3000, multiPv: 20 });
    checkAll({ nodes: 3000, depth: 3 });
  });

  it('has one in every search', { tags: 'rest' }, () => {
    for (const nodes of [20_000, 60_000]) for (const multiPv of [1, 2, 4]) checkAll({ nodes, multiPv });
    checkAll({ algorithm: 'mcts', nodes: 3000 });
    for (const algorithm of ['alpha-beta', 'second-search', 'second-look'] as const) {
      checkAll({ algorithm, depth: 3, verifyDepth: 2 });
    }
  });

  it.each([100, 3000, 30_000])('has one where it is solved within %i nodes', (nodes) => {
    for (const position of positions) {
      const { distance, pv } = solve(games, { game, position, nodes }, tables);
      if (distance === null) continue;
      expect(pv).toHaveLength(distance);
      expect(playAnswer(games, { game, position }, pv).over).toBe(true);
    }
  });
});
