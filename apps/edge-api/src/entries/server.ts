import { hash } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type WebSocketServerLike, serve } from '@hono/node-server';
import { createEngine } from '@tahoun/catalogue/node';
import { serveMetrics } from '@tahoun/node-kit/metrics';
import { Rasteriser } from '@tahoun/node-kit/pictures';
import { shippedProblems } from '@tahoun/problems/node';
import { cardFor } from '../cards/card-for.js';
import type { Engine } from '../engine/engine.js';
import { Refusal, problemOf } from '../http/problem.js';
import { accountOf } from '../limits/client.js';
import { LEDGER } from '../limits/ledger.js';
import { pay } from '../limits/rate-limiter.js';
import { nodeTiers } from '../limits/tiers.js';
import { clientAddress } from '../node/client-address.js';
import { CONNECTION_OPTIONS, closeUnread, createBoundedServer } from '../node/connections.js';
import { serveDocsFiles, serveWebFiles } from '../node/files.js';
import { HeavyTurns } from '../node/heavy-turns.js';
import { type Live, openLive } from '../node/live.js';
import { ServerMetrics, watchOver } from '../node/metrics.js';
import { mayBeWebhook } from '../node/post-webhook.js';
import { RequestTurns } from '../node/request-turns.js';
import { DEFAULT_PORT, type Settings, fail, missingForSignIn } from '../node/settings.js';
import { Sockets } from '../node/sockets.js';
import type { Platform, RequestReport } from '../service/platform.js';
import type { Routes } from '../service/routing.js';
import { type ActivitySeats, activityFrames, discordActivity } from '../sign-in/activity.js';
import type { DiscordSettings } from '../sign-in/discord-oauth.js';
import { discordSignIn, signInPath } from '../sign-in/routes.js';
import { openStores } from '../stores/open.js';
import { createApp } from './app.js';

/** Milliseconds that a search may wait for a thread. */
const WAIT_MS = 20_000;
/** Milliseconds of grace when the server stops: for connections, for searches before, and between checks. */
const GRACE_MS = 500;
const LONGEST_GRACE_MS = 5000;
const LOOK_MS = 50;

