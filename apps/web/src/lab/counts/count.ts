import { SELECTIVE_TECHNIQUES, type Technique } from '@tahoun/core';
import type { BestMoveRequest } from '@tahoun/engine';

import { analysisEngine } from '../../analysis-engine.js';

export const COUNTED = ['minimax', 'alpha-beta', 'strong'] as const;
export type Counted = (typeof COUNTED)[number];

/** Moves that one search may make; those of the next depth would take still more. */
export const MOST_MOVES = 15_000_000;

/** Parts of the strong search that can be left out, and the techniques that each is made of. */
export const PARTS = {
  ordering: ['hint', 'killers', 'counter-moves', 'history', 'continuation-history'],
  table: ['table', 'symmetry', 'settled'],
  selective: SELECTIVE_TECHNIQUES,
} as const satisfies Record<string, readonly Technique[]>;
export type Part = keyof typeof PARTS;

export interface CountQuestion {
  readonly game: string;
  /** Empty for the start of the game. */
  readonly position: string;
  readonly depth: number;
  readonly evaluation: 'textbook' | 'best';
  /** What the strong search does without. */
  readonly without: readonly Part[];
}

export interface Count {
  readonly moves: number;
  readonly seconds: number;
  /** False where the search was not finished. */
  readonly isWhole: boolean;
}

/** How many moves a search makes to a depth. @throws InputError for a bad position */
export async function countMoves(
  { game, position, evaluation, without }: CountQuestion,
  algorithm: Counted,
  depth: number,
  signal: AbortSignal,
): Promise<Count> {
  const request: BestMoveRequest = {
    ...{ game, algorithm, depth, evaluation, nodes: MOST_MOVES },
    ...(position === '' ? {} : { position }),
    ...(without.length === 0 ? {} : { without: without.flatMap((part) => PARTS[part]) }),
  };
  const { nodes, seconds, limitedBy } = await analysisEngine().bestMove(request, { signal });
  return { moves: nodes, seconds, isWhole: limitedBy === null };
}
