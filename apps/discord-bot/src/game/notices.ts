import { type Language, discordTexts, gameTexts, moveWords, resultSentence } from '@tahoun/i18n';
import { type GameRecord, isBarelyBegun } from '@tahoun/live';
import type { Event, Notice } from '@tahoun/live/store';
import { type Message, escaped, text, textMessage } from '../view/message.js';
import { countdown, nameOf, whoSits } from '../view/words.js';
import { threadNameOf } from './thread.js';

/** A notice as a message of its own, which notifies only its person. */
export function noticeMessage({ event, to }: Notice, game: GameRecord, language: Language): Message {
  const mention = `<@${to}>`;
  const other = game.seats.find(({ player }) => player !== to) ?? game.seats[0];
  const words = wordsOf(event, game, mention, whoSits(other, language), language);
  return { ...textMessage(words, false), notifies: [to] };
}

/** The same for direct messages, where it has to name the game. */
export function directNotice(notice: Message, game: GameRecord, language: Language): Message {
  const link = linkTo(game);
  const title = `**${escaped(threadNameOf(game, language))}**`;
  const place = link === null ? [] : [discordTexts(language).boardIs(link)];
  return { ...notice, components: [text([title, ...place].join('\n')), ...notice.components] };
}

/** The line left of a game's message that a newer one replaces: an accepted challenge, or the last move. */
export function lineMessage({ match, language, seats, ownerId }: GameRecord): Message {
  const texts = discordTexts(language);
  const last = match.moves.at(-1);
  const other = seats.find(({ player }) => player !== ownerId) ?? seats[1];
  const words =
    last === undefined
      ? texts.challengeAccepted(escaped(nameOf(other, language)))
      : texts.lastMove(match.moves.length, moveWords(language, match.game, last));
  return textMessage(`-# ${words}`, false);
}

/** The address of a game's message; null where it has none. */
export function linkTo({ guildId, channelId, messageId }: GameRecord): string | null {
  if (channelId === null || messageId === null) return null;
  return `https://discord.com/channels/${guildId ?? '@me'}/${channelId}/${messageId}`;
}

function wordsOf(event: Event, game: GameRecord, to: string, other: string, language: Language): string {
  const texts = discordTexts(language);
  const { name } = gameTexts(language, game.match.game);
  if (event === 'challenge') return texts.challenge(other, to, name);
  if (event === 'unreminded') return texts.notReminded(to);
  const sentences: Readonly<Record<typeof event, () => string>> = {
    accepted: () => texts.challengeAccepted(other),
    declined: () => texts.challengeDeclined(other),
    expired: () => texts.challengeExpired,
    turn: () => texts.yourTurn(moveWords(language, game.match.game, game.match.moves.at(-1) ?? '')),
    reminder: () => {
      const time = countdown(game.deadline ?? 0);
      const isAborted = isBarelyBegun(game) && game.tournamentId === null;
      return isAborted ? texts.reminderToBegin(time) : texts.reminder(time);
    },
    aborted: () => texts.abortedNotice,
    paired: () => texts.tournament.paired(other, name),
    'draw-offered': () => texts.drawOffered(other),
    'draw-refused': () => texts.drawRefused(other),
    'undo-asked': () => texts.undoAsked(other),
    'undo-agreed': () => texts.undoAgreed(other),
    'undo-refused': () => texts.undoRefused(other),
    result: () => {
      const { outcome: result } = game;
      return result === null ? texts.stopped : resultSentence(language, game.match.game, result);
    },
  };
  return `${to}: ${sentences[event]()}`;
}
