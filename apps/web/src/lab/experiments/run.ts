import { signal } from '@preact/signals';
import { gameById } from '@tahoun/catalogue';
import { InputError } from '@tahoun/core';
import { type EngineHost, parseComputer } from '@tahoun/engine';
import { type MoveFinder, orderOf, ownPlayer } from '@tahoun/engine/tournament';
import {
  Count,
  type MatchAnswer,
  type PlayGame,
  type TournamentAnswer,
  type TournamentGame,
  type TournamentPlan,
  type TournamentResult,
  gameOf,
  matchAnswer,
  playTournament,
  randomOpenings,
  tournamentAnswer,
} from '@tahoun/match/tournament';
import { newEngine } from '../../engine/engine.js';
import { type Experiment, allGames, keyOf, startOf } from './experiment.js';
import { forgetExperiment, keepGames, keptGames } from './experiment-store.js';

/** Milliseconds from one showing and keeping of the games to the next. */
const PACE_MS = 500;
/** Workers at most. One processor is left to the board. */
const MOST_WORKERS = 8;

/** An experiment on the page, whether it runs or not. */
export interface Run {
  readonly experiment: Experiment;
  /** Grows while it runs; `seen` changes then. */
  readonly games: readonly TournamentGame[];
  /** Of these games. */
  readonly result: TournamentResult;
  /** How many of the games the page shows. */
  readonly seen: { readonly value: number };
  readonly isRunning: { readonly value: boolean };
  /** Whatever ended it; null where nothing did. */
  readonly problem: { readonly value: unknown };
  /** When it was started, on the page's clock in milliseconds, and the games that were there before. */
  readonly started: { readonly at: number; readonly games: number };
  start(): void;
  stop(): void;
  /** Deletes the games. */
  clear(): Promise<void>;
}

/** The experiment that runs, or ran last: it goes on while other parts of the page are shown. */
export const latest = signal<Run | null>(null);

/** The experiment with its games so far. @throws InputError for options that do not fit, or players */
export async function openRun(experiment: Experiment): Promise<Run> {
  const key = keyOf(experiment);
  const current = latest.peek();
  if (current !== null && keyOf(current.experiment) === key) return current;
  const plan = planOf(experiment);
  return createRun(experiment, plan, await gamesKept(experiment, plan));
}

/** The games of an experiment that this browser has kept. */
async function gamesKept(experiment: Experiment, plan: Planned): Promise<TournamentGame[]> {
  const kept = await keptGames(keyOf(experiment)).catch(() => []);
  const start = startOf(experiment);
  if (start === null) return [];
  return kept.slice(0, allGames(experiment)).map((game, number) => {
    const { players, seed } = gameOf(plan, number);
    const names = [experiment.players[players[0]], experiment.players[players[1]]] as [string, string];
    return { ...game, start, number, players, names, seed };
  });
}

/** The table of the games that have been played. */
export function answerOf({ result }: Run): TournamentAnswer {
  return tournamentAnswer(result);
}

/** The answer of `tahoun match --json`. */
export function documentOf({ experiment, result }: Run): TournamentAnswer | MatchAnswer {
  return experiment.players.length === 2 ? matchAnswer(result) : tournamentAnswer(result);
}

function resultOf({ players }: Experiment, games: readonly TournamentGame[]): TournamentResult {
  const count = new Count(players.length);
  for (const game of games) count.add(game);
  return count.result;
}

type Planned = Omit<TournamentPlan, 'before' | 'concurrency' | 'playGame' | 'onGame'>;

function planOf(experiment: Experiment): Planned {
  const { game, variants, players, games, plies, seed } = experiment;
  const rules = gameById(game);
  return {
    game: rules,
    variants,
    players: players.map((spec) => () => ownPlayer(spec, parseComputer(spec).ask, nobody)),
    openings: randomOpenings(rules.initial(variants), seed, plies ?? undefined),
    games,
    seed,
  };
}

/** The players are asked in the workers. */
const nobody: MoveFinder = {
  bestMove: () => Promise.reject(new Error('games are played in workers')),
};

function createRun(experiment: Experiment, plan: Planned, games: TournamentGame[]): Run {
  const key = keyOf(experiment);
  const [seen, isRunning] = [signal(games.length), signal(false)];
  const problem = signal<unknown>(null);
  let stopping = new AbortController();
  let [kept, timer] = [games.length, undefined as ReturnType<typeof setTimeout> | undefined];
  let saving = Promise.resolve();

  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    seen.value = games.length;
    const [before, count] = [kept, games.length];
    if (before === count) return;
    kept = count;
    // Where nothing can be kept the experiment goes on all the same.
    saving = saving.then(() => keepGames(key, games.slice(0, count), before)).catch(() => undefined);
  };

  /** Takes over the games that another tab has played meanwhile. */
  async function catchUp(): Promise<void> {
    const all = await gamesKept(experiment, plan);
    if (all.length <= games.length) return;
    games.push(...all.slice(games.length));
    kept = games.length;
    run.result = resultOf(experiment, games);
    run.started = { at: performance.now(), games: games.length };
    seen.value = games.length;
  }

  async function play(until: AbortSignal): Promise<void> {
    await saving;
    await catchUp();
    const workers = workersFor(allGames(experiment) - games.length);
    try {
      await playTournament(
        {
          ...plan,
          before: [...games],
          concurrency: workers.length,
          playGame: playedIn(workers),
          onGame: (result, game) => {
            games.push(game);
            run.result = result;
            timer ??= setTimeout(show, PACE_MS);
          },
        },
        until,
      );
    } finally {
      for (const worker of workers) void worker.close();
      show();
    }
  }

  const run: Run & { started: Run['started']; result: TournamentResult } = {
    ...{ experiment, games, seen, isRunning, problem },
    result: resultOf(experiment, games),
    started: { at: 0, games: games.length },
    start() {
      if (isRunning.peek()) return;
      latest.peek()?.stop();
      latest.value = run;
      stopping = new AbortController();
      const { signal: until } = stopping;
      run.started = { at: performance.now(), games: games.length };
      isRunning.value = true;
      problem.value = null;
      play(until)
        .catch((error) => {
          if (!(error instanceof InputError)) console.error(error);
          problem.value = error;
        })
        .finally(() => {
          // It may have been started again meanwhile.
          if (stopping.signal === until) isRunning.value = false;
        });
    },
    stop() {
      stopping.abort();
      isRunning.value = false;
    },
    async clear() {
      run.stop();
      const count = games.length;
      games.length = 0;
      run.result = resultOf(experiment, games);
      kept = 0;
      saving = saving.then(() => forgetExperiment({ key, games: count })).catch(() => undefined);
      await saving;
      show();
    },
  };
  return run;
}

function workersFor(games: number): readonly EngineHost[] {
  const processors = navigator.hardwareConcurrency ?? 2;
  const count = Math.max(1, Math.min(processors - 1, MOST_WORKERS, games));
  return Array.from({ length: count }, newEngine);
}

/** Plays each game in a worker that has nothing to do; as many games as workers are played at a time. */
function playedIn(workers: readonly EngineHost[]): PlayGame {
  const free = [...workers];
  return async (plan, signal) => {
    const worker = free.pop() as EngineHost;
    // The games under way are dropped; they are played again when the experiment goes on.
    const end = () => void worker.close();
    signal.addEventListener('abort', end);
    try {
      const reply = await worker.game(orderOf(plan));
      return reply && { ...reply, start: plan.opening.start };
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      signal.removeEventListener('abort', end);
      free.push(worker);
    }
  };
}
