import { type Language, answerSentence } from '@tahoun/i18n';
import { gameById, loadGame } from '../games.js';
import type { ScoredAnswer } from './searches.js';

/** Adds what an answer says in the words of a language. */
export type Speak = (answer: ScoredAnswer) => ScoredAnswer;

/** Loads the words of a game, which nothing else here needs. @param language undefined for answers without a sentence. */
export async function speakerOf(game: string, language: Language | undefined): Promise<Speak> {
  if (language === undefined) return (answer) => answer;
  await loadGame(game, ['words'], [language]);
  return (answer) => ({ ...answer, text: sentenceOf(answer, language) });
}

function sentenceOf(answer: ScoredAnswer, language: Language): string {
  const { game, move, score, winChance, mate, turn, winner, reason, distanceIsBound = false } = answer;
  const { sides } = gameById(game);
  const sideOf = (letter: string) => (sides[0].id === letter ? 0 : 1);
  if (move === null) {
    const won = winner === null ? null : sideOf(winner);
    return answerSentence(language, game, { kind: 'over', winner: won, reason: reason ?? '' });
  }
  const facts = {
    kind: 'move',
    side: sideOf(turn),
    move,
    score,
    winChance,
    mate,
    within: distanceIsBound,
  } as const;
  return answerSentence(language, game, facts);
}
