import { type BestMoveRequest, type EngineHost, bestMove } from '@tahoun/engine';
import { gameById } from '@tahoun/games';
import { expect, it } from 'vitest';
import { randomOpenings } from './openings.js';
import type { ComputerPlayer } from './play-game.js';
import { type MatchPlan, playMatch } from './play-match.js';
import { gamesOf } from './statistics.js';

const game = gameById('zabor');

/** Answers on this thread, in an order that has nothing to do with that of the questions. */
function shufflingHost(asked: BestMoveRequest[] = []): EngineHost {
  let turn = 0;
  return {
    async bestMove(request) {
      asked.push(request);
      for (let wait = (turn++ * 7) % 5; wait > 0; wait--) await Promise.resolve();
      return bestMove(request);
    },
    solve: () => Promise.reject(new Error('not asked for')),
    close: () => Promise.resolve(),
  };
}

const player = (ask: ComputerPlayer['ask']): ComputerPlayer => ({ kind: 'computer', ask });

function plan(changes: Partial<MatchPlan>): MatchPlan {
  return {
    game,
    variants: { size: '4' },
    a: player({ algorithm: 'alpha-beta', depth: 4 }),
    b: player({ algorithm: 'random' }),
    openings: randomOpenings(game.initial({ size: '4' }), 7),
    games: 20,
    concurrency: 1,
    seed: 7,
    sprt: undefined,
    onGame: () => undefined,
    ...changes,
  };
}

it('a player who thinks beats one who does not', async () => {
  const { tally } = await playMatch(plan({}), shufflingHost());
  expect(gamesOf(tally)).toBe(20);
  expect(tally.wins).toBeGreaterThan(tally.losses + 5);
});

it('gives the same result whatever the concurrency, also when the SPRT ends it', async () => {
  const sprt = { elo0: 0, elo1: 200 };
  for (const changes of [{}, { games: 400, sprt }]) {
    const one = await playMatch(plan(changes), shufflingHost());
    const five = await playMatch(plan({ ...changes, concurrency: 5 }), shufflingHost());
    expect(five).toEqual(one);
    if ('sprt' in changes) {
      expect(one.sprt?.decision).toBe('accept-h1');
      expect(gamesOf(one.tally)).toBeLessThan(400);
    }
  }
});

it('plays each opening twice, sides swapped, each game with a seed of its own', async () => {
  const asked: BestMoveRequest[] = [];
  await playMatch(plan({ games: 4 }), shufflingHost(asked));
  const seeds = [...new Set(asked.map((request) => request.seed))];
  expect(seeds).toHaveLength(4);
  const starts = seeds.map((seed) => asked.find((request) => request.seed === seed));
  expect(starts[0]?.position).toBe(starts[1]?.position);
  expect(starts[2]?.position).toBe(starts[3]?.position);
  expect(starts.map((start) => start?.algorithm)).toEqual(
    starts[0]?.position?.endsWith(' b')
      ? ['alpha-beta', 'random', 'alpha-beta', 'random']
      : ['random', 'alpha-beta', 'random', 'alpha-beta'],
  );
});

it('the same player against itself scores exactly half', async () => {
  const same = player({ algorithm: 'alpha-beta', depth: 3 });
  const { tally } = await playMatch(plan({ a: same, b: same, games: 10 }), shufflingHost());
  expect(tally.wins).toBe(tally.losses);
});
