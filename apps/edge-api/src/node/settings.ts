import { availableParallelism } from 'node:os';
import { gamesAskedFor, registerGamesAt } from '@tahoun/catalogue/node';
import { InputError } from '@tahoun/core';
import { CLIENT_GAMES } from '@tahoun/live/store';
import { readKeyHashes } from '../limits/client.js';
import { DISCORD_API, type DiscordSettings } from '../sign-in/discord-oauth.js';
import type { WebhookReach } from './post-webhook.js';

/** The server's settings in the environment. */
export interface Settings {
  readonly port: number;
  /** Port of the metrics, on the loopback address only unless METRICS_HOST is set; undefined for none. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly threads: number;
  /** Searches that wait for a thread, at most. */
  readonly waiting: number;
  /**
   * Searches of one client at work at the same time, all threads but one by default, so that another client finds one
   * free; and those at work or waiting.
   */
  readonly clientThreads: number;
  readonly clientSearches: number;
  /** Open games by link of one client, at most. */
  readonly clientGames: number;
  /** The addresses that webhooks may have; undefined for no webhooks. */
  readonly webhooks: WebhookReach | undefined;
  /** Nodes per minute for clients without and with an API key. */
  readonly nodesPerMinute: number;
  readonly keyedNodesPerMinute: number;
  readonly keyHashes: ReadonlySet<string>;
  /** Whether the last entry of X-Forwarded-For is the client, because a proxy in front of us wrote it. */
  readonly trustsProxy: boolean;
  readonly logsRequests: boolean;
  /** The page's public address, such as `https://play.example.org`; undefined for that of each request. */
  readonly webUrl: string | undefined;
  /** The bot's token, for the page as an Activity inside Discord; undefined where the page is none. */
  readonly activityToken: string | undefined;
  /** The application by which players on Discord sign in; undefined unless all of SIGN_IN_NAMES is set. */
  readonly discord: DiscordSettings | undefined;
  readonly redisUrl: string | undefined;
  /** Postgres for games between people; a SQLite file in the folder when undefined. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** Redis for answers, which may be lost; by default the Redis of all the rest. */
  readonly redisCacheUrl: string | undefined;
}

/** The variables that must be set before players on Discord can sign in. */
const SIGN_IN_NAMES = ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET', 'TAHOUN_WEB_URL'] as const;

export const DEFAULT_PORT = 3000;
/** More than two threads can search in a minute: a server of your own limits nobody. */
const DEFAULT_NODES_PER_MINUTE = 1_000_000_000;

/** @throws Error with one line that names the variable and its accepted values. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const memory = whole(env, 'TAHOUN_MEMORY', 1, 10_000_000) ?? Number.POSITIVE_INFINITY;
  const threads = whole(env, 'TAHOUN_THREADS', 1, 256) ?? threadsIn(memory);
  const waiting = whole(env, 'TAHOUN_WAITING', 0, 100_000) ?? 32 * threads;
  const nodesPerMinute = whole(env, 'TAHOUN_NODES_PER_MINUTE', 1, 1e12) ?? DEFAULT_NODES_PER_MINUTE;
  return {
    port: port(env, 'PORT', `, e.g. PORT=${DEFAULT_PORT + 1} npm start`) ?? DEFAULT_PORT,
    metricsPort: port(env, 'METRICS_PORT', ''),
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    threads,
    waiting,
    clientThreads: whole(env, 'TAHOUN_CLIENT_THREADS', 1, 256) ?? Math.max(1, threads - 1),
    clientSearches:
      whole(env, 'TAHOUN_CLIENT_SEARCHES', 1, 100_000) ?? Math.max(1, Math.floor((threads + waiting) / 2)),
    webhooks: webhooks(env.TAHOUN_WEBHOOKS || 'public'),
    clientGames: whole(env, 'TAHOUN_CLIENT_GAMES', 1, 1_000_000) ?? CLIENT_GAMES,
    nodesPerMinute,
    keyedNodesPerMinute: whole(env, 'TAHOUN_KEYED_NODES_PER_MINUTE', 1, 1e12) ?? 10 * nodesPerMinute,
    keyHashes: named('TAHOUN_API_KEY_HASHES', () => readKeyHashes(env.TAHOUN_API_KEY_HASHES)),
    trustsProxy: flag(env, 'TAHOUN_TRUST_PROXY'),
    logsRequests: flag(env, 'TAHOUN_LOG_REQUESTS'),
    webUrl: named('TAHOUN_WEB_URL', () => origin(env.TAHOUN_WEB_URL)),
    discord: discord(env),
    activityToken:
      flag(env, 'TAHOUN_ACTIVITY') && discord(env) !== undefined ? env.DISCORD_TOKEN || undefined : undefined,
    redisUrl: env.REDIS_URL || undefined,
    databaseUrl: env.DATABASE_URL || undefined,
    dataFolder: env.TAHOUN_DATA || './data',
    redisCacheUrl: env.REDIS_CACHE_URL || env.REDIS_URL || undefined,
  };
}

/** Megabytes of a thread that has searched in every game, and of all else, the thread of jobs included. */
const THREAD_MB = 350;
const OTHER_MB = 500;

