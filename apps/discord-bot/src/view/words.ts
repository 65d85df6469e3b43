import { type Side, scoreParts } from '@tahoun/core';
import { type BestMoveAnswer, numbersOf, splitPlayer } from '@tahoun/engine';
import { type Language, discordTexts, formatNumber, gameTexts, playerWords, scoreWords } from '@tahoun/i18n';
import { ANONYMOUS, type GameRecord, type Seat, isGuest, isOpenSeat, isPerson, levelOf } from '@tahoun/live';
import { escaped } from './message.js';

/** A mention of a person, or the name of a computer player. */
export function whoSits(seat: Seat, language: Language): string {
  if (isOpenSeat(seat)) return discordTexts(language).anybody;
  if (seat.player === ANONYMOUS) return discordTexts(language).privacy.someone;
  if (isGuest(seat)) return escaped(seat.name);
  if (isPerson(seat)) return `<@${seat.player}>`;
  const level = levelOf(seat);
  if (level === null) return `Tahoun, ${playerTitle(seat.player, language)}`;
  const texts = discordTexts(language);
  return texts.computer(level, texts.levels[level - 1] as string);
}

/** The title of a computer player without a level, such as `Second search (Depth 3, then 2)`. */
export function playerTitle(player: string, language: Language): string {
  const { form, numbers } = splitPlayer(player);
  const words = playerWords(language);
  const values = numbersOf(form).flatMap(({ field }, index) => {
    const value = numbers[index];
    return value === undefined || field === 'level'
      ? []
      : words.numbers[field].value(formatNumber(language, value));
  });
  return values.length === 0 ? `${words.names[form]}` : `${words.names[form]} (${values.join(', ')})`;
}

/** The same as `whoSits`, for places that show no mentions. */
export function nameOf(seat: Seat, language: Language): string {
  const hasName = isPerson(seat) && !isOpenSeat(seat) && seat.player !== ANONYMOUS;
  return hasName ? seat.name : whoSits(seat, language);
}

/** `White: @somebody`. */
export function sideAndPlayer(game: GameRecord, side: Side, language: Language): string {
  const { sides } = gameTexts(language, game.match.game);
  return `${sides[side].name}: ${whoSits(game.seats[side], language)}`;
}

/** An answer's score in words, from the side to move. */
export function scoreOf(
  answer: Pick<BestMoveAnswer, 'game' | 'score' | 'distanceIsBound'>,
  language: Language,
): string {
  return scoreWords(language, answer.game, scoreParts(answer));
}

/** A time in Discord's relative form, such as `in 3 hours`. @param at milliseconds since 1970. */
export function countdown(at: number): string {
  return `<t:${Math.ceil(at / 1000)}:R>`;
}