/** Starts the whole of Tahoun on one port: the API and the web app, searches on worker threads. */
export async function startServer(settings: Settings): Promise<Server> {
  const { port, threads, waiting, webhooks, discord } = settings;
  const webRoot = process.env.TAHOUN_WEB_ROOT || fileURLToPath(new URL('../../web/dist', import.meta.url));
  const engine = createEngine({
    threads,
    waiting,
    places: settings.places,
    slotsOfOwner: settings.clientThreads,
    ofOwner: settings.clientSearches,
    waitMs: WAIT_MS,
  });
  const stores = await openStores(engine, settings.redisUrl, settings.redisCacheUrl);
  const tiers = nodeTiers(threads, settings.nodesPerMinute, settings.keyedNodesPerMinute);
  const metrics = new ServerMetrics();
  const live = await openLiveIfPossible(settings, engine, (client, nodes) => {
    metrics.searched('/v1/live', nodes);
    const account = accountOf(client, tiers);
    if (account === undefined) return;
    void pay(stores.limiter, account, LEDGER.liveSearch.nodes(nodes, account.nodesPerMinute));
  });
  const missing = missingForSignIn(process.env);
  if (missing !== undefined) console.error(`Signing in with Discord is not complete: ${missing} is not set`);
  const rasteriser = new Rasteriser(LEDGER.pixel.inAll);
  const heavyTurns = new HeavyTurns();
  const stopping = new AbortController();

  const platform: Platform = {
    engine,
    tiers,
    keyHashes: settings.keyHashes,
    clientAddress: (c) => clientAddress(c, settings.trustsProxy),
    ...stores,
    live: live?.games,
    mayBeWebhook: webhooks && ((url) => mayBeWebhook(url, webhooks)),
    problems: shippedProblems,
    inTurn: (work, client) => heavyTurns.take(work, client),
    rasterise: async (svg, width, client) =>
      (await rasteriser.draw({ svg, fitTo: { mode: 'width', value: width }, as: 'png' }, client)).data,
    digest: (text) => hash('sha256', text),
    compresses: true,
    socket: (c) => sockets.open(c),
    stopping: stopping.signal,
    isReady: () =>
      !stopping.signal.aborted &&
      engine.load().running + engine.load().waiting < threads + waiting &&
      live?.isAway() !== true,
    report: (report) => {
      metrics.report(report);
      if (settings.logsRequests) logRequest(report);
    },
  };
  const app = createApp(platform, live && discord && signInRoutes(settings, discord, live.games));
  serveDocsFiles(app);
  serveWebFiles(
    app,
    webRoot,
    (c) => cardFor(c, { ...settings, platform, live: live?.games, problems: shippedProblems }),
    discord === undefined || settings.activityToken === undefined ? [] : activityFrames(discord.clientId),
  );

  const metricsServer =
    settings.metricsPort === undefined
      ? undefined
      : await serveMetrics(metrics, settings.metricsPort, settings.metricsHost).catch((error: Error) =>
          fail(`TAHOUN_METRICS_PORT ${settings.metricsPort} cannot be used: ${error.message}`),
        );

  const turns = new RequestTurns();
  /** Refuses a request unread. */
  const shed = () => {
    metrics.shed();
    return overloaded();
  };
  const fetch = (request: Request, env: object): Response | Promise<Response> =>
    isAboutUs(request.url) ? app.fetch(request, env) : turns.take(() => app.fetch(request, env), shed);
  const sockets = new Sockets(fetch);
  watchOver(metrics, { engine, pictures: rasteriser, turns, sockets, jobs: stores.jobs, live });
  const server = serve(
    {
      fetch,
      port,
      serverOptions: CONNECTION_OPTIONS,
      createServer: createBoundedServer,
      websocket: { server: sockets.server as WebSocketServerLike },
    },
    (address: AddressInfo) => {
      console.log(`Tahoun is at http://localhost:${address.port}`);
    },
  ) as Server;
  closeUnread(server);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code ?? error.message})`;
    fail(
      `Port ${port} ${reason}; choose another port: PORT=${port === DEFAULT_PORT + 1 ? DEFAULT_PORT : DEFAULT_PORT + 1} npm start`,
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  return server;

  /** Searches under way answer with the best they have; then connections, threads and the process end. */
  function stop(): void {
    stopping.abort();
    engine.stop();
    void metricsServer?.close();
    sockets.close();
    server.close(() => void closeAll().then(() => process.exit(0)));
    void closeConnections();
  }

  /** Closes the connections after the running searches have answered. */
  async function closeConnections(): Promise<void> {
    const until = Date.now() + LONGEST_GRACE_MS;
    while (engine.load().running > 0 && Date.now() < until) await pause(LOOK_MS);
    await pause(GRACE_MS);
    server.closeAllConnections();
  }

  async function closeAll(): Promise<void> {
    await live?.close();
    await stores.close();
    await rasteriser.close();
    await engine.close();
  }
}

/** The games between people; undefined where the data folder cannot be written to. */
function openLiveIfPossible(
  settings: Settings,
  engine: Engine,
  payLive: (client: string, nodes: number) => void,
): Promise<Live | undefined> {
  const { databaseUrl, dataFolder, discord, webUrl = '' } = settings;
  const signInAt = discord && ((id: string) => webUrl + signInPath(id));
  return openLive(settings, engine, payLive, signInAt).catch((error: Error) => {
    if (databaseUrl !== undefined) fail(`DATABASE_URL cannot be used: ${error.message}`);
    console.error(
      `There are no games between people: nothing can be written to ${dataFolder} (${error.message}); TAHOUN_DATA names another folder`,
    );
    return undefined;
  });
}

/** The sign-in routes for people on Discord: in a browser, and inside Discord where that is switched on. */
function signInRoutes(
  { activityToken, webUrl = '' }: Settings,
  application: DiscordSettings,
  seats: ActivitySeats,
): Routes {
  const routes = discordSignIn(application, seats, webUrl);
  if (activityToken === undefined) return routes;
  return { ...routes, ...discordActivity(application, activityToken, seats) };
}

const TOO_BUSY = JSON.stringify(
  problemOf(
    new Refusal(503, 'too-busy', 'more requests wait than this server can begin soon; ask again soon'),
  ),
);

/** The answer to a request that is refused unread. */
function overloaded(): Response {
  const headers = { 'Content-Type': 'application/problem+json', 'Access-Control-Allow-Origin': '*' };
  return new Response(TOO_BUSY, { status: 503, headers: { ...headers, 'Retry-After': '2' } });
}

/** Whether a request is a load balancer's health check, which never waits for its turn. */
function isAboutUs(url: string): boolean {
  return /^https?:\/\/[^/?#]+\/(?:healthz|readyz)$/.test(url);
}

/** One line of JSON on standard error, which is for logs. */
function logRequest(report: RequestReport): void {
  console.error(JSON.stringify({ level: 'info', time: new Date().toISOString(), ...report }));
}
