import { scoreParts } from '@tahoun/core';
import type { ReviewedMove } from '@tahoun/engine';
import { type Language, answerSentence, resultSentence, reviewSentence } from '@tahoun/i18n';
import { gameById, loadGame } from '../engine/games.js';
import type { ScoredAnswer } from './searches.js';

/** Adds a sentence for people to an answer. */
export type Speak = (answer: ScoredAnswer) => ScoredAnswer;

/** Loads the words of a game, which only sentences need. @param language undefined for no sentence. */
export async function speakerOf(game: string, language: Language | undefined): Promise<Speak> {
  if (language === undefined) return (answer) => answer;
  await loadGame(game, ['words'], [language]);
  return (answer) => ({ ...answer, text: sentenceOf(answer, language) });
}

function sentenceOf(answer: ScoredAnswer, language: Language): string {
  const {
    game,
    move,
    score,
    winChance,
    mate,
    turn,
    winner,
    margin,
    reason,
    distanceIsBound = false,
  } = answer;
  const sideOf = sidesOf(game);
  if (move === null) {
    const won = winner === null ? null : sideOf(winner);
    return resultSentence(language, game, { winner: won, margin, reason: reason ?? '' });
  }
  const facts = { side: sideOf(turn), move, score, winChance, mate, within: distanceIsBound };
  return answerSentence(language, game, facts);
}

/** A move of a review, with a sentence where a language was asked for. */
export interface SpokenMove extends ReviewedMove {
  readonly text?: string;
}

/** As `speakerOf`, for the moves of a review. */
export async function reviewSpeakerOf(
  game: string,
  language: Language | undefined,
): Promise<(move: ReviewedMove) => SpokenMove> {
  if (language === undefined) return (move) => move;
  await loadGame(game, ['words', 'details'], [language]);
  const sideOf = sidesOf(game);
  return (move) => {
    const facts = { side: sideOf(move.turn), before: scoreParts(move.before), after: scoreParts(move.after) };
    return { ...move, text: reviewSentence(language, game, { ...move, ...facts }) };
  };
}

function sidesOf(game: string): (letter: string) => 0 | 1 {
  const { sides } = gameById(game);
  return (letter) => (sides[0].id === letter ? 0 : 1);
}
