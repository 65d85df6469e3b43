import type { Move } from '@tahoun/core';
import type { EngineHost } from '@tahoun/engine';
import { chess } from '@tahoun/games/chess';
import {
  type Contestant,
  type GameSoFar,
  type MatchGame,
  type OpeningBook,
  type Player,
  contestant,
  makePlayer,
  playMatch,
  spokenMoves,
  sprt,
} from 'tahoun/match';
import type { Opponent } from './opponents.ts';
import { type GameResult, type PairResult, pointsOf } from './rating.ts';

/** A rung is clear when one side is surely 400 rather than 200 points stronger: little is learnt by going on. */
const CLEAR = { elo0: 200, elo1: 400 };

interface RungPlan {
  /** Name of the player, under which the results are added up. */
  readonly name: string;
  readonly player: Contestant;
  readonly opponent: Opponent;
  readonly openings: OpeningBook;
  /** Pairs that were played before. */
  readonly earlier: readonly PairResult[];
  /** To play now, unless the rung becomes clear. */
  readonly pairs: number;
  /** Games at a time. */
  readonly concurrency: number;
  /** The engine for our own players. */
  readonly host: EngineHost;
  readonly onPair: (pair: PairResult) => void;
}

/** Whether the pairs played are enough to know that one side is far stronger. */
export function isClear(pairs: readonly PairResult[]): boolean {
  const counts = [0, 1, 2, 3, 4].map((half) => pairs.filter((pair) => 2 * pointsOf(pair) === half).length);
  return [counts, counts.toReversed()].some((seen) => sprt(seen, CLEAR).decision === 'accept-h1');
}

/**
 * Goes on with a rung where its earlier pairs end. When the signal is aborted, the pair under way is dropped.
 * @throws Error when one of the two cannot take part.
 */
export async function playRung(plan: RungPlan, signal: AbortSignal): Promise<void> {
  const { earlier, host } = plan;
  const opponent = contestant(plan.opponent.id)(plan.opponent.spec());
  const times: Times = { player: new Map(), opponent: new Map() };
  const pairs = [...earlier];
  const cleared = new AbortController();
  let first: GameResult | undefined;
  await playMatch(
    {
      game: chess,
      variants: undefined,
      a: () => new TimedPlayer(makePlayer(plan.player, host), times.player),
      b: () => new TimedPlayer(makePlayer(opponent, host), times.opponent),
      openings: (pair) => plan.openings(earlier.length + pair),
      games: 2 * plan.pairs,
      concurrency: plan.concurrency,
      seed: earlier.length,
      sprt: undefined,
      onGame: (_, played) => {
        const game = resultOf(played, times);
        if (first === undefined) {
          first = game;
          return;
        }
        const pair: PairResult = {
          player: plan.name,
          opponent: plan.opponent.id,
          pair: pairs.length,
          opening: chess.formatPosition(played.start as ReturnType<typeof chess.initial>),
          games: [first, game],
        };
        first = undefined;
        pairs.push(pair);
        plan.onPair(pair);
        if (isClear(pairs)) cleared.abort();
      },
    },
    AbortSignal.any([signal, cleared.signal]),
  );
}

/** Milliseconds of the slowest move of each game, by its seed. */
interface Times {
  readonly player: Map<number, number>;
  readonly opponent: Map<number, number>;
}

function resultOf(played: MatchGame, times: Times): GameResult {
  const { winner, sideOfA, reason, fault, start, moves, seed } = played;
  return {
    points: winner === null ? 0.5 : winner === sideOfA ? 1 : 0,
    reason,
    ...(fault === undefined ? {} : { fault: fault.message }),
    moves: spokenMoves({ game: chess, start, moves })
      .map(({ text }) => text)
      .join(' '),
    slowest: { player: times.player.get(seed) ?? 0, opponent: times.opponent.get(seed) ?? 0 },
  };
}

/** A player whose moves are timed. */
class TimedPlayer implements Player {
  readonly #player: Player;
  readonly #slowest: Map<number, number>;

  /** @param slowest takes the milliseconds of the slowest move of each game, by its seed. */
  constructor(player: Player, slowest: Map<number, number>) {
    this.#player = player;
    this.#slowest = slowest;
  }

  get name(): string {
    return this.#player.name;
  }

  startGame(game: GameSoFar, signal: AbortSignal): Promise<void> {
    return this.#player.startGame(game, signal);
  }

  async chooseMove(game: GameSoFar, signal: AbortSignal): Promise<Move | null> {
    const start = performance.now();
    try {
      return await this.#player.chooseMove(game, signal);
    } finally {
      const spent = Math.round(performance.now() - start);
      this.#slowest.set(game.seed, Math.max(spent, this.#slowest.get(game.seed) ?? 0));
    }
  }

  close(): Promise<void> {
    return this.#player.close();
  }
}
