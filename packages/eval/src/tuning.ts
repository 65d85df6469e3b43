import type { Evaluation, Position } from '@tahoun/core';

/** How an evaluation depends on its numbers near where they are, in one position. */
export interface TracedPosition {
  /** The evaluation as the first side sees it, in centi-units. */
  readonly value: number;
  /** The numbers that count in this position, and by how much the value grows with each. */
  readonly indexes: Uint32Array;
  readonly coefficients: Float32Array;
}

/** An evaluation whose numbers can be learned from the results of games. */
export interface Tuning<P extends Position, Weights> {
  readonly weights: Weights;
  readonly toNumbers: (weights: Weights) => Float64Array;
  /** Rounds the numbers. */
  readonly fromNumbers: (numbers: Float64Array) => Weights;
  readonly evaluation: (weights: Weights) => Evaluation<P>;
  /** How much of a position's target is the result of its game where a search's score is known too, 0 to 1. */
  readonly resultShare: number;
  /** How steeply the expected result grows with a centi-unit. */
  readonly steepness: number;
  /** How strongly numbers are held to where they began: those that few positions tell of stay there. */
  readonly hold: number;
  /** @returns a function that traces positions. */
  readonly tracer: (weights: Weights) => (position: P) => TracedPosition;
}
