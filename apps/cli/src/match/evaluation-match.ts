import {
  type Evaluation,
  type Game,
  TranspositionTable,
  type VariantValues,
  strongSearch,
} from '@tahoun/core';
import type { Progress } from '@tahoun/i18n';
import {
  type Player,
  type SprtHypotheses,
  playTournament,
  randomOpenings,
  wholeCouples,
} from '@tahoun/match/tournament';
import type { Challenge } from '@tahoun/workshop/learn';

/** A new evaluation is kept when it is shown to be stronger: by `elo1` rather than `elo0`. */
const STRONGER: SprtHypotheses = { elo0: 0, elo1: 20 };
const TABLE_MIB = 16;

interface EvaluationMatch {
  readonly game: Game;
  readonly variants?: VariantValues | undefined;
  /** Games at most, and processor time for each of their moves, in milliseconds. */
  readonly games: number;
  readonly moveTime: number;
  readonly seed: number;
  readonly report: Progress;
}

/** Plays a new evaluation against the best one so far. */
export async function playEvaluations(
  { game, variants, games, moveTime, seed, report }: EvaluationMatch,
  candidate: Evaluation,
  best: Evaluation,
  signal: AbortSignal,
): Promise<Challenge> {
  const whole = wholeCouples(games);
  const { pairings, sprt } = await playTournament(
    {
      game,
      variants,
      players: [
        () => evaluationPlayer('new', candidate, moveTime),
        () => evaluationPlayer('best', best, moveTime),
      ],
      openings: randomOpenings(game.initial(variants), seed),
      games: whole,
      concurrency: 1,
      seed,
      sprt: STRONGER,
      onGame: (soFar, { number }) => {
        const { wins, draws, losses } = soFar.pairings[0]!.tally;
        report((texts) => texts.matchProgress(number + 1, whole, wins, draws, losses), {
          done: wins + draws + losses,
          total: whole,
        });
      },
    },
    signal,
  );
  return { ...pairings[0]!.tally, isStronger: sprt?.decision === 'accept-h1' };
}

/** The strong search with one evaluation, with a time for each move by the processor's clock. */
function evaluationPlayer(name: string, evaluation: Evaluation, timeMs: number): Player {
  let table = new TranspositionTable(TABLE_MIB);
  return {
    name,
    async startGame() {
      table = new TranspositionTable(TABLE_MIB);
    },
    async chooseMove({ position }) {
      const limits = { timeMs, now: processorMs };
      return strongSearch({ position: position.clone(), evaluation, table, limits }).move;
    },
    async close() {
      // It has nothing to end.
    },
  };
}

/** Milliseconds of processor time: other work on the machine does not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
