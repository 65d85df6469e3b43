import { type BestMoveRequest, type EngineHost, bestMove } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { CliError } from '../errors.js';
import { gameById, games } from '../games.js';
import { type Ask, ownPlayer } from './contestant.js';
import { randomOpenings } from './openings.js';
import { type MatchGame, type MatchPlan, playMatch } from './play-match.js';
import type { GameSoFar, Player } from './player.js';
import { gamesOf } from './statistics.js';

const game = gameById('zabor');

/** Answers on this thread, in an order that has nothing to do with that of the questions. */
function shufflingHost(asked: BestMoveRequest[] = []): EngineHost {
  let turn = 0;
  return {
    async bestMove(request) {
      asked.push(request);
      for (let wait = (turn++ * 7) % 5; wait > 0; wait--) await Promise.resolve();
      return bestMove(games, request);
    },
    solve: () => Promise.reject(new Error('not asked for')),
    tree: () => Promise.reject(new Error('not asked for')),
    proof: () => Promise.reject(new Error('not asked for')),
    close: () => Promise.resolve(),
  };
}

const ALPHA_BETA: Ask = { algorithm: 'alpha-beta', depth: 4 };
const RANDOM: Ask = { algorithm: 'random' };

function plan(changes: Partial<MatchPlan>, host = shufflingHost(), a = ALPHA_BETA, b = RANDOM): MatchPlan {
  return {
    game,
    variants: { size: '4' },
    a: () => ownPlayer('a', a, host),
    b: () => ownPlayer('b', b, host),
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
  const { tally } = await playMatch(plan({}));
  expect(gamesOf(tally)).toBe(20);
  expect(tally.wins).toBeGreaterThan(tally.losses + 5);
});

it('gives the same result whatever the concurrency, also when the SPRT ends it', async () => {
  const sprt = { elo0: 0, elo1: 200 };
  for (const changes of [{}, { games: 400, sprt }]) {
    const one = await playMatch(plan(changes));
    const five = await playMatch(plan({ ...changes, concurrency: 5 }));
    expect(five).toEqual(one);
    if ('sprt' in changes) {
      expect(one.sprt?.decision).toBe('accept-h1');
      expect(gamesOf(one.tally)).toBeLessThan(400);
    }
  }
});

it('plays each opening twice, sides swapped, each game with a seed of its own', async () => {
  const asked: BestMoveRequest[] = [];
  await playMatch(plan({ games: 4 }, shufflingHost(asked)));
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
  const same: Ask = { algorithm: 'alpha-beta', depth: 3 };
  const { tally } = await playMatch(plan({ games: 10 }, shufflingHost(), same, same));
  expect(tally.wins).toBe(tally.losses);
});

it("a player's own seed stands for that of every game", async () => {
  const asked: BestMoveRequest[] = [];
  await playMatch(plan({ games: 4 }, shufflingHost(asked), { ...RANDOM, seed: 3 }, { ...RANDOM, seed: 3 }));
  expect(new Set(asked.map((request) => request.seed))).toEqual(new Set([3]));
});

it('tells of each game in order, with who played and where it led', async () => {
  const games: MatchGame[] = [];
  await playMatch(plan({ games: 6, concurrency: 3, onGame: (_, played) => games.push(played) }));
  expect(games.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(games.map(({ names }) => names.join('-'))).toEqual(['a-b', 'b-a', 'a-b', 'b-a', 'a-b', 'b-a']);
  for (const { start, moves, winner, reason } of games) {
    const position = start.clone();
    for (const move of moves) position.makeMove(move);
    expect(game.result(position)).toMatchObject({ winner, reason });
  }
});

describe('a match that cannot go on', () => {
  /** A player who does not come to an end by himself, and knows whether he was sent home. */
  class Thinker implements Player {
    readonly name = 'thinker';
    closed = 0;
    startGame = () => Promise.resolve();
    chooseMove(_: GameSoFar, signal: AbortSignal): Promise<null> {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    }
    close() {
      this.closed += 1;
      return Promise.resolve();
    }
  }

  it('stops at once when one player fails, with everybody sent home', async () => {
    const thinker = new Thinker();
    const failing = new Thinker();
    let seats = 0;
    failing.startGame = () => Promise.reject(new CliError(() => 'no engine'));
    const a = () => (seats++ === 0 ? thinker : failing);
    const match = playMatch(plan({ a, b: () => new Thinker(), concurrency: 2 }));
    await expect(match).rejects.toThrow('no engine');
    expect([thinker.closed, failing.closed]).toEqual([1, 1]);
  });

  it('ends with what has been counted when it is aborted', async () => {
    const controller = new AbortController();
    const thinker = new Thinker();
    setTimeout(() => controller.abort(), 10);
    const { tally } = await playMatch(plan({ a: () => thinker }), controller.signal);
    expect(gamesOf(tally)).toBe(0);
    expect(thinker.closed).toBe(1);
  });
});
