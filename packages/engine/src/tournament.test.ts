import {
  type GameSoFar,
  type Player,
  type TournamentGame,
  type TournamentPlan,
  type TournamentResult,
  gamesOf,
  playTournament,
  randomOpenings,
} from '@tahoun/match/tournament';
import { describe, expect, it } from 'vitest';
import { bestMove } from './best-move.js';
import type { EngineHost } from './host.js';
import { type Ask, ownPlayer } from './own-player.js';
import type { BestMoveRequest } from './request.js';
import { games } from './testing/all-games.js';

const { game } = games.get('zabor');

/** Answers on this thread, in an order that has nothing to do with that of the questions. */
function shufflingHost(asked: BestMoveRequest[] = []): Pick<EngineHost, 'bestMove'> {
  let turn = 0;
  return {
    async bestMove(request) {
      asked.push(request);
      for (let wait = (turn++ * 7) % 5; wait > 0; wait--) await Promise.resolve();
      return bestMove(games, request);
    },
  };
}

const ALPHA_BETA: Ask = { algorithm: 'alpha-beta', depth: 4 };
const RANDOM: Ask = { algorithm: 'random' };

/** The results of the first two players, from the view of the first. */
const tallyOf = ({ pairings }: TournamentResult) => pairings[0]!.tally;

function plan(
  changes: Partial<TournamentPlan>,
  host = shufflingHost(),
  asks = [ALPHA_BETA, RANDOM],
): TournamentPlan {
  return {
    game,
    variants: { size: '4' },
    players: asks.map((ask, at) => () => ownPlayer('abc'[at] as string, ask, host)),
    openings: randomOpenings(game.initial({ size: '4' }), 7),
    games: 20,
    concurrency: 1,
    seed: 7,
    onGame: () => undefined,
    ...changes,
  };
}

it('a player who thinks beats one who does not', async () => {
  const tally = tallyOf(await playTournament(plan({})));
  expect(gamesOf(tally)).toBe(20);
  expect(tally.wins).toBeGreaterThan(tally.losses + 5);
});

it('gives the same result whatever the concurrency, also when the SPRT ends it', async () => {
  const sprt = { elo0: 0, elo1: 200 };
  for (const changes of [{}, { games: 400, sprt }]) {
    const one = await playTournament(plan(changes));
    const five = await playTournament(plan({ ...changes, concurrency: 5 }));
    expect(five).toEqual(one);
    if ('sprt' in changes) {
      expect(one.sprt?.decision).toBe('accept-h1');
      expect(gamesOf(tallyOf(one))).toBeLessThan(400);
    }
  }
});

it('plays each opening twice, sides swapped, each game with a seed of its own', async () => {
  const asked: BestMoveRequest[] = [];
  await playTournament(plan({ games: 4 }, shufflingHost(asked)));
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
  const tally = tallyOf(await playTournament(plan({ games: 10 }, shufflingHost(), [same, same])));
  expect(tally.wins).toBe(tally.losses);
});

it("a player's own seed stands for that of every game", async () => {
  const asked: BestMoveRequest[] = [];
  await playTournament(
    plan({ games: 4 }, shufflingHost(asked), [
      { ...RANDOM, seed: 3 },
      { ...RANDOM, seed: 3 },
    ]),
  );
  expect(new Set(asked.map((request) => request.seed))).toEqual(new Set([3]));
});

it('tells of each game in order, with who played and where it led', async () => {
  const games: TournamentGame[] = [];
  await playTournament(plan({ games: 6, concurrency: 3, onGame: (_, played) => games.push(played) }));
  expect(games.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(games.map(({ names }) => names.join('-'))).toEqual(['a-b', 'b-a', 'a-b', 'b-a', 'a-b', 'b-a']);
  for (const { start, moves, winner, reason } of games) {
    const position = start.clone();
    for (const move of moves) position.makeMove(move);
    expect(game.result(position)).toMatchObject({ winner, reason });
  }
});

describe('a round robin', () => {
  const ASKS = [ALPHA_BETA, RANDOM, { algorithm: 'greedy' }] as const;
  const all = async (changes: Partial<TournamentPlan>, asks: readonly Ask[] = ASKS) => {
    const games: TournamentGame[] = [];
    const onGame: TournamentPlan['onGame'] = (_, played) => games.push(played);
    const result = await playTournament(plan({ games: 4, onGame, ...changes }, shufflingHost(), [...asks]));
    return { games, result };
  };

  it('lets each two play every opening from both sides', async () => {
    const { games } = await all({});
    expect(games).toHaveLength(12);
    const openings = new Map<string, string[]>();
    for (const { names, moves } of games) {
      const key = [...names].sort().join('');
      openings.set(key, [...(openings.get(key) ?? []), `${names[0]}${moves[0]}`]);
    }
    expect([...openings.keys()].sort()).toEqual(['ab', 'ac', 'bc']);
    const [first, ...others] = [...openings.values()].map((list) => list.map((text) => text.slice(1)));
    for (const other of others) expect(other).toEqual(first);
    for (const [[a, b], list] of openings) {
      expect(list.map((text) => text[0])).toEqual([a, b, a, b]);
    }
  });

  it('lets each two play the very games of a match of their own', async () => {
    const tournament = (await all({})).games.filter(({ names }) => !names.includes('b'));
    const match = (await all({}, [ALPHA_BETA, ASKS[2]])).games;
    expect(tournament.map(({ moves, seed }) => [moves, seed])).toEqual(
      match.map(({ moves, seed }) => [moves, seed]),
    );
  });

  it('goes on after the games that were played before', async () => {
    const whole = await all({ concurrency: 3 });
    const rest = await all({ before: whole.games.slice(0, 7), concurrency: 2 });
    expect(rest.games).toEqual(whole.games.slice(7));
    expect(rest.result).toEqual(whole.result);
  });
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
    failing.startGame = () => Promise.reject(new Error('no engine'));
    const a = () => (seats++ === 0 ? thinker : failing);
    const match = playTournament(plan({ players: [a, () => new Thinker()], concurrency: 2 }));
    await expect(match).rejects.toThrow('no engine');
    expect([thinker.closed, failing.closed]).toEqual([1, 1]);
  });

  it('ends with what has been counted when it is aborted', async () => {
    const controller = new AbortController();
    const thinker = new Thinker();
    setTimeout(() => controller.abort(), 10);
    const players = [() => thinker, () => new Thinker()];
    const tally = tallyOf(await playTournament(plan({ players }), controller.signal));
    expect(gamesOf(tally)).toBe(0);
    expect(thinker.closed).toBe(1);
  });
});
