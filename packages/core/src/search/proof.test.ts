import { describe, expect, it } from 'vitest';
import { LOSS, type Move, ONGOING, type Side } from '../contract/game.js';
import { legalMoves } from '../contract/moves.js';
import { Random } from '../contract/random.js';
import { WIN, isDecided } from '../contract/score.js';
import { MATERIAL, SkirmishPosition, type SkirmishShape, skirmishValue } from '../testing/skirmish.js';
import { solveSkirmish } from '../testing/skirmish-solution.js';
import { strongSearch } from './strong.js';
import { LOWER, TranspositionTable, UPPER } from './table.js';
import { SELECTIVE_TECHNIQUES, TECHNIQUES, type Technique } from './techniques.js';

/*
 * The strong search against the solution of games with every hook: noisy and forced moves, passes, threats,
 * repetition, draws. Each has wins and losses of one ply to more than ten, and many positions that are neither.
 */
const SHAPES: readonly SkirmishShape[] = [
  { places: 60, width: 4, lostEvery: 13 },
  { places: 100, width: 3, lostEvery: 11, repetitionEnds: true },
  { places: 100, width: 4, lostEvery: 13 },
  { places: 100, width: 4, lostEvery: 13, isMirrored: true },
  // Without repetitions draws are proved too.
  { places: 120, width: 4, lostEvery: 6, isOneWay: true },
];
/** Futility margins: from one that prunes much to one so large that only exchanges and history prune. */
const MARGINS = [5, 60, 100_000];
const ALONE: readonly (readonly Technique[])[] = [
  ...SELECTIVE_TECHNIQUES.map((technique) => [technique]),
  ['exchange', 'futility', 'iterative-deepening'],
  ['null-move', 'iterative-deepening'],
  ['exchange', 'futility'],
  ['null-move'],
];
const SEARCHES = 150;
const DEEPEST = 14;

