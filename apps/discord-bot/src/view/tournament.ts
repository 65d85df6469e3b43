import { type DiscordTexts, discordTexts, formatNumber, gameTexts } from '@tahoun/i18n';
import { ANONYMOUS, type GameRecord, moveTimeOf } from '@tahoun/live';
import {
  type StoredPairing,
  type TournamentRecord,
  isRoundRobin,
  roundsIn,
  roundsOf,
  standingsOf,
} from '@tahoun/live/store';
import { formatCustomId } from './custom-id.js';
import { type Message, button, card, row, text } from './message.js';

/** The place where a game is shown. */
type Place = Pick<GameRecord, 'id' | 'channelId' | 'thread'>;

/**
 * The table of a tournament: its standings and its pairings.
 * @param places those of the games under way, as far as they are known.
 */
export function tournamentMessage(tournament: TournamentRecord, places: readonly Place[] = []): Message {
  const { status, game, language, entrants } = tournament;
  const { tournament: words } = discordTexts(language);
  const lines = [`### ${words.title(gameTexts(language, game).name)}`, stateOf(tournament), ''];
  if (entrants.length > 0) lines.push(...tableOf(tournament));
  if (status === 'running')
    lines.push('', `**${words.round(tournament.round)}**`, ...gamesOf(tournament, places));
  const id = formatCustomId({ game: tournament.id, action: 'join-tournament' });
  const join = button(id, discordTexts(language).buttons.join, 'success');
  return card([text(lines.join('\n')), ...(status === 'open' ? [row(join)] : [])]);
}

function stateOf({ status, entrants, round, moveMs, language }: TournamentRecord): string {
  const texts = discordTexts(language);
  const { tournament: words } = texts;
  const time = texts.moveTime(texts.newGame.times[moveTimeOf(moveMs)]);
  switch (status) {
    case 'open':
      return `${words.open(entrants.length)}\n${time}`;
    case 'running': {
      const system = isRoundRobin(entrants.length) ? words.roundRobin : words.swiss;
      return `${words.running(round, roundsOf(entrants.length), system)}\n${time}`;
    }
    case 'finished':
      return words.finished;
    case 'expired':
      return words.expired;
  }
}

function tableOf(tournament: TournamentRecord): string[] {
  const { entrants, language, status } = tournament;
  const { tournament: words } = discordTexts(language);
  if (status === 'open' || status === 'expired')
    return entrants.map(({ number }) => `${number + 1}. ${who(tournament, number)}`);
  const numbers = entrants.map(({ number }) => number);
  const points = (value: number) => formatNumber(language, value);
  const tieBreakOf = (value: number) => points(isRoundRobin(entrants.length) ? value / 4 : value / 2);
  return standingsOf(numbers, roundsIn(tournament)).map(({ number, halves, tieBreak }, place) => {
    const left = entrants[number]?.hasLeft ? ` · ${words.left}` : '';
    return `${place + 1}. ${who(tournament, number)}: ${words.points(halves / 2, points(halves / 2), tieBreakOf(tieBreak))}${left}`;
  });
}

function gamesOf(tournament: TournamentRecord, places: readonly Place[]): string[] {
  const { round, pairings, language } = tournament;
  const { tournament: words } = discordTexts(language);
  return pairings
    .filter((pairing) => pairing.round === round)
    .map((pairing) => {
      const first = who(tournament, pairing.first);
      if (pairing.second === null) return `- ${words.bye(first)}`;
      const place = places.find(({ id }) => id === pairing.gameId);
      const link = place === undefined || pairing.halves !== null ? '' : linkTo(place);
      return `- ${first} – ${who(tournament, pairing.second)}${resultOf(pairing, words)}${link}`;
    });
}

/** A link to the game's thread; empty without one, because the board is a new message after each move. */
function linkTo({ channelId, thread }: Place): string {
  return thread === null ? '' : ` · <#${channelId}>`;
}

function resultOf({ halves }: StoredPairing, words: DiscordTexts['tournament']): string {
  if (halves === null) return '';
  const written = (value: number) => (value === 1 ? '½' : String(value / 2));
  return `: **${written(halves[0])} : ${written(halves[1])}**${halves[0] + halves[1] === 0 ? ` (${words.left})` : ''}`;
}

function who({ entrants, language }: TournamentRecord, number: number): string {
  const player = entrants[number]?.player ?? ANONYMOUS;
  return player === ANONYMOUS ? discordTexts(language).privacy.someone : `<@${player}>`;
}
