import type { Log } from '@tahoun/live/store';
import { Client, GatewayIntentBits, Options, Partials, type REST, type RESTOptions } from 'discord.js';
import {
  type APIApplicationCommand,
  type APIInteraction,
  ApplicationCommandType,
  GatewayDispatchEvents,
  type GatewayGuildCreateDispatchData,
  type GatewayMessageCreateDispatchData,
  Routes,
} from 'discord-api-types/v10';
import type { Bot } from '../bot/bot.js';
import { sendWhole } from '../discord/rest.js';
import { commandDefinitions } from '../dispatch/definitions.js';
import { handleInTime } from '../dispatch/in-time.js';
import { handleTyped } from '../interaction/typed.js';
import { welcome } from './welcome.js';

export interface GatewaySettings {
  /** Base URL of Discord's REST interface; the library's own when undefined. */
  readonly api: string | undefined;
  /** Whether the bot reads the messages in threads, which Discord has to allow. */
  readonly readsMessages: boolean;
  /** Connections to the gateway; by default as many as Discord advises. */
  readonly shards: number | 'auto';
}

/** The client of discord.js: it keeps the gateway open, resumes it, and obeys the rate limits. */
export function createClient({ api, readsMessages, shards }: GatewaySettings): Client {
  return new Client({
    ...(shards === 'auto' ? { shards } : { shardCount: shards }),
    intents: [
      GatewayIntentBits.Guilds,
      GatewayIntentBits.GuildMessages,
      GatewayIntentBits.DirectMessages,
      ...(readsMessages ? [GatewayIntentBits.MessageContent] : []),
    ],
    partials: [Partials.Channel],
    // The bot needs no earlier messages: it handles each as Discord sends it.
    makeCache: Options.cacheWithLimits({ MessageManager: 0 }),
    rest: restOptions(api),
  });
}

/** Options of the REST client, with the gateway or without. @param api its base URL. */
export function restOptions(api: string | undefined): Partial<RESTOptions> {
  return { makeRequest: sendWhole, ...(api === undefined ? {} : { api }) };
}

/**
 * Registers the commands with Discord, in place of the earlier ones. The one that opens an Activity stays:
 * the developer portal makes it, and Discord refuses a list without it.
 */
export async function registerCommands(rest: REST, applicationId: string): Promise<void> {
  const route = Routes.applicationCommands(applicationId);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const before = (await rest.get(route, { query })) as APIApplicationCommand[];
  const opening = before.filter(({ type }) => type === ApplicationCommandType.PrimaryEntryPoint);
  await rest.put(route, { body: [...commandDefinitions(), ...opening.map(asRegistered)] });
}

/** The fields of a registered command that can be sent back to Discord. */
function asRegistered(command: APIApplicationCommand): object {
  const { id, type, name, name_localizations, handler, contexts, integration_types, nsfw } = command;
  return { id, type, name, name_localizations, handler, contexts, integration_types, nsfw };
}

/**
 * Adapter A: hands the events of the gateway to the bot, as Discord sent them.
 * @param onAnswered called with the seconds that each first answer took.
 * @returns a function that waits for all work begun by them.
 */
export function connect(
  client: Client,
  bot: Bot,
  onAnswered: (interaction: APIInteraction, seconds: number) => void,
): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  const follow = (work: Promise<void>) => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction) => {
    const arrived = performance.now();
    const work = handleInTime(interaction, bot, (response) => {
      onAnswered(interaction, (performance.now() - arrived) / 1000);
      return bot.discord.respond(interaction, response);
    });
    follow(work);
  });
  client.ws.on(GatewayDispatchEvents.MessageCreate, (message: GatewayMessageCreateDispatchData) => {
    if (message.author.bot || message.webhook_id !== undefined) return;
    follow(listen(message, bot));
  });
  client.ws.on(GatewayDispatchEvents.GuildCreate, (guild: GatewayGuildCreateDispatchData) => {
    const failed = (error: unknown) => bot.log('a new server could not be welcomed', error);
    follow(welcome(guild, bot).catch(failed));
  });
  return async () => {
    await Promise.all(underWay);
  };
}

async function listen(message: GatewayMessageCreateDispatchData, bot: Bot): Promise<void> {
  const isPrivate = message.guild_id === undefined;
  const isNamed = message.mentions.some(({ id }) => id === bot.applicationId);
  const { id, channel_id: channelId, author, content } = message;
  try {
    await handleTyped(
      { id, channelId, authorId: author.id, content, isAddressed: isPrivate || isNamed },
      bot,
    );
  } catch (error) {
    bot.log('a typed move could not be answered', error);
  }
}

/** Logs the connection errors that discord.js reports. */
export function watchConnection(client: Client, log: Log): void {
  client.on('error', (error) => log('the connection had an error', error));
  client.on('shardError', ({ message }) => log(`the connection had an error: ${message}`));
  client.on('shardDisconnect', ({ code }) => log(`the connection was closed for good (${code})`));
}
