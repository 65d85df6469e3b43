import { LOOKS, type Look, PIECE_STYLES, type PieceStyle } from '@tahoun/board';
import { gameById } from '@tahoun/catalogue/all';
import type { GameResult } from '@tahoun/core';
import { type Language, type OptionTexts, discordTexts, gameTexts } from '@tahoun/i18n';
import { Refusal } from '@tahoun/live';
import { type Rating, type Settings, UNCERTAIN_DEVIATION } from '@tahoun/live/store';
import type { APIUser } from 'discord-api-types/v10';
import type { Call } from '../interaction/call.js';
import type { Options } from '../interaction/options.js';
import { type Message, escaped, textMessage } from '../view/message.js';
import { languageOf } from '../view/settings.js';
import { whoSits } from '../view/words.js';
import { GAME_OPTION, type PrivateCommand } from './command.js';

/** `/profile stats`: a player's ratings and results. */
export const stats: PrivateCommand = {
  name: 'stats',
  options: [
    { name: 'user', kind: 'user' },
    { name: 'against', kind: 'user' },
  ],
  async answer(call, options) {
    const user = options.user('user') ?? call.user;
    const against = options.user('against');
    if (against !== undefined) return headToHead(call, user, against);
    const { texts, language, bot } = call;
    const ratings = await bot.store.ratings.of(user.id);
    const lines = ratings.map(({ game, wins, draws, losses, ...rating }) =>
      texts.stats.line(gameTexts(language, game).name, ratingText(rating), wins, draws, losses),
    );
    const title = `### ${texts.stats.title(shownName(user))}`;
    return textMessage([title, ...(lines.length === 0 ? [texts.stats.none] : lines)].join('\n'));
  },
};

/** The results of two people against each other, by game. */
async function headToHead({ texts, language, bot }: Call, user: APIUser, other: APIUser): Promise<Message> {
  const counts = new Map<string, { wins: number; draws: number; losses: number }>();
  for (const { game, player0, outcome } of await bot.store.lists.gamesBetween(user.id, other.id)) {
    if (outcome === null) continue;
    const { winner } = JSON.parse(outcome) as GameResult;
    const count = counts.get(game) ?? { wins: 0, draws: 0, losses: 0 };
    counts.set(game, count);
    if (winner === null) count.draws++;
    else if (winner === (player0 === user.id ? 0 : 1)) count.wins++;
    else count.losses++;
  }
  const lines = [...counts].map(([game, { wins, draws, losses }]) =>
    texts.stats.lineAgainst(gameTexts(language, game).name, wins, draws, losses),
  );
  const title = `### ${texts.stats.against(shownName(user), shownName(other))}`;
  return textMessage([title, ...(lines.length === 0 ? [texts.stats.noneAgainst] : lines)].join('\n'));
}

function shownName({ global_name: name, username }: APIUser): string {
  return escaped(name ?? username);
}

/** `1587`, or `1587?` while it is uncertain. */
export function ratingText({ rating, deviation }: Pick<Rating, 'rating' | 'deviation'>): string {
  return `${Math.round(rating)}${deviation > UNCERTAIN_DEVIATION ? '?' : ''}`;
}

/** Players listed. */
const LISTED = 15;

/**
 * `/profile leaderboard`: the best players of a game, the computer's levels among them; in a server, only
 * people who have played there.
 */
export const leaderboard: PrivateCommand = {
  name: 'leaderboard',
  options: [GAME_OPTION],
  async answer(call, options) {
    const game = gameById(options.text('game') ?? '');
    const { texts, language, bot } = call;
    const guildId = call.interaction.guild_id ?? null;
    const leaders = await bot.store.ratings.leaders(game.id, guildId, LISTED);
    const lines = leaders.map((each, i) =>
      texts.leaderboard.line(
        i + 1,
        whoSits(each, language),
        ratingText(each),
        each.wins + each.draws + each.losses,
      ),
    );
    const { name } = gameTexts(language, game.id);
    const title = guildId === null ? texts.leaderboard.title(name) : texts.leaderboard.titleHere(name);
    return textMessage(
      [`### ${title}`, ...(lines.length === 0 ? [texts.leaderboard.none] : lines)].join('\n'),
    );
  },
};

