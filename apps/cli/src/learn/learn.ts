import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Random, encodeNetwork, networkEvaluation } from '@tahoun/core';
import { formatNumber } from '@tahoun/i18n';
import { writeFile } from '../files.js';
import { randomOpenings } from '../match/openings.js';
import { playMatch } from '../match/play-match.js';
import type { SprtHypotheses, Tally } from '../match/statistics.js';
import { ErrorLog } from './error-log.js';
import { EvaluationPlayer } from './evaluation-player.js';
import { Examples } from './examples.js';
import { firstNetwork, rounded } from './float-network.js';
import { type LearnPlan, bestEvaluation, filesOf } from './plan.js';
import { makePositions } from './positions.js';
import { searchThinker } from './self-play.js';
import { openTeacher } from './teacher.js';
import { train } from './train.js';

/** The steps of a generation, in their order. */
export const STEPS = ['positions', 'network', 'match'] as const;
export type Step = (typeof STEPS)[number];

/** A network is kept when it is shown to be stronger: by `elo1` rather than `elo0`. */
const STRONGER: SprtHypotheses = { elo0: 0, elo1: 20 };

/** What came of learning. */
export interface LearnAnswer {
  readonly generations: number;
  readonly positions?: number;
  /** Of the last match, seen by the new network. */
  readonly wins?: number;
  readonly draws?: number;
  readonly losses?: number;
  /** The file of the best network, when there is one. */
  readonly network?: string;
}

/**
 * Learns generation after generation: positions from games of the best evaluation so far with itself, a network
 * trained on these and all earlier ones, and a match that decides whether it becomes the best. It ends with the first
 * network that is not stronger. A run that was stopped goes on: what is there already is not made again.
 * @throws CliError for files that cannot be read or written; the signal's reason when that is aborted
 */
export async function learn(
  plan: LearnPlan,
  steps: readonly Step[],
  generations: number,
  signal: AbortSignal,
): Promise<LearnAnswer> {
  const { best, network } = filesOf(plan);
  let answer: LearnAnswer = { generations: 0 };
  for (let generation = 1; generation <= generations; generation++) {
    if (steps.includes('positions')) await addPositions(plan, generation, signal);
    if (steps.includes('network') && !existsSync(network(generation))) {
      answer = { ...answer, positions: await trainOn(plan, generation, signal) };
    }
    answer = { ...answer, generations: generation };
    if (!steps.includes('match')) continue;
    const { tally, isStronger } = await challenge(plan, network(generation), signal);
    answer = { ...answer, ...tally };
    if (!isStronger) break;
    copyFileSync(network(generation), best);
  }
  return existsSync(best) ? { ...answer, network: best } : answer;
}

async function addPositions(plan: LearnPlan, generation: number, signal: AbortSignal): Promise<void> {
  const { game, nodes, positions, teacher: spec, report } = plan;
  const teacher = spec && (await openTeacher(game, spec, signal));
  try {
    await makePositions(
      {
        game,
        thinker: teacher ?? searchThinker(bestEvaluation(plan), nodes),
        folder: filesOf(plan).data,
        name: `${generation}-${plan.seed}`,
        seed: plan.seed + generation,
        positions,
        onGame: (games, made) => {
          if (games % 50 === 0)
            report(({ learning }, language) =>
              learning.gamesPlayed(formatNumber(language, games), formatNumber(language, made)),
            );
        },
      },
      signal,
    );
  } finally {
    await teacher?.close();
  }
  signal.throwIfAborted();
}

/** Trains a network on all positions of the folder and writes it. @returns how many positions there were. */
async function trainOn(plan: LearnPlan, generation: number, signal: AbortSignal): Promise<number> {
  const { game, features, neurons, epochs, seed, threads, report } = plan;
  const { data, network: file, training } = filesOf(plan);
  const examples = new Examples(features);
  for (const name of readdirSync(data).sort()) {
    examples.read(join(data, name), game);
    report(({ learning }, language) => learning.positions(formatNumber(language, examples.count)));
    await setImmediate();
    signal.throwIfAborted();
  }
  const shape = { count: features.count, buckets: features.buckets, neurons };
  const network = firstNetwork(shape, new Random(seed + generation));
  const steepness = examples.setTargets();
  const log = new ErrorLog(filesOf(plan), generation, report);
  const checkpoint = training(generation);
  const onEpoch = (...errors: Parameters<typeof log.add>) => log.add(...errors);
  await train(network, examples, { epochs, threads, seed: seed + generation, checkpoint, onEpoch }, signal);
  writeFile(file(generation), encodeNetwork(rounded(network, Math.round(1 / steepness))));
  rmSync(checkpoint);
  return examples.count;
}

/** Plays a new network against the best evaluation so far. */
async function challenge(
  plan: LearnPlan,
  file: string,
  signal: AbortSignal,
): Promise<{ tally: Tally; isStronger: boolean }> {
  const { game, features, games, moveTime, seed, report } = plan;
  const candidate = networkEvaluation(features, readFileSync(file));
  const best = bestEvaluation(plan);
  const { tally, sprt } = await playMatch(
    {
      game,
      variants: undefined,
      a: () => new EvaluationPlayer('new', candidate, moveTime),
      b: () => new EvaluationPlayer('best', best, moveTime),
      openings: randomOpenings(game.initial(), seed),
      games: games + (games % 2),
      concurrency: 1,
      seed,
      sprt: STRONGER,
      onGame: ({ wins, draws, losses }, { number }) =>
        report((texts) => texts.matchProgress(number + 1, games, wins, draws, losses)),
    },
    signal,
  );
  signal.throwIfAborted();
  return { tally, isStronger: sprt?.decision === 'accept-h1' };
}
