import { createNodeHost } from '@tahoun/engine/node';
import { DiscordjsError, DiscordjsErrorCodes } from 'discord.js';
import { GatewayDispatchEvents, type GatewayReadyDispatchData } from 'discord-api-types/v10';
import { assembleBot } from './assemble.js';
import type { Bot, Log } from './bot.js';
import { type Config, ConfigError, readConfig } from './config.js';
import { connect, createClient, registerCommands, watchConnection } from './discord/gateway.js';
import { restDiscord } from './discord/rest.js';
import { serveHealth } from './health.js';
import { Metrics } from './metrics.js';
import { openDatabase } from './store/open.js';
import { Store } from './store/store.js';
import { resvgPainter } from './view/painter.js';

const log: Log = (message, error) => {
  console.error(`${new Date().toISOString()} ${message}`, ...(error === undefined ? [] : [error]));
};

/** Runs the bot until it is told to stop. */
async function run(config: Config): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataFolder });
  const store = new Store(database);
  // This process alone holds the embedded database: whatever was leased was leased by one that is gone.
  if (database.kind === 'sqlite') await store.wakeAll();
  const engine = createNodeHost(config.threads === undefined ? {} : { threads: config.threads });
  const client = createClient(config);
  watchConnection(client, log);
  let bot: Bot | undefined;
  const metrics = new Metrics(() => bot?.clerk.load ?? 0);
  const health =
    config.metricsPort === undefined
      ? undefined
      : await serveHealth(config.metricsPort, () => client.isReady(), metrics);
  if (health !== undefined) log(`health and metrics on port ${health.port}`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    log('stopping');
    await client.destroy();
    await bot?.clerk.stop();
    await engine.close();
    await health?.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

  // Interactions come right behind this, before discord.js has seen all servers.
  client.ws.once(GatewayDispatchEvents.Ready, ({ application, user, guilds }: GatewayReadyDispatchData) => {
    const discord = restDiscord(client.rest, application.id);
    const parts = { applicationId: application.id, store, engine, painter: resvgPainter, discord };
    bot = assembleBot({ ...parts, manners: config, log });
    connect(client, bot, metrics);
    bot.clerk.start();
    log(`ready as ${user.username} in ${guilds.length} servers`);
    registerCommands(client, application.id).catch((error: unknown) =>
      log('the commands could not be registered', error),
    );
  });
  await client.login(config.token);
}

/** One line on what to do about it, for the mistakes of setting up. */
function advice(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const isDiscords = error instanceof DiscordjsError;
  if (isDiscords && error.code === DiscordjsErrorCodes.TokenInvalid)
    return 'Discord does not know DISCORD_TOKEN. Copy it again from https://discord.com/developers/applications (Bot, Reset Token)';
  if (error instanceof Error && /disallowed intents/i.test(error.message))
    return 'Discord does not let this bot read messages: switch on "Message Content Intent" on the Bot page, or leave TAHOUN_READ_MESSAGES out';
  return undefined;
}

try {
  await run(readConfig(process.env));
} catch (error) {
  const line = advice(error);
  log(line ?? 'the bot could not start', line === undefined ? error : undefined);
  process.exit(1);
}
