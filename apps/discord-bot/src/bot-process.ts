import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createEngine } from '@tahoun/catalogue/node';
import type { Log } from '@tahoun/live/store';
import { Store, isDatabaseFault, openDatabase } from '@tahoun/live/store';
import { type Listener, listen } from '@tahoun/node-kit/listen';
import { type Checks, serveMetrics } from '@tahoun/node-kit/metrics';
import { SettingError } from '@tahoun/node-kit/settings';
import { DiscordjsError, DiscordjsErrorCodes, REST } from 'discord.js';
import {
  type APIApplication,
  GatewayDispatchEvents,
  type GatewayReadyDispatchData,
  Routes,
} from 'discord-api-types/v10';
import { Hono } from 'hono';
import { connect, createClient, registerCommands, restOptions, watchConnection } from './adapters/gateway.js';
import { interactionRoute } from './adapters/http.js';
import { type Bot, assembleBot } from './bot/bot.js';
import type { Scheduler } from './bot/scheduler.js';
import { type Config, SPARE_PROCESSORS, readConfig } from './config.js';
import { restDiscord } from './discord/rest.js';
import { inviteUrl, portalProblems } from './discord/set-up.js';
import { BotMetrics } from './metrics.js';
import { resvgPainter } from './view/painter.js';

const log: Log = (message, error) => {
  console.error(`${new Date().toISOString()} ${message}`, ...(error === undefined ? [] : [error]));
};

/** Milliseconds that answers under way may take when the bot is stopped. */
const PARTING_MS = 5000;

/** Searches of one person that wait or are at work, their games with the computer included. */
const SEARCHES_OF_ONE = 60;
/** Milliseconds that a search waits for a thread before the bot says that it is too busy. */
const WAIT_MS = 60_000;

/** Ends a running bot. */
type Stop = () => Promise<void>;

/** Runs the bot until a signal stops it. */
async function run(config: Config): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataFolder });
  const store = new Store(database, config.token, Date.now, log);
  // This process alone makes moves in the embedded database: all leases in it are of one that is gone. They also end
  // by themselves.
  if (database.kind === 'sqlite')
    await store.leases.endAll().catch((error: unknown) => log('leases could not be ended', error));
  const engine = createEngine({
    threads: config.threads ?? SPARE_PROCESSORS,
    ofOwner: SEARCHES_OF_ONE,
    waitMs: WAIT_MS,
  });
  let scheduler: Scheduler | undefined;
  const metrics = new BotMetrics(
    () => scheduler?.load ?? 0,
    () => engine.load(),
  );
  const serveHealth = (isConnected: () => boolean) => {
    const connection = () => (isConnected() ? null : 'connecting');
    const database = () => (store.isAway ? 'the database is away' : null);
    return healthOf(config, metrics, {
      '/healthz': connection,
      '/readyz': () => connection() ?? database(),
    });
  };
  const assemble = (rest: REST, applicationId: string): Bot => {
    const discord = restDiscord(rest, applicationId);
    const bot = assembleBot({
      applicationId,
      store,
      engine,
      painter: resvgPainter(log),
      discord,
      timing: config,
      webUrl: config.webUrl,
      log,
    });
    scheduler = bot.scheduler;
    scheduler.start();
    registerCommands(rest, applicationId).catch((error: unknown) =>
      log('the commands could not be registered', error),
    );
    return bot;
  };

  let disconnect: Stop | undefined;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    log('stopping');
    // Moves that are searched for stay due; people who wait for an answer get the best so far, or are told why not.
    const left = scheduler?.stop();
    engine.stop();
    await disconnect?.();
    await left;
    await engine.close();
    await database.close();
  };
  // Without an exit, the client of an unreachable Discord would go on trying and keep the process alive.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
  try {
    disconnect = await (config.http === undefined
      ? runGateway(config, assemble, metrics, serveHealth)
      : runHttp(config, config.http, assemble, metrics, serveHealth));
  } catch (error) {
    await stop();
    throw error;
  }
}

type Assemble = (rest: REST, applicationId: string) => Bot;
/** Serves the health where that is switched on. */
type ServeHealth = (isConnected: () => boolean) => Promise<Listener | undefined>;

async function runGateway(
  config: Config,
  assemble: Assemble,
  metrics: BotMetrics,
  serveHealth: ServeHealth,
): Promise<Stop> {
  const client = createClient(config);
  watchConnection(client, log);
  const health = await serveHealth(() => client.isReady());
  let settled: (() => Promise<void>) | undefined;
  // Interactions come right behind this, before discord.js has seen all servers.
  client.ws.once(GatewayDispatchEvents.Ready, ({ application, user, guilds }: GatewayReadyDispatchData) => {
    settled = connect(client, assemble(client.rest, application.id), metrics.acknowledged.bind(metrics));
    log(`ready as ${user.username} in ${guilds.length} servers; invite it with ${inviteUrl(application.id)}`);
    void checkPortal(client.rest);
  });
  const stop = async () => {
    const parted = client.destroy().then(() => settled?.());
    await Promise.race([parted, delay(PARTING_MS, undefined, { ref: false })]);
    await health?.close();
  };
  try {
    await client.login(config.token);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function runHttp(
  config: Config,
  { port, publicKey }: NonNullable<Config['http']>,
  assemble: Assemble,
  metrics: BotMetrics,
  serveHealth: ServeHealth,
): Promise<Stop> {
  const rest = new REST(restOptions(config.api)).setToken(config.token);
  const application = (await rest.get(Routes.currentApplication())) as APIApplication;
  const bot = assemble(rest, application.id);
  const onAnswered = metrics.acknowledged.bind(metrics);
  const app = new Hono().route('/interactions', interactionRoute({ publicKey, bot, onAnswered }));
  const listener = await listen(getRequestListener(app.fetch), port);
  log(`taking interactions on port ${listener.port}, path /interactions`);
  log(`invite the bot with ${inviteUrl(application.id)}`);
  for (const problem of portalProblems(application, true)) log(problem);
  const health = await serveHealth(() => true);
  return async () => {
    await listener.close();
    await health?.close();
  };
}

async function healthOf({ metricsPort, metricsHost }: Config, metrics: BotMetrics, checks: Checks) {
  if (metricsPort === undefined) return undefined;
  const listener = await serveMetrics(metrics, metricsPort, metricsHost, checks);
  log(`health and metrics on ${metricsHost}, port ${listener.port}`);
  return listener;
}

async function checkPortal(rest: REST): Promise<void> {
  try {
    const application = (await rest.get(Routes.currentApplication())) as APIApplication;
    for (const problem of portalProblems(application, false)) log(problem);
  } catch (error) {
    log('the settings of the application could not be read', error);
  }
}

/** One line of advice for a mistake in the set-up; undefined for other errors. */
function advice(error: unknown): string | undefined {
  if (error instanceof SettingError) return error.message;
  if (isDatabaseFault(error)) return (error as Error).message;
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
