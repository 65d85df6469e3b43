import { type Language, discordTexts, gameTexts, moveWords } from '@tahoun/i18n';
import { resultOf } from '@tahoun/match';
import type { Event, Notice } from '../store/notices.js';
import type { GameRecord, Seat } from '../store/records.js';
import { type Message, textMessage } from '../view/message.js';
import { resultWords, whoSits } from '../view/words.js';
import { countdown } from './move-time.js';
import { isBarelyBegun } from './play.js';
import { isBetweenPeople, isOpenSeat, isPerson, turnOf } from './seats.js';

/**
 * What a change gives people to know who have not made it: who does something sees it at once.
 * @param before null where the game is new. @param by who has changed it; null: time has.
 */
export function noticesOf(before: GameRecord | null, after: GameRecord, by: string | null): Notice[] {
  const event = before === after ? null : eventOf(before, after);
  if (event === null || (by !== null && !isBetweenPeople(after))) return [];
  return [...new Set(recipientsOf(event, after, by))].map((to) => ({ event, to }));
}

function recipientsOf(event: Event, game: GameRecord, by: string | null): string[] {
  if (event === 'expired') return [game.ownerId];
  if (event === 'reminder') return [game.seats[turnOf(game)].player];
  const waits = (seat: Seat) => isPerson(seat) && !isOpenSeat(seat) && seat.player !== by;
  return game.seats.filter(waits).map(({ player }) => player);
}

function eventOf(before: GameRecord | null, after: GameRecord): Event | null {
  const { status, match, undo } = after;
  if (before === null) return status === 'challenge' ? 'challenge' : null;
  if (status === 'declined' || status === 'expired' || status === 'aborted') return status;
  if (status === 'finished') return before.status === 'finished' ? null : 'result';
  if (status !== 'active') return null;
  if (before.status === 'challenge') return 'accepted';
  if (match.moves.length > before.match.moves.length) return 'turn';
  if (match.moves.length < before.match.moves.length) return 'undo-agreed';
  if (isReminded(after) && !isReminded(before)) return 'reminder';
  if (match.drawOffer !== before.match.drawOffer)
    return match.drawOffer === null ? 'draw-refused' : 'draw-offered';
  if ((undo === null) !== (before.undo === null)) return undo === null ? 'undo-refused' : 'undo-asked';
  return null;
}

/** From the reminder on, a game sleeps until the time has run out. */
function isReminded({ deadline, wakeAt }: GameRecord): boolean {
  return deadline !== null && wakeAt === deadline;
}

/** Whether there is still something to tell: a turn is over once it is played, a question once it is answered. */
export function isOfUse({ event, to }: Notice, game: GameRecord): boolean {
  switch (event) {
    case 'challenge':
      return game.status === 'challenge';
    case 'turn':
    case 'reminder':
      return game.status === 'active' && game.seats[turnOf(game)].player === to;
    case 'draw-offered':
      return game.status === 'active' && game.match.drawOffer !== null;
    case 'undo-asked':
      return game.status === 'active' && game.undo !== null;
    default:
      return true;
  }
}

/** A notice as a message of its own, which notifies the one person whom it is for. */
export function noticeMessage({ event, to }: Notice, game: GameRecord, language: Language): Message {
  const mention = `<@${to}>`;
  const other = game.seats.find(({ player }) => player !== to) ?? game.seats[0];
  const words = wordsOf(event, game, mention, whoSits(other, language), language);
  return { ...textMessage(words, false), notifies: [to] };
}

function wordsOf(event: Event, game: GameRecord, to: string, other: string, language: Language): string {
  const texts = discordTexts(language);
  const { name } = gameTexts(language, game.match.game);
  const told = (sentence: string) => `${to}: ${sentence}`;
  switch (event) {
    case 'challenge':
      return texts.challenge(other, to, name);
    case 'accepted':
      return told(texts.challengeAccepted(other));
    case 'declined':
      return told(texts.challengeDeclined(other));
    case 'expired':
      return told(texts.challengeExpired);
    case 'turn':
      return told(texts.yourTurn(moveWords(language, game.match.game, game.match.moves.at(-1) ?? '')));
    case 'reminder': {
      const time = countdown(game.deadline ?? 0);
      return told(isBarelyBegun(game) ? texts.reminderToBegin(time) : texts.reminder(time));
    }
    case 'aborted':
      return told(texts.abortedNotice);
    case 'draw-offered':
      return told(texts.drawOffered(other));
    case 'draw-refused':
      return told(texts.drawRefused(other));
    case 'undo-asked':
      return told(texts.undoAsked(other));
    case 'undo-agreed':
      return told(texts.undoAgreed(other));
    case 'undo-refused':
      return told(texts.undoRefused(other));
    case 'result': {
      const result = resultOf(game.match);
      return told(result === null ? texts.stopped : resultWords(game.match.game, result, language));
    }
  }
}
