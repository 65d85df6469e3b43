import { existsSync, readFileSync } from 'node:fs';
import { aiOf, featuresOf, gameById } from '@tahoun/catalogue';
import { Random, type VariantValues, networkEvaluation } from '@tahoun/core';
import { reading } from '../files.js';
import type { Workers } from '../workers.js';
import { type LearnPlan, filesOf } from './plan.js';
import { Player } from './player.js';
import type { PlaySelf } from './positions.js';
import { type LabelledGame, playGame } from './self-play.js';

/** A game that a worker is to play; its positions follow from this alone. */
interface SelfPlayOrder {
  readonly game: string;
  readonly variants?: VariantValues | undefined;
  readonly start: string;
  /** The file of the network that plays in base 64; null for the game's own evaluation. */
  readonly network: string | null;
  readonly nodes: number;
  readonly seed: number;
}

/** Has the games of a generation played by workers. */
export function gamesOfSelfPlayBy(away: Workers, plan: LearnPlan): PlaySelf {
  const { best } = filesOf(plan);
  const network = existsSync(best) ? reading(best, () => readFileSync(best, 'base64')) : null;
  return (seed, signal) => {
    const order: SelfPlayOrder = {
      game: plan.game.id,
      variants: plan.variants,
      start: plan.game.formatPosition(plan.startOf(seed)),
      network,
      nodes: plan.nodes,
      seed,
    };
    return away.play<LabelledGame>('self-play', order, signal);
  };
}

/** Plays a game for a run elsewhere, to its end. */
export function playSelfPlayOrder({
  game: id,
  variants,
  start,
  network,
  nodes,
  seed,
}: SelfPlayOrder): Promise<LabelledGame> {
  const evaluation =
    network === null ? aiOf(id).best : networkEvaluation(featuresOf(id), Buffer.from(network, 'base64'));
  const { signal } = new AbortController();
  const game = gameById(id);
  return playGame(
    game,
    game.parsePosition(start, variants),
    new Player(evaluation, nodes),
    new Random(seed),
    signal,
  );
}