describe.each(SHAPES)('in %j', (shape) => {
  const solved = solveSkirmish(shape);
  /** Every position with a legal move. */
  const positions = Array.from(
    { length: shape.places * MATERIAL },
    (_, state) => new SkirmishPosition(state >> 3, state & 7, shape),
  ).filter((position) => position.outcome() === ONGOING);

  /** Seeded searches of random positions to random depths, some of the techniques left out at random. */
  function* searches(seed: number, shared?: TranspositionTable) {
    const random = new Random(seed);
    for (let i = 0; i < SEARCHES; i++) {
      const position = positions[random.below(positions.length)] as SkirmishPosition;
      const without = random.below(2) === 0 ? [] : TECHNIQUES.filter(() => random.below(4) === 0);
      const limits = { depth: 1 + random.below(DEEPEST), nodes: 20_000 };
      const table = shared ?? new TranspositionTable(1 / 64);
      const evaluation = { ...skirmishValue, futilityMargin: seed === 2 ? 5 : 60 };
      const result = strongSearch({ position, evaluation, limits, without, table });
      expectLegal(position, result.pv);
      yield { position, result };
    }
  }

  function expectLegal(position: SkirmishPosition, line: readonly Move[]) {
    const board = position.clone();
    for (const move of line) {
      expect(legalMoves(board)).toContain(move);
      board.makeMove(move);
    }
  }

  /** Expects the true score, or a decided one with more plies where it is marked as a bound. */
  function expectTrue(position: SkirmishPosition, score: number, distanceIsBound = false) {
    const value = solved(position);
    const where = `${position.state} is worth ${value}`;
    if (!distanceIsBound) return expect(score, where).toBe(value);
    expect(Math.sign(score), where).toBe(Math.sign(value));
    expect(Math.abs(score), where).toBeLessThanOrEqual(Math.abs(value));
  }

  it('an exact result is the value of the game, whatever techniques found it', () => {
    const found = { won: 0, lost: 0 };
    for (const { position, result } of searches(1)) {
      if (!result.exact) continue;
      expectTrue(position, result.score, result.distanceIsBound);
      if (result.score !== 0) found[result.score > 0 ? 'won' : 'lost']++;
    }
    expect(found.won).toBeGreaterThan(20);
    expect(found.lost).toBeGreaterThan(5);
  });

  it('so it is when earlier searches have filled the table', () => {
    let count = 0;
    for (const { position, result } of searches(2, new TranspositionTable(1 / 4))) {
      if (!result.exact) continue;
      expectTrue(position, result.score, result.distanceIsBound);
      count++;
    }
    expect(count).toBeGreaterThan(40);
  });

  it('a proved entry of the table bounds the value of the game', () => {
    const table = new TranspositionTable(1);
    for (const { result } of searches(3, table)) expect(result.nodes).toBeGreaterThan(0);
    const proved = { below: 0, above: 0 };
    for (const position of positions) {
      for (const turn of [0, 1] as const satisfies readonly Side[]) {
        const seen = position.clone();
        seen.turn = turn;
        if (!table.probe(seen.hashLo, seen.hashHi) || !table.proven) continue;
        const { score, bound } = table;
        const value = solved(seen);
        const where = `${seen.state}: bound ${bound} of ${score}`;
        // A win may come sooner than reported; so may a loss.
        const leastTrue = score > 0 ? score : score === 0 ? 0 : -WIN;
        const mostTrue = score < 0 ? score : score === 0 ? 0 : WIN;
        if (bound !== UPPER) {
          expect(value, where).toBeGreaterThanOrEqual(leastTrue);
          proved.above++;
        }
        if (bound !== LOWER) {
          expect(value, where).toBeLessThanOrEqual(mostTrue);
          proved.below++;
        }
      }
    }
    expect(Math.min(proved.above, proved.below)).toBeGreaterThan(30);
  });

  it('each selective technique by itself claims nothing false', () => {
    let claims = 0;
    for (const [i, position] of positions.entries()) {
      const alone = ALONE[i % ALONE.length] as readonly Technique[];
      const futilityMargin = MARGINS[((i / ALONE.length) % MARGINS.length) | 0]!;
      const evaluation = { ...skirmishValue, futilityMargin };
      const without = TECHNIQUES.filter((each) => each !== 'principal-variation' && !alone.includes(each));
      const limits = { depth: 5 + (i % 4), nodes: 1500 };
      const table = new TranspositionTable(1 / 64);
      const { exact, score } = strongSearch({ position, evaluation, limits, without, table });
      if (!exact) continue;
      expectTrue(position, score, true);
      claims++;
    }
    expect(claims).toBeGreaterThan(60);
  });

  it('a stopped search calls exact nothing but a win', () => {
    let [stopped, won] = [0, 0];
    for (const position of positions.filter((_, i) => i % 4 === 0)) {
      for (const nodes of [15, 40, 100]) {
        const table = new TranspositionTable(1 / 64);
        const result = strongSearch({ position, evaluation: skirmishValue, limits: { nodes }, table });
        if (result.limitedBy === null) continue;
        stopped++;
        if (!result.exact) continue;
        expect(result.score).toBeGreaterThan(0);
        expectTrue(position, result.score, result.distanceIsBound);
        won++;
      }
    }
    expect(stopped).toBeGreaterThan(60);
    expect(won).toBeGreaterThan(0);
  });

  it('a player that overlooks moves calls nothing exact', () => {
    let decided = 0;
    for (const [seed, position] of positions.slice(0, SEARCHES).entries()) {
      const request = { evaluation: skirmishValue, table: new TranspositionTable(1 / 64) };
      for (const nodes of [20, 200]) {
        const blunders = { chance: 0.2, seed };
        const { exact, score } = strongSearch({ ...request, position, limits: { nodes }, blunders });
        expect(exact).toBe(false);
        if (isDecided(score)) decided++;
      }
    }
    expect(decided).toBeGreaterThan(30);
  });

  it('a search of full width finds what is decided within its depth, with its true distance', () => {
    const random = new Random(5);
    let [found, lines] = [0, 0];
    for (const position of positions) {
      const plies = WIN - Math.abs(solved(position));
      if (plies > 10) continue;
      const without: readonly Technique[] = TECHNIQUES.filter(() => random.below(4) === 0);
      const table = new TranspositionTable(1 / 64);
      const limits = { depth: plies + random.below(2) };
      const request = { position, evaluation: skirmishValue, limits, table };
      const { score, pv } = strongSearch({ ...request, without: [...SELECTIVE_TECHNIQUES, ...without] });
      expect(score).toBe(solved(position));
      found++;
      // A table remembers one move of a line; without it the line goes to the end.
      if (!without.includes('table') || plies < 2) continue;
      const end = position.clone();
      for (const move of pv) end.makeMove(move);
      expect([pv.length, end.outcome()]).toEqual([plies, LOSS]);
      lines++;
    }
    expect(found).toBeGreaterThan(100);
    expect(lines).toBeGreaterThan(10);
  });
});