/** `/profile settings`: changes the settings that are given, and shows them all. */
export const settings: PrivateCommand = {
  name: 'settings',
  options: [
    { name: 'language', kind: 'text', choices: ['auto', 'en', 'cs'] },
    { name: 'theme', kind: 'text', choices: ['light', 'dark'] },
    { name: 'look', kind: 'text', choices: ['own', ...LOOKS] },
    { name: 'pieces', kind: 'text', choices: PIECE_STYLES },
    { name: 'orientation', kind: 'text', choices: ['fixed', 'rotating'] },
    { name: 'confirm', kind: 'text', choices: ['on', 'off'] },
    { name: 'challenges', kind: 'text', choices: ['on', 'off'] },
    { name: 'turns', kind: 'text', choices: ['ping', 'quiet'] },
  ],
  async answer(call, options) {
    const changed = await call.bot.store.people.changeSettings(call.user.id, changesIn(options));
    return textMessage(settingsText(changed, languageOf(changed, call.unchosen)));
  },
};

/** The settings that are given; Discord sends only values of the choices. */
function changesIn(options: Options): Partial<Settings> {
  const given = <Value extends string>(name: string) => options.text(name) as Value | undefined;
  const language = given<Language | 'auto'>('language');
  const theme = given<NonNullable<Settings['theme']>>('theme');
  const look = given<Look | 'own'>('look');
  const pieces = given<PieceStyle>('pieces');
  const orientation = given<NonNullable<Settings['orientation']>>('orientation');
  const [confirm, challenges, turns] = [given('confirm'), given('challenges'), given('turns')];
  return {
    ...(language === undefined ? {} : { language: language === 'auto' ? null : language }),
    ...(theme === undefined ? {} : { theme }),
    ...(look === undefined ? {} : { look: look === 'own' ? null : look }),
    ...(pieces === undefined ? {} : { pieces }),
    ...(orientation === undefined ? {} : { orientation }),
    ...(confirm === undefined ? {} : { confirm: confirm === 'on' }),
    ...(challenges === undefined ? {} : { challenges: challenges === 'on' }),
    ...(turns === undefined ? {} : { quiet: turns === 'quiet' }),
  };
}

function settingsText(chosen: Settings, language: Language): string {
  const { settings: words, commands } = discordTexts(language);
  const { options } = commands.profile.subcommands.settings;
  const name = (option: keyof typeof options, value: string) =>
    (options[option] as OptionTexts).choices?.[value] ?? value;
  return [
    `### ${words.title}`,
    `${words.language}: **${name('language', chosen.language ?? 'auto')}**`,
    `${words.theme}: **${name('theme', chosen.theme ?? 'light')}**`,
    `${words.look}: **${name('look', chosen.look ?? 'own')}**`,
    `${words.pieces}: **${name('pieces', chosen.pieces ?? PIECE_STYLES[0])}**`,
    `${words.orientation}: **${name('orientation', chosen.orientation ?? 'fixed')}**`,
    `${words.confirm}: **${name('confirm', chosen.confirm ? 'on' : 'off')}**`,
    `${words.challenges}: **${name('challenges', chosen.challenges ? 'on' : 'off')}**`,
    `${words.turns}: **${name('turns', chosen.quiet ? 'quiet' : 'ping')}**`,
  ].join('\n');
}

function blockCommand(name: string, isBlocked: boolean): PrivateCommand {
  return {
    name,
    options: [{ name: 'user', kind: 'user', isRequired: true }],
    async answer({ bot, user, texts }, options) {
      const other = options.user('user');
      if (other === undefined || other.id === user.id) throw new Refusal('own-person');
      await bot.store.people.setBlock(user.id, other.id, isBlocked);
      const who = `<@${other.id}>`;
      return textMessage(isBlocked ? texts.blocked(who) : texts.unblocked(who));
    },
  };
}

/** `/profile block`: the caller and a person can no longer challenge each other. */
export const block = blockCommand('block', true);

/** `/profile unblock`: they can again. */
export const unblock = blockCommand('unblock', false);
