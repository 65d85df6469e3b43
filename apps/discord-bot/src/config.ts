import { availableParallelism } from 'node:os';

/** A value of the environment that cannot be used, or one that is missing. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Time limits of the bot. */
export interface Timing {
  /** Milliseconds that a challenge waits for its answer. */
  readonly challengeMs: number;
  /** Milliseconds between two moves of a watched game. */
  readonly paceMs: number;
  /** Longest search for one move, in milliseconds. */
  readonly thinkMs: number;
}

/** The bot's settings in the environment. `docs/discord.md` lists every variable. */
export interface Config extends Timing {
  readonly token: string;
  /** Base URL of Discord's REST interface; the library's own when undefined. */
  readonly api: string | undefined;
  /** Postgres; a SQLite file when undefined. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** Address of the web page, to which finished games link; no links when undefined. */
  readonly webUrl: string | undefined;
  /** Port of the health and metrics listener; none when undefined. */
  readonly metricsPort: number | undefined;
  /** Address of that listener; by default the loopback address. */
  readonly metricsHost: string;
  /** Set for interactions over HTTP instead of the gateway: the port, and the key that Discord signs with. */
  readonly http: { readonly port: number; readonly publicKey: string } | undefined;
  /** Whether the bot reads the messages in threads, which Discord has to allow. */
  readonly readsMessages: boolean;
  /** Connections to the gateway; by default as many as Discord advises. */
  readonly shards: number | 'auto';
  /** Searches at the same time; one fewer than there are processors when undefined. */
  readonly threads: number | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError naming the variable and its accepted values. */
export function readConfig(env: Environment): Config {
  const token = env.DISCORD_TOKEN?.trim();
  if (!token)
    throw new ConfigError(
      'DISCORD_TOKEN is missing: the token of the bot, from https://discord.com/developers/applications (Bot, Reset Token)',
    );
  return {
    token,
    api: urlIn(env, 'DISCORD_API', ['http:', 'https:']),
    databaseUrl: urlIn(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    dataFolder: env.TAHOUN_DATA || './data',
    webUrl: urlIn(env, 'TAHOUN_WEB_URL', ['http:', 'https:']),
    metricsPort: numberIn(env, 'TAHOUN_METRICS_PORT', 0, 65_535),
    metricsHost: env.TAHOUN_METRICS_HOST || '127.0.0.1',
    http: httpIn(env),
    readsMessages: flagIn(env, 'TAHOUN_READ_MESSAGES'),
    shards: numberIn(env, 'TAHOUN_SHARDS', 1, 10_000) ?? 'auto',
    challengeMs: 1000 * (numberIn(env, 'TAHOUN_CHALLENGE_SECONDS', 1, 604_800) ?? 3600),
    paceMs: numberIn(env, 'TAHOUN_WATCH_MS', 0, 600_000) ?? 3000,
    thinkMs: numberIn(env, 'TAHOUN_THINK_MS', 100, 600_000) ?? 20_000,
    threads: numberIn(env, 'TAHOUN_THREADS', 1, 64),
  };
}

function httpIn(env: Environment): Config['http'] {
  const port = numberIn(env, 'TAHOUN_HTTP_PORT', 0, 65_535);
  if (port === undefined) return undefined;
  const publicKey = env.DISCORD_PUBLIC_KEY ?? '';
  if (/^[0-9a-f]{64}$/i.test(publicKey)) return { port, publicKey };
  throw new ConfigError(
    'DISCORD_PUBLIC_KEY has to go with TAHOUN_HTTP_PORT: 64 hexadecimal digits, from the General Information page of the application',
  );
}

function urlIn(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocols.includes(protocol)) return text;
  throw new ConfigError(
    `${name} is not a URL that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
  );
}

function numberIn(env: Environment, name: string, min: number, max: number): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new ConfigError(`${name} is "${text}"; expected a whole number from ${min} to ${max}`);
}

function flagIn(env: Environment, name: string): boolean {
  const text = env[name];
  if (!text || text === '0') return false;
  if (text === '1') return true;
  throw new ConfigError(`${name} is "${text}"; expected 1 or 0`);
}

/** Processors for heavy work: all but the one that answers people; at least one. */
export const SPARE_PROCESSORS = Math.max(1, availableParallelism() - 1);
