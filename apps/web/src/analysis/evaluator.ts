import { type BestMoveAnswer, type BestMoveRequest, type ExpectedLine, REVIEW_NODES } from '@tahoun/engine';
import type { ReviewDepth } from '@tahoun/i18n';
import type { Match } from '@tahoun/match';
import { analysisEngine } from '../engine/engine.js';
import { askedAbout } from '../match/page-match.js';

type Ask = (request: BestMoveRequest, options: { readonly signal: AbortSignal }) => Promise<BestMoveAnswer>;

/**
 * Evaluates the position before the move of that number, from 0; a known one costs nothing.
 * @returns null when it was cancelled.
 */
type Evaluate = (
  match: Pick<Match, 'game' | 'start' | 'moves'>,
  ply: number,
  signal: AbortSignal,
  /** Moves that the search may make. */
  nodes?: number,
) => Promise<ExpectedLine | null>;

/** Effort of a review per position, in moves that the search makes: the same answer on every machine. */
export const REVIEW_DEPTHS = ['quick', 'normal', 'deep'] as const satisfies readonly ReviewDepth[];
export const DEPTH_NODES: Readonly<Record<ReviewDepth, number>> = {
  quick: 10_000,
  normal: REVIEW_NODES,
  deep: 600_000,
};

/** An evaluator that remembers its answers. */
export function createEvaluator(ask: Ask): Evaluate {
  const known = new Map<string, ExpectedLine>();
  return async (match, ply, signal, nodes = REVIEW_NODES) => {
    const request = { ...askedAbout({ ...match, cursor: ply }), nodes };
    const key = JSON.stringify(request);
    const before = known.get(key);
    if (before !== undefined) return before;
    try {
      const answer = await ask(request, { signal });
      if (signal.aborted) return null;
      known.set(key, answer);
      return answer;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  };
}

/** Evaluates position after position, and reports all evaluations after each. */
export async function evaluateAll(
  evaluate: Evaluate,
  played: Pick<Match, 'game' | 'start' | 'moves'>,
  signal: AbortSignal,
  tell: (found: readonly ExpectedLine[]) => void,
  nodes?: number,
): Promise<void> {
  const found: ExpectedLine[] = [];
  for (let ply = 0; ply <= played.moves.length; ply++) {
    const evaluation = await evaluate(played, ply, signal, nodes);
    if (evaluation === null || signal.aborted) return;
    found.push(evaluation);
    tell([...found]);
  }
}

/** It uses another worker than the game. */
export const askForAnalysis: Ask = (request, options) => analysisEngine().bestMove(request, options);

export const evaluate = createEvaluator(askForAnalysis);
