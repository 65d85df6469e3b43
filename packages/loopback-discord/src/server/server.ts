import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { DiscordError, notFound, unauthorized } from '../rules/errors.js';
import { Gateway, type GatewayOptions } from '../world/gateway.js';
import { Interactions } from '../world/interactions.js';
import { Messages } from '../world/messages.js';
import { OAuth } from '../world/oauth.js';
import { World } from '../world/world.js';
import { Faults, type InjectedFault, RateLimits } from './faults.js';
import { channelRoutes } from './routes/channels.js';
import { commandRoutes } from './routes/commands.js';
import { interactionRoutes, lookups } from './routes/lookups.js';
import { consentPage, tokenRoutes } from './routes/oauth.js';

export interface ServerOptions extends GatewayOptions {
  readonly token?: string;
  /** Count requests and refuse what goes beyond Discord's limits; off by default, so that tests do not wait. */
  readonly rateLimits?: boolean;
  /** How long an interaction waits for its first answer, in ms; as Discord's, three seconds, by default. */
  readonly acknowledgeMs?: number;
  /** How long something is waited for before it counts as never coming, in ms; 90 seconds by default. */
  readonly patienceMs?: number;
}

/** A request that no well-made app sends. */
export interface Violation {
  readonly request: string;
  readonly code: number;
  readonly message: string;
  /** Discord's tree of what is wrong where. */
  readonly errors?: object | undefined;
}

export interface LoggedRequest {
  readonly method: string;
  /** After the version: `/channels/1/messages`. */
  readonly path: string;
  readonly status: number;
}

/** Codes of answers that say that the app broke a rule, rather than that the world has changed under it. */
const RULE_BROKEN = new Set([40005, 40060, 50006, 50035, 50109]);

const VERSION = '/api/v10';
/** Requests that carry no token of the app. */
const OPEN = /^\/(interactions|webhooks)\/|^\/gateway$|^\/oauth2\/token$/;

/** Busy machines take their time. */
const PATIENCE_MS = 90_000;

/** How long requests under way may take when the server closes. */
const CLOSING_MS = 1_000;

/** What a Discord consists of, before anybody listens. */
export interface Core {
  readonly world: World;
  readonly gateway: Gateway;
  readonly messages: Messages;
  readonly interactions: Interactions;
  readonly oauth: OAuth;
  readonly faults: Faults;
  readonly rateLimits: RateLimits;
  readonly violations: Violation[];
  readonly requests: LoggedRequest[];
  readonly patienceMs: number;
  /** Answers a request to the REST interface, with what stands below `/api/v10`, or for a file. */
  fetch(request: Request): Response | Promise<Response>;
}

/** The parts of a running loopback Discord. */
export interface Parts extends Core {
  /** Base address of the REST API, without the version. */
  readonly api: string;
  close(): Promise<void>;
}

/** How a Discord without sockets differs. */
interface CoreOptions extends ServerOptions {
  readonly world?: World;
}

