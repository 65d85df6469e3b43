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
import { createApp } from '../app.js';
import { cardFor } from '../cards/card-for.js';
import { accountOf } from '../limits/client.js';
import { LEDGER } from '../limits/ledger.js';
import { pay } from '../limits/rate-limiter.js';
import { type Platform, type RequestReport, nodeTiers } from '../platform.js';
import { Refusal, problemOf } from '../problem.js';
import { type ActivitySeats, activityFrames, discordActivity } from '../sign-in/activity.js';
import type { DiscordSettings } from '../sign-in/discord-oauth.js';
import { discordSignIn, signInPath } from '../sign-in/routes.js';
import { CONNECTION_OPTIONS, closeUnread, createBoundedServer } from './connections.js';
import { serveDocsFiles, serveWebFiles } from './files.js';
import { HeavyTurns } from './heavy-turns.js';
import { openLive } from './live.js';
import { ServerMetrics, watchOver } from './metrics.js';
import { mayBeWebhook } from './post-webhook.js';
import { RequestTurns } from './request-turns.js';
import { DEFAULT_PORT, fail, missingForSignIn, settingsOrFail } from './settings.js';
import { Sockets } from './sockets.js';
import { clientAddress, openStores } from './stores.js';

/** The whole of Tahoun on one port: the API and the web app, searches on worker threads. */

/** Milliseconds that a search may wait for a thread. */
const WAIT_MS = 20_000;
/** Milliseconds of grace when the server stops: for connections, for searches before, and between checks. */
const GRACE_MS = 500;
const LONGEST_GRACE_MS = 5000;
const LOOK_MS = 50;

const settings = settingsOrFail();
const {
  port,
  threads,
  places,
  waiting,
  clientThreads,
  clientSearches,
  discord,
  webhooks,
  webUrl = '',
} = settings;
const webRoot = process.env.TAHOUN_WEB_ROOT || fileURLToPath(new URL('../../web/dist', import.meta.url));
const engine = createEngine({
  threads,
  waiting,
  places,
  slotsOfOwner: clientThreads,
  ofOwner: clientSearches,
  waitMs: WAIT_MS,
});
const stores = await openStores(settings, engine);
const signInAt = discord && ((id: string) => webUrl + signInPath(id));
const tiers = nodeTiers(threads, settings.nodesPerMinute, settings.keyedNodesPerMinute);
const metrics = new ServerMetrics();
const payLive = (client: string, nodes: number) => {
  metrics.searched('/v1/live', nodes);
  const account = accountOf(client, tiers);
  if (account === undefined) return;
  void pay(stores.limiter, account, LEDGER.liveSearch.nodes(nodes, account.nodesPerMinute));
};
const live = await openLive(settings, engine, payLive, signInAt).catch((error: Error) => {
  if (settings.databaseUrl !== undefined) fail(`DATABASE_URL cannot be used: ${error.message}`);
  console.error(
    `There are no games between people: nothing can be written to ${settings.dataFolder} (${error.message}); TAHOUN_DATA names another folder`,
  );
  return undefined;
});
const missing = missingForSignIn(process.env);
if (missing !== undefined) console.error(`Signing in with Discord is not complete: ${missing} is not set`);
const rasteriser = new Rasteriser(LEDGER.pixel.inAll);
const heavyTurns = new HeavyTurns();

const stopping = new AbortController();

/** The sign-in routes for people on Discord: in a browser, and inside Discord where that is switched on. */
function signInRoutes(application: DiscordSettings, seats: ActivitySeats) {
  const routes = discordSignIn(application, seats, webUrl);
  if (settings.activityToken === undefined) return routes;
  return { ...routes, ...discordActivity(application, settings.activityToken, seats) };
}

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
const app = createApp(platform, live && discord && signInRoutes(discord, live.games));
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
const overloaded = JSON.stringify(
  problemOf(
    new Refusal(503, 'too-busy', 'more requests wait than this server can begin soon; ask again soon'),
  ),
);
/** Refuses a request unread. */
const shed = () => {
  metrics.shed();
  const headers = { 'Content-Type': 'application/problem+json', 'Access-Control-Allow-Origin': '*' };
  return new Response(overloaded, { status: 503, headers: { ...headers, 'Retry-After': '2' } });
};
/** Whether a request is a load balancer's health check, which never waits for its turn. */
const isAboutUs = (url: string) => /^https?:\/\/[^/?#]+\/(?:healthz|readyz)$/.test(url);

const fetch = (request: Request, env: object): Response | Promise<Response> =>
  isAboutUs(request.url) ? app.fetch(request, env) : turns.take(() => app.fetch(request, env), shed);
const sockets = new Sockets(fetch);
watchOver(metrics, { engine, pictures: rasteriser, turns, sockets, jobs: stores.jobs, live });
export const server = serve(
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
);
closeUnread(server as Server);

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code ?? error.message})`;
  fail(
    `Port ${port} ${reason}; choose another port: PORT=${port === DEFAULT_PORT + 1 ? DEFAULT_PORT : DEFAULT_PORT + 1} npm start`,
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

/** Searches under way answer with the best they have; then connections, threads and the process end. */
function stop(): void {
  stopping.abort();
  engine.stop();
  void metricsServer?.close();
  sockets.close();
  server.close(() => void closeAll().then(() => process.exit(0)));
  void closeConnections(server as Server);
}

/** Closes the connections after the running searches have answered. */
async function closeConnections(http: Server): Promise<void> {
  const until = Date.now() + LONGEST_GRACE_MS;
  while (engine.load().running > 0 && Date.now() < until) await pause(LOOK_MS);
  await pause(GRACE_MS);
  http.closeAllConnections();
}

async function closeAll(): Promise<void> {
  await live?.close();
  await stores.close();
  await rasteriser.close();
  await engine.close();
}

/** One line of JSON on standard error, which is for logs. */
function logRequest(report: RequestReport): void {
  console.error(JSON.stringify({ level: 'info', time: new Date().toISOString(), ...report }));
}