/** Threads for which the memory suffices, at most one per processor. */
function threadsIn(megabytes: number): number {
  const fitting = Math.floor((megabytes - OTHER_MB) / THREAD_MB);
  return Math.max(1, Math.min(fitting, availableParallelism()));
}

/** The first missing variable where signing in is only partly set up; undefined if none is missing. */
export function missingForSignIn(env: Env): string | undefined {
  const [id, secret] = SIGN_IN_NAMES;
  const isActivity = flag(env, 'TAHOUN_ACTIVITY');
  if (!env[id] && !env[secret] && !isActivity) return undefined;
  return [...SIGN_IN_NAMES, ...(isActivity ? ['DISCORD_TOKEN'] : [])].find((name) => !env[name]);
}

function discord(env: Env): DiscordSettings | undefined {
  const { DISCORD_CLIENT_ID: clientId = '', DISCORD_CLIENT_SECRET: clientSecret = '' } = env;
  if (clientId !== '' && !/^\d{5,20}$/.test(clientId))
    throw new Error(`DISCORD_CLIENT_ID is "${clientId}"; expected the number of the application`);
  if (!SIGN_IN_NAMES.every((name) => env[name])) return undefined;
  return { clientId, clientSecret, api: named('DISCORD_API', () => address(env.DISCORD_API)) ?? DISCORD_API };
}

type Env = Readonly<Record<string, string | undefined>>;

function port(env: Env, name: string, example: string): number | undefined {
  return whole(env, name, 0, 65_535, `expected a number from 0 to 65535${example}`);
}

function whole(
  env: Env,
  name: string,
  min: number,
  max: number,
  expected = `expected a whole number from ${min} to ${max}`,
): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Error(`${name} is "${text}"; ${expected}`);
}

function flag(env: Env, name: string): boolean {
  const text = env[name] ?? '';
  if (text === '' || text === '0') return false;
  if (text === '1') return true;
  throw new Error(`${name} is "${text}"; expected 1 or 0`);
}

function webhooks(text: string): WebhookReach | undefined {
  if (text === 'off') return undefined;
  if (text === 'public' || text === 'private') return text;
  throw new Error(`TAHOUN_WEBHOOKS is "${text}"; expected public, private or off`);
}

function origin(text: string | undefined): string | undefined {
  const url = address(text);
  return url && new URL(url).origin;
}

/** @throws Error for a text that is no address. */
function address(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const { protocol = '' } = URL.canParse(text) ? new URL(text) : {};
  if (protocol === 'http:' || protocol === 'https:') return text;
  throw new Error(`"${text}" is no address; expected one such as https://play.example.org`);
}

function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`);
  }
}

/** The settings of this process, which ends with one line when something is wrong with them. */
export function settingsOrFail(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}

/**
 * Registers the games from outside that this process was started with, and ends it with one line when one of them
 * cannot be used. It comes before everything that is made of all the games: engine, schemas, document.
 */
export async function registerGamesOrFail(): Promise<void> {
  try {
    await registerGamesAt(gamesAskedFor());
  } catch (error) {
    if (error instanceof InputError) fail(error.message);
    throw error;
  }
}

/** Ends the process with one line for the person who started it. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
