import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Evaluation,
  type Game,
  type NetworkFeatures,
  type Position,
  type VariantValues,
  networkEvaluation,
} from '@tahoun/core';
import type { Progress } from '@tahoun/i18n';
import { reading } from '../files.js';
import type { Workers } from '../workers.js';
import type { Expert } from './player.js';

/** The result of a match, seen by the new evaluation. */
export interface Challenge {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Whether it is shown to be the stronger one. */
  readonly isStronger: boolean;
}

/** The plan of a run of learning. */
export interface LearnPlan {
  readonly game: Game;
  /** The options that its games begin with. */
  readonly variants?: VariantValues | undefined;
  /** The position that a game of self-play begins with, by its seed. */
  readonly startOf: (seed: number) => Position;
  readonly features: NetworkFeatures;
  /** The present evaluation: it plays the first games, and a network has to beat it. */
  readonly evaluation: Evaluation;
  readonly folder: string;
  /** Positions of each generation. */
  readonly positions: number;
  /** Of each move of self-play. */
  readonly nodes: number;
  /** Starts a teacher, who plays the games in the place of the search. */
  readonly openTeacher?: ((signal: AbortSignal) => Promise<Expert>) | undefined;
  /** Workers that play the games of self-play, so many at a time; they are played here by default. */
  readonly away?: Workers | undefined;
  readonly concurrency: number;
  readonly neurons: number;
  /**
   * Share of a target that is the result of the game, in percent; the rest is the prediction by the score.
   */
  readonly results: number;
  /** Centi-units for one unit of log-odds in the targets; fitted to the results of the games by default. */
  readonly scale?: number | undefined;
  /** Passes over all positions. */
  readonly epochs: number;
  /** Lets a new evaluation play against the best one so far. */
  readonly challenge: (candidate: Evaluation, best: Evaluation, signal: AbortSignal) => Promise<Challenge>;
  readonly seed: number;
  /** Threads that train. */
  readonly threads: number;
  readonly report: Progress;
}

/** The files in the folder of a plan. */
export const filesOf = ({ folder }: Pick<LearnPlan, 'folder'>) => ({
  /** Positions, a file for each process that makes them. Files from elsewhere may be added. */
  data: join(folder, 'data'),
  /** The examples for a network, for a training elsewhere. */
  examples: join(folder, 'examples'),
  network: (generation: number) => join(folder, `generation-${generation}.network`),
  /** The state of that network's training. */
  training: (generation: number) => join(folder, `generation-${generation}.training`),
  /** The network that plays best. */
  best: join(folder, 'best.network'),
  /** The errors of each pass, as numbers and as a picture. */
  errors: join(folder, 'errors.csv'),
  curve: join(folder, 'errors.svg'),
});

/**
 * The best evaluation so far: the best network, or the game's evaluation before there is one.
 * @throws InputError, CliError
 */
export function bestEvaluation(plan: LearnPlan): Evaluation {
  const { best } = filesOf(plan);
  return existsSync(best) ? storedEvaluation(plan, best) : plan.evaluation;
}

/** The evaluation by a network in a file. @throws InputError, CliError */
export function storedEvaluation({ features }: LearnPlan, file: string): Evaluation {
  const bytes = reading(file, () => readFileSync(file));
  return networkEvaluation(features, bytes);
}
