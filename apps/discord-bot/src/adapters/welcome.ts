import { type Language, discordTexts } from '@tahoun/i18n';
import { ChannelType, type GatewayGuildCreateDispatchData } from 'discord-api-types/v10';
import type { Bot } from '../bot/bot.js';
import { firstSteps } from '../commands/guide.js';
import { DiscordError, MAX_NONCE } from '../discord/port.js';
import { type Message, card, text } from '../view/message.js';

/** Milliseconds for which a server is new: the gateway reports older servers too, at each connection. */
const NEW_MS = 60_000;
/** Channels that are tried, at most. */
const TRIED = 3;

/** Introduces the bot once in a new server: in its system channel, or else where it may write. */
export async function welcome(guild: GatewayGuildCreateDispatchData, bot: Bot): Promise<void> {
  if (guild.unavailable || bot.now() - Date.parse(guild.joined_at) > NEW_MS) return;
  const texts = guild.channels.filter(({ type }) => type === ChannelType.GuildText).map(({ id }) => id);
  const system = guild.system_channel_id;
  const channels = [...new Set([...(system === null ? [] : [system]), ...texts])].slice(0, TRIED);
  if (channels.length === 0 || !(await bot.store.handled.isFirst(`welcome ${guild.id}`))) return;
  const message = welcomeMessage(guild.preferred_locale.startsWith('cs') ? 'cs' : 'en');
  for (const channel of channels) {
    try {
      await bot.discord.send(channel, message, `hello ${guild.id}`.slice(-MAX_NONCE));
      return;
    } catch (error) {
      if (!(error instanceof DiscordError) || error.problem === 'failed') throw error;
    }
  }
}

function welcomeMessage(language: Language): Message {
  const { welcome: words } = discordTexts(language);
  return card([text(words), firstSteps(language)]);
}
