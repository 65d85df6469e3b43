import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Evaluation,
  type Game,
  type NetworkFeatures,
  type VariantValues,
  networkEvaluation,
} from '@tahoun/core';
import type { Progress } from '../answer.js';
import type { Away } from '../away/away.js';
import { reading } from '../files.js';
import type { EngineSpec } from '../match/engines/spec.js';
import type { OpeningBook } from '../match/openings.js';

/** The plan of a run of learning. */
export interface LearnPlan {
  readonly game: Game;
  /** The options that its games begin with. */
  readonly variants?: VariantValues | undefined;
  /** Positions that the games begin with, instead of the initial one. */
  readonly openings?: OpeningBook | undefined;
  readonly features: NetworkFeatures;
  /** The present evaluation: it plays the first games, and a network has to beat it. */
  readonly evaluation: Evaluation;
  readonly folder: string;
  /** Positions of each generation. */
  readonly positions: number;
  /** Of each move of self-play. */
  readonly nodes: number;
  /** Plays the games in the place of the search. */
  readonly teacher?: EngineSpec | undefined;
  /** Workers that play the games of self-play, so many at a time; they are played here by default. */
  readonly away?: Away | undefined;
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
  /** Games of the match at most, and processor time for each of their moves, in milliseconds. */
  readonly games: number;
  readonly moveTime: number;
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

/** The position that a game of self-play begins with, by its seed. */
export const startOf = ({ game, variants, openings }: LearnPlan, seed: number) =>
  openings?.(seed).start ?? game.initial(variants);

/**
 * The best evaluation so far: the best network, or the game's evaluation before there is one.
 * @throws InputError, CliError
 */
export function bestEvaluation(plan: LearnPlan): Evaluation {
  const { best } = filesOf(plan);
  return existsSync(best)
    ? networkEvaluation(
        plan.features,
        reading(best, () => readFileSync(best)),
      )
    : plan.evaluation;
}
