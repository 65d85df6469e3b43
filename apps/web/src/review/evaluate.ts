import { scoreWords } from '@tahoun/i18n';
import { analysisEngine } from '../engine.js';
import { language } from '../preferences.js';
import { scoreParts } from '../score.js';
import { createEvaluator } from './evaluator.js';
import type { Evaluation } from './judge.js';

/** It uses another worker than the game. */
export const evaluate = createEvaluator((request, options) => analysisEngine().bestMove(request, options));

/** The score in words, from the view it was given in. */
export function evaluationWords(game: string, evaluation: Evaluation): string {
  return scoreWords(language.value, game, scoreParts(evaluation));
}
