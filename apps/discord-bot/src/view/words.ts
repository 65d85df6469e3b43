import type { GameResult, Side } from '@tahoun/core';
import { isDecided, pliesToEnd } from '@tahoun/core';
import type { BestMoveAnswer } from '@tahoun/engine';
import { type Language, discordTexts, formatNumber, gameTexts, scoreWords } from '@tahoun/i18n';
import { levelOf } from '../game/seats.js';
import type { GameRecord, Seat } from '../store/records.js';

/** A mention of a person, or the name of a computer's level. */
export function whoSits(seat: Seat, language: Language): string {
  const level = levelOf(seat);
  if (level === null) return `<@${seat.player}>`;
  const texts = discordTexts(language);
  return texts.computer(level, texts.levels[level - 1] as string);
}

/** The same where mentions are not shown. */
export function nameOf(seat: Seat, language: Language): string {
  return levelOf(seat) === null ? seat.name : whoSits(seat, language);
}

/** `White: @somebody`. */
export function sideAndPlayer(game: GameRecord, side: Side, language: Language): string {
  const { sides } = gameTexts(language, game.match.game);
  return `${sides[side].name}: ${whoSits(game.seats[side], language)}`;
}

/** How a game ended, in one sentence. */
export function resultWords(gameId: string, result: GameResult, language: Language): string {
  const texts = discordTexts(language);
  const words = gameTexts(language, gameId);
  const outcome = result.winner === null ? texts.drawn : words.sides[result.winner].wins;
  const margin =
    result.margin === undefined || result.winner === null
      ? ''
      : ` ${texts.margin(words.units(Math.abs(result.margin), formatNumber(language, Math.abs(result.margin))))}`;
  const reason = texts.reasons[result.reason] ?? words.reasons[result.reason] ?? result.reason;
  return `${outcome}${margin}. ${reason}.`;
}

/** An answer's score in words, from the side to move. */
export function scoreOf(
  answer: Pick<BestMoveAnswer, 'game' | 'score' | 'distanceIsBound'>,
  language: Language,
): string {
  const { game, score, distanceIsBound } = answer;
  if (!isDecided(score)) return scoreWords(language, game, { kind: 'units', hundredths: score });
  return scoreWords(language, game, {
    kind: 'decided',
    wins: score > 0,
    plies: pliesToEnd(score) as number,
    within: distanceIsBound === true,
  });
}
