import type { Side } from '@tahoun/core';
import { type Language, discordTexts, gameTexts } from '@tahoun/i18n';
import { type GameRecord, isOpenSeat, moveTimeOf } from '@tahoun/live';
import { type Action, formatCustomId } from './custom-id.js';
import { type Message, button, card, row, text } from './message.js';
import { countdown } from './words.js';

/**
 * A challenge that waits for its answer, or its outcome.
 * @param hasPage whether people can answer it by link on the web page.
 */
export function challengeMessage(game: GameRecord, language: Language, hasPage: boolean): Message {
  const texts = discordTexts(language);
  const words = gameTexts(language, game.match.game);
  const challenged: Side = game.seats[0].player === game.ownerId ? 1 : 0;
  const { player } = game.seats[challenged];
  const isOpen = isOpenSeat(game.seats[challenged]);
  const [challenger, opponent] = [`<@${game.ownerId}>`, `<@${player}>`];
  const lines = [
    isOpen ? texts.openChallenge(challenger, words.name) : texts.challenge(challenger, opponent, words.name),
  ];
  if (game.status !== 'challenge') {
    const outcome =
      game.status === 'declined'
        ? texts.challengeDeclined(opponent)
        : game.status === 'expired'
          ? texts.challengeExpired
          : texts.challengeWithdrawn;
    return card([text([...lines, `**${outcome}**`].join('\n'))]);
  }
  lines.push(texts.challengeSides(words.sides[challenged].name));
  if (game.moveMs !== null) lines.push(texts.moveTime(texts.newGame.times[moveTimeOf(game.moveMs)]));
  if (game.wakeAt !== null) lines.push(texts.challengeUntil(countdown(game.wakeAt)));
  const make = (action: Action, label: string, style?: 'success' | 'danger') =>
    button(formatCustomId({ game: game.id, action }), label, style);
  const buttons = row(
    make('accept', isOpen ? texts.buttons.join : texts.buttons.accept, 'success'),
    make('decline', isOpen ? texts.buttons.withdraw : texts.buttons.decline, 'danger'),
    ...(hasPage ? [make('invite', texts.buttons.invite)] : []),
  );
  return card([text(lines.join('\n')), buttons]);
}
