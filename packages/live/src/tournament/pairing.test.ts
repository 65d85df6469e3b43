import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Pairing,
  type PlayedPairing,
  type Round,
  isRoundRobin,
  roundRobin,
  roundsOf,
  swissRound,
} from './pairing.js';
import { standingsOf } from './standings.js';

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const pairOf = ({ first, second }: Pairing) => [first, second ?? -1].sort((a, b) => a - b).join('-');
const surplusOf = (player: number, rounds: readonly (readonly Pairing[])[]) =>
  rounds.flat().reduce((sum, { first, second }) => {
    if (second === null) return sum;
    return sum + Number(first === player) - Number(second === player);
  }, 0);

/** Plays a Swiss tournament in which the results, and who leaves when, are those of chance. */
function playSwiss(count: number, results: readonly number[], leaves: readonly number[]): Round[] {
  const rounds: Round[] = [];
  for (let round = 0; round < roundsOf(count); round++) {
    const standings = standingsOf(numbers(count), rounds);
    const goOn = standings.filter(({ number }) => !leaves.slice(0, round).includes(number));
    const scores = new Map(standings.map(({ number, halves }) => [number, halves]));
    const pairings = swissRound(
      goOn.map(({ number }) => number),
      scores,
      rounds,
    );
    rounds.push(
      pairings.map((pairing, board): PlayedPairing => {
        const halves = pairing.second === null ? 2 : (results[(31 * round + board) % results.length] ?? 1);
        return { ...pairing, halves: [halves, 2 - halves] };
      }),
    );
  }
  return rounds;
}

describe('a round robin', () => {
  it.each([3, 4, 5, 6, 7, 8])(
    'of %i lets everybody meet everybody once, with both colours alike',
    (count) => {
      const rounds = roundRobin(numbers(count));
      expect(isRoundRobin(count)).toBe(true);
      expect(rounds).toHaveLength(roundsOf(count));
      const games = rounds.flat().filter(({ second }) => second !== null);
      expect(new Set(games.map(pairOf)).size).toBe((count * (count - 1)) / 2);
      expect(games).toHaveLength((count * (count - 1)) / 2);
      for (const round of rounds) {
        const players = round.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
        expect(players.toSorted((a, b) => a - b)).toEqual(numbers(count));
      }
      for (const player of numbers(count)) {
        expect(Math.abs(surplusOf(player, rounds))).toBeLessThanOrEqual(count % 2 === 0 ? 1 : 0);
        expect(rounds.flat().filter(({ first, second }) => first === player && second === null)).toHaveLength(
          count % 2,
        );
      }
    },
  );
});

describe('a Swiss tournament', () => {
  const results = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 80 });
  const size = fc.integer({ min: 9, max: 32 });

  it('lets nobody meet twice or have two byes, and keeps the colours within two', () => {
    fc.assert(
      fc.property(size, results, (count, outcomes) => {
        const rounds = playSwiss(count, outcomes, []);
        const all = rounds.flat();
        const games = all.filter(({ second }) => second !== null);
        expect(games).toHaveLength(rounds.length * Math.floor(count / 2));
        expect(new Set(games.map(pairOf)).size).toBe(games.length);
        const byes = all.flatMap(({ first, second }) => (second === null ? [first] : []));
        expect(new Set(byes).size).toBe(byes.length);
        for (const player of numbers(count))
          expect(Math.abs(surplusOf(player, rounds))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 60 },
    );
  });

  it('pairs everybody who goes on exactly once, however many leave', () => {
    const leaves = fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 12 }), results, leaves, (count, outcomes, left) => {
        for (const [round, pairings] of playSwiss(count, outcomes, left).entries()) {
          const players = pairings.flatMap(({ first, second }) =>
            second === null ? [first] : [first, second],
          );
          const gone = left.slice(0, round).filter((number) => number < count);
          expect(players.toSorted((a, b) => a - b)).toEqual(numbers(count).filter((n) => !gone.includes(n)));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('lets two meet again only where nobody else is left', () => {
    const met: Round[] = [[{ first: 0, second: 1, halves: [2, 0] }]];
    expect(swissRound([0, 1], new Map(), met)).toEqual([{ first: 1, second: 0 }]);
  });

  it('pairs the upper half with the lower one, then winners with winners', () => {
    const [first, second] = playSwiss(16, [2], []) as [Round, Round];
    expect(pairOf(first[0] as Pairing)).toBe('0-8');
    const winners = first.map(({ first: player }) => player);
    for (const { first: one, second: other } of second)
      expect(winners.includes(one)).toBe(winners.includes(other as number));
  });
});

describe('the standings', () => {
  it('decide between equal points by the points of the beaten', () => {
    // 0 beats 1, 1 beats 2, 2 beats 0; 3 loses to 0 and 1, and draws with 2.
    const rounds: Round[] = [
      [
        { first: 0, second: 1, halves: [2, 0] },
        { first: 2, second: 3, halves: [1, 1] },
      ],
      [
        { first: 1, second: 2, halves: [2, 0] },
        { first: 0, second: 3, halves: [2, 0] },
      ],
      [
        { first: 2, second: 0, halves: [2, 0] },
        { first: 1, second: 3, halves: [2, 0] },
      ],
    ];
    expect(
      standingsOf([0, 1, 2, 3], rounds).map(({ number, halves, tieBreak }) => [number, halves, tieBreak]),
    ).toEqual([
      [0, 4, 2 * 4 + 2 * 1],
      [1, 4, 2 * 3 + 2 * 1],
      [2, 3, 2 * 4 + 1 * 1],
      [3, 1, 1 * 3],
    ]);
  });

  it('of a Swiss tournament count the points of all opponents, and none for a bye', () => {
    const rounds: Round[] = [
      [
        { first: 0, second: 1, halves: [2, 0] },
        { first: 2, second: null, halves: [2, 0] },
      ],
    ];
    const table = standingsOf(numbers(9), rounds);
    expect(table.slice(0, 3).map(({ number, tieBreak }) => [number, tieBreak])).toEqual([
      [0, 0],
      [2, 0],
      [1, 2],
    ]);
  });
});
