import { availableParallelism } from 'node:os';
import { Environment, SettingError, type SharedSettings, sharedSettings } from '@tahoun/node-kit/settings';
import type { GatewaySettings } from './adapters/gateway.js';
import type { Timing } from './bot/parts.js';

/** The bot's settings in the environment. `docs/discord.md` lists every variable. */
export interface Config extends Timing, GatewaySettings, SharedSettings {
  readonly token: string;
  /** Set for interactions over HTTP instead of the gateway: the port, and the key that Discord signs with. */
  readonly http: { readonly port: number; readonly publicKey: string } | undefined;
}

/** @throws SettingError naming the variable and its accepted values. */
export function readConfig(variables: NodeJS.Dict<string>): Config {
  const env = new Environment(variables);
  const token = env.text('DISCORD_TOKEN');
  if (token === undefined)
    throw new SettingError(
      'DISCORD_TOKEN is missing: the token of the bot, from https://discord.com/developers/applications (Bot, Reset Token)',
    );
  return {
    ...sharedSettings(env),
    token,
    api: env.address('DISCORD_API'),
    http: httpIn(env),
    readsMessages: env.flag('TAHOUN_READ_MESSAGES'),
    shards: env.whole('TAHOUN_SHARDS', 1, 10_000) ?? 'auto',
    challengeMs: 1000 * (env.whole('TAHOUN_CHALLENGE_SECONDS', 1, 604_800) ?? 3600),
    paceMs: env.whole('TAHOUN_WATCH_MS', 0, 600_000) ?? 3000,
    thinkMs: env.whole('TAHOUN_THINK_MS', 100, 600_000) ?? 20_000,
  };
}

function httpIn(env: Environment): Config['http'] {
  const port = env.port('TAHOUN_HTTP_PORT');
  if (port === undefined) return undefined;
  const publicKey = env.text('DISCORD_PUBLIC_KEY') ?? '';
  if (/^[0-9a-f]{64}$/i.test(publicKey)) return { port, publicKey };
  throw new SettingError(
    'DISCORD_PUBLIC_KEY has to go with TAHOUN_HTTP_PORT: 64 hexadecimal digits, from the General Information page of the application',
  );
}

/** Processors for heavy work: all but the one that answers people; at least one. */
export const SPARE_PROCESSORS = Math.max(1, availableParallelism() - 1);
