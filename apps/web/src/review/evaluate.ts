import type { BestMoveAnswer } from '@tahoun/engine';
import { scoreWords } from '@tahoun/i18n';
import type { Match } from '@tahoun/match';
import { analysisEngine } from '../analysis-engine.js';
import { language } from '../preferences.js';
import { scoreParts } from '../score.js';

/** Moves that the engine makes for each position: the same on every machine, so are the reviews. */
const NODES = 60_000;

/** What the engine thinks of a position. */
export type Evaluation = Pick<BestMoveAnswer, 'move' | 'score' | 'distanceIsBound'>;

const known = new Map<string, Evaluation>();

/**
 * Evaluates the position before the move of that number, from 0; one that is known costs nothing. It uses another
 * worker than the game.
 * @returns null when it was cancelled.
 */
export async function evaluate(
  { game, start, moves }: Pick<Match, 'game' | 'start' | 'moves'>,
  ply: number,
  signal: AbortSignal,
): Promise<Evaluation | null> {
  const request = { game, position: start, played: moves.slice(0, ply), nodes: NODES };
  const key = JSON.stringify(request);
  const before = known.get(key);
  if (before !== undefined) return before;
  try {
    const answer = await analysisEngine().bestMove(request, { signal });
    if (signal.aborted) return null;
    known.set(key, answer);
    return answer;
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

/** The same position seen from the other side. */
export function turned(evaluation: Evaluation): Evaluation {
  return { ...evaluation, score: 0 - evaluation.score };
}

/** The score in words, from the view it was given in. */
export function evaluationWords(game: string, evaluation: Evaluation): string {
  return scoreWords(language.value, game, scoreParts(evaluation));
}
