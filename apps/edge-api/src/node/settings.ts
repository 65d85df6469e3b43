import { availableParallelism } from 'node:os';
import { gamesAskedFor, registerGamesAt } from '@tahoun/catalogue/node';
import { InputError } from '@tahoun/core';
import { PLACES } from '@tahoun/engine/scheduler';
import { CLIENT_GAMES } from '@tahoun/live/store';
import { Environment, type SharedSettings, sharedSettings } from '@tahoun/node-kit/settings';
import { readKeyHashes } from '../limits/client.js';
import { DISCORD_API, type DiscordSettings } from '../sign-in/discord-oauth.js';
import type { WebhookReach } from './post-webhook.js';

/** The server's settings in the environment. */
export interface Settings extends SharedSettings {
  readonly port: number;
  readonly threads: number;
  /** Searches that are paused at the same time, at most. */
  readonly places: number;
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
  /** The bot's token, for the page as an Activity inside Discord; undefined where the page is none. */
  readonly activityToken: string | undefined;
  /** The application by which players on Discord sign in; undefined unless all of SIGN_IN_NAMES is set. */
  readonly discord: DiscordSettings | undefined;
  readonly redisUrl: string | undefined;
  /** Redis for answers, which may be lost; by default the Redis of all the rest. */
  readonly redisCacheUrl: string | undefined;
}

/** The variables that must be set before players on Discord can sign in. */
const SIGN_IN_NAMES = ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET', 'TAHOUN_WEB_URL'] as const;

export const DEFAULT_PORT = 3000;
/** More than two threads can search in a minute: a server of your own limits nobody. */
const DEFAULT_NODES_PER_MINUTE = 1_000_000_000;

/** @throws Error with one line that names the variable and its accepted values. */
export function readSettings(variables: NodeJS.Dict<string>): Settings {
  const env = new Environment(variables);
  const shared = sharedSettings(env);
  const memory = env.whole('TAHOUN_MEMORY', 1, 10_000_000) ?? Number.POSITIVE_INFINITY;
  const threads = shared.threads ?? threadsIn(memory);
  const waiting = env.whole('TAHOUN_WAITING', 0, 100_000) ?? 32 * threads;
  const nodesPerMinute = env.whole('TAHOUN_NODES_PER_MINUTE', 1, 1e12) ?? DEFAULT_NODES_PER_MINUTE;
  const webhooks = env.oneOf('TAHOUN_WEBHOOKS', ['public', 'private', 'off']) ?? 'public';
  const discord = discordIn(env);
  const redisUrl = env.text('REDIS_URL');
  return {
    ...shared,
    port: env.port('PORT', `, e.g. PORT=${DEFAULT_PORT + 1} npm start`) ?? DEFAULT_PORT,
    threads,
    places: placesIn(memory, threads),
    waiting,
    clientThreads: env.whole('TAHOUN_CLIENT_THREADS', 1, 256) ?? Math.max(1, threads - 1),
    clientSearches:
      env.whole('TAHOUN_CLIENT_SEARCHES', 1, 100_000) ?? Math.max(1, Math.floor((threads + waiting) / 2)),
    webhooks: webhooks === 'off' ? undefined : webhooks,
    clientGames: env.whole('TAHOUN_CLIENT_GAMES', 1, 1_000_000) ?? CLIENT_GAMES,
    nodesPerMinute,
    keyedNodesPerMinute: env.whole('TAHOUN_KEYED_NODES_PER_MINUTE', 1, 1e12) ?? 10 * nodesPerMinute,
    keyHashes: readKeyHashes('TAHOUN_API_KEY_HASHES', env.text('TAHOUN_API_KEY_HASHES')),
    trustsProxy: env.flag('TAHOUN_TRUST_PROXY'),
    logsRequests: env.flag('TAHOUN_LOG_REQUESTS'),
    discord,
    activityToken: env.flag('TAHOUN_ACTIVITY') && discord ? env.text('DISCORD_TOKEN') : undefined,
    redisUrl,
    redisCacheUrl: env.text('REDIS_CACHE_URL') ?? redisUrl,
  };
}

/** Megabytes of a thread that has searched in every game, of a paused search, and of all else, one of these included. */
const THREAD_MB = 150;
const PAUSED_MB = 120;
const OTHER_MB = 500;

/** Threads for which the memory suffices, at most one per processor. */
function threadsIn(megabytes: number): number {
  const fitting = Math.floor((megabytes - OTHER_MB) / THREAD_MB);
  return Math.max(1, Math.min(fitting, availableParallelism()));
}

/** Searches that may be paused in the memory that the threads leave. */
function placesIn(megabytes: number, threads: number): number {
  const fitting = Math.floor((megabytes - OTHER_MB - threads * THREAD_MB) / PAUSED_MB);
  return Math.max(1, Math.min(1 + fitting, PLACES));
}

/** The first missing variable where signing in is only partly set up; undefined if none is missing. */
export function missingForSignIn(variables: NodeJS.Dict<string>): string | undefined {
  const env = new Environment(variables);
  const [id, secret] = SIGN_IN_NAMES;
  const isActivity = env.flag('TAHOUN_ACTIVITY');
  if (!env.text(id) && !env.text(secret) && !isActivity) return undefined;
  return [...SIGN_IN_NAMES, ...(isActivity ? ['DISCORD_TOKEN'] : [])].find((name) => !env.text(name));
}

function discordIn(env: Environment): DiscordSettings | undefined {
  const isId = (text: string) => (/^\d{5,20}$/.test(text) ? text : undefined);
  const clientId = env.parsed('DISCORD_CLIENT_ID', isId, 'the number of the application');
  const clientSecret = env.text('DISCORD_CLIENT_SECRET');
  if (!clientId || !clientSecret || !env.text('TAHOUN_WEB_URL')) return undefined;
  return { clientId, clientSecret, api: env.address('DISCORD_API') ?? DISCORD_API };
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