/** Puts a Discord together, to be asked in this process or listened to. */
export function createCore(options: CoreOptions): Core {
  const world = options.world ?? new World(options.token ?? 'loopback-token');
  const gateway = new Gateway(world, options);
  const messages = new Messages(world, gateway);
  const deliver = (payload: object, guildId: string | undefined) =>
    gateway.dispatch('INTERACTION_CREATE', payload, { guildId });
  const interactions = new Interactions(world, messages, deliver, options.acknowledgeMs);
  const oauth = new OAuth(world);
  const faults = new Faults();
  const rateLimits = new RateLimits();
  const violations: Violation[] = [];
  const requests: LoggedRequest[] = [];

  const app = new Hono();
  app.use(`${VERSION}/*`, async (c, next) => {
    const { method } = c.req;
    const path = decodeURIComponent(c.req.path.slice(VERSION.length));
    const fault = faults.take(method, path);
    const limited =
      refusal(fault) ?? (options.rateLimits ? overLimit(rateLimits, world, method, path) : undefined);
    const person = path === '/users/@me' ? oauth.userOf(c.req.header('authorization')) : undefined;
    if (limited?.response !== undefined) c.res = limited.response;
    else if (person !== undefined) c.res = Response.json(person);
    else if (!OPEN.test(path) && c.req.header('authorization') !== `Bot ${world.application.token}`)
      throw unauthorized();
    else await next();
    if (c.res.ok && Object.keys(c.req.bodyCache).length === 0 && (await c.req.text()) !== '')
      violations.push({ request: `${method} ${path}`, code: 0, message: 'a body that nothing checks' });
    for (const [name, value] of Object.entries(limited?.headers ?? {})) c.res.headers.set(name, value);
    if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault?.kind === 'lost-answer') c.res = badGateway();
    requests.push({ method, path, status: c.res.status });
    world.changed();
  });
  app.route('/', consentPage(world, oauth));
  app.route(VERSION, tokenRoutes(oauth));
  app.route(VERSION, lookups(world, gateway));
  app.route(VERSION, commandRoutes(world));
  app.route(VERSION, interactionRoutes(world, interactions));
  app.route(VERSION, channelRoutes(world, messages, gateway));
  app.get('/attachments/*', (c) => {
    const file = world.files.get(c.req.path);
    if (file === undefined) throw notFound();
    return c.body(new Uint8Array(file.bytes), 200, { 'content-type': file.type });
  });
  app.notFound(() => {
    throw notFound();
  });
  app.onError((error, c) => {
    if (!(error instanceof DiscordError)) throw error;
    if (RULE_BROKEN.has(error.code) || error.code === 0) {
      const { code, message, errors } = error;
      violations.push({ request: `${c.req.method} ${c.req.path}`, code, message, errors });
    }
    return c.json(error.body(), error.status as 400);
  });
  const parts = { world, gateway, messages, interactions, oauth, faults, rateLimits, violations, requests };
  return { ...parts, patienceMs: options.patienceMs ?? PATIENCE_MS, fetch: (request) => app.fetch(request) };
}

/** Starts REST and gateway on one port of the loopback interface. */
export async function startServer(options: ServerOptions): Promise<Parts> {
  const core = createCore(options);
  const { world, gateway } = core;
  const server = createAdaptorServer({ fetch: (request) => core.fetch(request) }) as Server;
  // Idle connections stay open: a request may be on its way while one is being closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  gateway.attach(server, `ws://127.0.0.1:${port}`);
  world.filesUrl = `http://127.0.0.1:${port}`;
  return {
    ...core,
    api: `http://127.0.0.1:${port}/api`,
    close: () => {
      gateway.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), CLOSING_MS).unref();
      return closed;
    },
  };
}

interface Limited {
  readonly response?: Response | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

function refusal(fault: InjectedFault | undefined): Limited | undefined {
  if (fault?.kind === 'bad-gateway') return { response: badGateway() };
  if (fault?.kind === 'rate-limit')
    return { response: tooManyRequests(fault.retryAfterMs, fault.global ?? false) };
  if (fault?.kind === 'refusal')
    return { response: Response.json(fault.error.body(), { status: fault.error.status }) };
  return undefined;
}

function overLimit(limits: RateLimits, world: World, method: string, path: string): Limited {
  const { allowed, headers, retryAfterMs, global } = limits.ask(method, path, world.clock.now());
  return { headers, response: allowed ? undefined : tooManyRequests(retryAfterMs, global) };
}

function tooManyRequests(retryAfterMs: number, global: boolean): Response {
  const seconds = retryAfterMs / 1_000;
  return Response.json(
    { message: 'You are being rate limited.', retry_after: seconds, global },
    {
      status: 429,
      headers: {
        'retry-after': String(seconds),
        'x-ratelimit-scope': global ? 'global' : 'user',
        ...(global && { 'x-ratelimit-global': 'true' }),
      },
    },
  );
}

function badGateway(): Response {
  return new Response('<html><body>502 Bad Gateway</body></html>', {
    status: 502,
    headers: { 'content-type': 'text/html' },
  });
}
