import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { Random, encodeNetwork } from '@tahoun/core';
import { formatNumber } from '@tahoun/i18n';
import { writeFile, writing } from '../files.js';
import { gamesOfSelfPlayBy } from './away.js';
import { noteErrors } from './error-log.js';
import { writeExamples } from './example-file.js';
import { Examples } from './examples.js';
import { firstNetwork, rounded } from './float-network.js';
import { type Challenge, type LearnPlan, bestEvaluation, filesOf, storedEvaluation } from './plan.js';
import { Player, teacherOf } from './player.js';
import { type PlaySelf, filesOfPositions, makePositions } from './positions.js';
import { playGame } from './self-play.js';
import { train } from './train.js';

/** The steps of a generation, and writing the examples for a network instead. */
export type Part = 'positions' | 'network' | 'match' | 'examples';

/** The result of learning. */
interface LearnAnswer extends Partial<Pick<Challenge, 'wins' | 'draws' | 'losses'>> {
  readonly generations: number;
  readonly positions?: number;
  /** The file of the best network, when there is one. */
  readonly network?: string;
}

/**
 * Learns generation after generation: positions from games of the best evaluation so far with itself, a network
 * trained on these and all earlier ones, and a match that decides whether it becomes the best. It ends with the first
 * network that is not stronger. A run that was stopped goes on: existing files are not made again.
 * @throws CliError for files that cannot be read or written; the signal's reason when that is aborted
 */
export async function learn(
  plan: LearnPlan,
  parts: readonly Part[],
  generations: number,
  signal: AbortSignal,
): Promise<LearnAnswer> {
  const { best, network, examples } = filesOf(plan);
  if (parts.includes('examples')) return { generations: 0, positions: await write(plan, examples, signal) };
  let answer: LearnAnswer = { generations: 0 };
  for (let generation = 1; generation <= generations; generation++) {
    if (parts.includes('positions')) await addPositions(plan, generation, signal);
    if (parts.includes('network') && !existsSync(network(generation))) {
      answer = { ...answer, positions: await trainOn(plan, generation, signal) };
    }
    answer = { ...answer, generations: generation };
    if (!parts.includes('match')) continue;
    const candidate = storedEvaluation(plan, network(generation));
    const { isStronger, ...tally } = await plan.challenge(candidate, bestEvaluation(plan), signal);
    signal.throwIfAborted();
    answer = { ...answer, ...tally };
    if (!isStronger) break;
    writing(best, () => copyFileSync(network(generation), best));
  }
  return existsSync(best) ? { ...answer, network: best } : answer;
}

async function addPositions(plan: LearnPlan, generation: number, signal: AbortSignal): Promise<void> {
  const { game, nodes, positions, away, concurrency, report } = plan;
  const expert = await plan.openTeacher?.(signal);
  const player = expert ? teacherOf(game, expert) : new Player(bestEvaluation(plan), nodes);
  const playHere: PlaySelf = (seed, stop) =>
    playGame(game, plan.startOf(seed), player, new Random(seed), stop);
  try {
    await makePositions(
      {
        playGame: away === undefined ? playHere : gamesOfSelfPlayBy(away, plan),
        atOnce: away === undefined ? 1 : concurrency,
        folder: filesOf(plan).data,
        name: `${generation}-${plan.seed}`,
        seed: plan.seed + generation,
        positions,
        onGame: (games, made) => {
          if (games % 50 === 0)
            report(
              ({ learning }, language) =>
                learning.gamesPlayed(formatNumber(language, games), formatNumber(language, made)),
              { done: Math.min(made, positions), total: positions },
            );
        },
      },
      signal,
    );
  } finally {
    await expert?.close();
  }
  signal.throwIfAborted();
}

/** All positions of the folder, and centi-units for one unit of log-odds of their targets. */
async function readExamples(plan: LearnPlan, signal: AbortSignal): Promise<[Examples, number]> {
  const { game, features, report } = plan;
  const examples = new Examples(features);
  for (const file of filesOfPositions(filesOf(plan).data)) {
    examples.read(file, game);
    report(({ learning }, language) => learning.positions(formatNumber(language, examples.positions)));
    await setImmediate();
    signal.throwIfAborted();
  }
  return [examples, Math.round(1 / examples.setTargets(plan.results / 100, plan.scale))];
}

/** Writes the examples for a network. @returns the number of positions. */
async function write(plan: LearnPlan, file: string, signal: AbortSignal): Promise<number> {
  const [examples, scale] = await readExamples(plan, signal);
  writeExamples(file, examples, plan.features, scale);
  return examples.positions;
}

/** Trains a network on all positions of the folder and writes it. @returns the number of positions. */
async function trainOn(plan: LearnPlan, generation: number, signal: AbortSignal): Promise<number> {
  const { features, neurons, epochs, threads } = plan;
  const seed = plan.seed + generation;
  const { network: file, training } = filesOf(plan);
  const [examples, scale] = await readExamples(plan, signal);
  const shape = { count: features.count, buckets: features.buckets, neurons };
  const network = firstNetwork(shape, new Random(seed));
  const checkpoint = training(generation);
  const onEpoch = (epoch: number, error: number, heldOut: number) =>
    noteErrors(plan, generation, epoch, error, heldOut);
  await train(network, examples, { epochs, threads, seed, checkpoint, onEpoch }, signal);
  writeFile(file(generation), encodeNetwork(rounded(network, scale)));
  rmSync(checkpoint);
  return examples.positions;
}
