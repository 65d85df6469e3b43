import { type Side, isDecided, scoreParts } from '@tahoun/core';
import { formatSigned, scoreWords } from '@tahoun/i18n';
import { language } from '../kit/preferences.js';

/** Decimals of an evaluation, as players write them. */
const DECIMALS = 1;

/** An answer's score in words, from the first side: `+0.4 pawns`. @param side the one that the answer was given for */
export function scoreText(game: string, answer: Parameters<typeof scoreParts>[0], side: Side): string {
  const parts = scoreParts(side === 0 ? answer : { ...answer, score: 0 - answer.score });
  return scoreWords(
    language.value,
    game,
    parts.kind === 'decided' ? { ...parts, inMoves: true } : parts,
    DECIMALS,
  );
}

/** A score from the first side, short enough for a list of moves: `+0.4`, or the result that it leads to. */
export function shortScore(score: number): string {
  if (isDecided(score)) return score > 0 ? '1–0' : '0–1';
  return formatSigned(language.value, score / 100, DECIMALS);
}
