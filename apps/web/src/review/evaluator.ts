import { type BestMoveAnswer, type BestMoveRequest, type Judgeable, REVIEW_NODES } from '@tahoun/engine';
import { scoreWords } from '@tahoun/i18n';
import type { Match } from '@tahoun/match';
import { analysisEngine } from '../engine.js';
import { language } from '../preferences.js';
import { scoreParts } from '../score.js';

type Ask = (request: BestMoveRequest, options: { readonly signal: AbortSignal }) => Promise<BestMoveAnswer>;

/**
 * Evaluates the position before the move of that number, from 0; one that is known costs nothing.
 * @returns null when it was cancelled.
 */
type Evaluate = (
  match: Pick<Match, 'game' | 'start' | 'moves'>,
  ply: number,
  signal: AbortSignal,
) => Promise<Judgeable | null>;

/** An evaluator that remembers what it asked. */
export function createEvaluator(ask: Ask): Evaluate {
  const known = new Map<string, Judgeable>();
  return async ({ game, start, moves }, ply, signal) => {
    const request = { game, position: start, played: moves.slice(0, ply), nodes: REVIEW_NODES };
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

/** Evaluates position after position, and tells each time how far it is. */
export async function evaluateAll(
  evaluate: Evaluate,
  played: Pick<Match, 'game' | 'start' | 'moves'>,
  signal: AbortSignal,
  tell: (found: readonly Judgeable[]) => void,
): Promise<void> {
  const found: Judgeable[] = [];
  for (let ply = 0; ply <= played.moves.length; ply++) {
    const evaluation = await evaluate(played, ply, signal);
    if (evaluation === null || signal.aborted) return;
    found.push(evaluation);
    tell([...found]);
  }
}

/** It uses another worker than the game. */
export const evaluate = createEvaluator((request, options) => analysisEngine().bestMove(request, options));

/** The score in words, from the view it was given in. */
export function evaluationWords(game: string, evaluation: Judgeable): string {
  return scoreWords(language.value, game, scoreParts(evaluation));
}
