import type { LiveGames } from '@tahoun/live/store';
import { ResponseBodyError } from 'oauth4webapi';
import * as z from 'zod';
import { Refusal } from '../http/problem.js';
import { NO_STORE } from '../service/caching.js';
import type { Ctx } from '../service/env.js';
import { logFault } from '../service/faults.js';
import { type Routes, route } from '../service/routing.js';
import { ask } from './asking.js';
import { DiscordOAuth, type DiscordSettings } from './discord-oauth.js';
import type { Seats } from './routes.js';

/** The games and seats that the page needs inside Discord. */
export type ActivitySeats = Seats & Pick<LiveGames, 'ownGameAt' | 'gameIn'>;

/** The place where an Activity runs. */
interface ActivityPlace {
  readonly channelId: string;
  readonly guildId: string | null;
}

const ACTIVITY_PATH = '/v1/sign-in/activity';

/** Origins that may show the page in a frame: Discord's clients, and the proxy by which they fetch it. */
export function activityFrames(clientId: string): readonly string[] {
  return ['https://discord.com', 'https://*.discord.com', `https://${clientId}.discordsays.com`];
}

const Opening = z.strictObject({
  /** The code of the SDK's `authorize`, and its challenge's secret; without both, the person only watches. */
  code: z.string().min(1).max(200).optional(),
  verifier: z
    .string()
    .regex(/^[\w.~-]{43,128}$/)
    .optional(),
  instance: z.string().regex(/^[\w-]{1,100}$/),
});

/** An instance of an Activity, as far as it matters here. */
const Instance = z.object({
  location: z.object({ channel_id: z.string(), guild_id: z.string().nullish() }),
  users: z.array(z.string()),
});

/** The threads of a server that are open, as far as it matters here. */
const Threads = z.object({
  threads: z.array(z.object({ id: z.string(), type: z.number(), parent_id: z.string().nullish() })),
});
/** Discord's number for a thread that everybody in its channel may read. */
const PUBLIC_THREAD = 11;

/**
 * Routes by which the page finds its game inside Discord, and people their seats.
 * @param botToken asks Discord who takes part where; the page's own word counts for nothing.
 */
export function discordActivity(settings: DiscordSettings, botToken: string, seats: ActivitySeats): Routes {
  const oauth = new DiscordOAuth(settings);
  const enter = async (c: Ctx, { code, verifier, instance }: z.infer<typeof Opening>) => {
    const isKnown = code !== undefined && verifier !== undefined;
    const found = await ask(c, async () => {
      const account = isKnown
        ? await oauth.accountOf(new URLSearchParams({ code }), { state: '', verifier })
        : null;
      const place = await placeOf(instance);
      if (account !== null && !place.users.includes(account)) throw notSignedIn();
      const own = account === null ? null : await seats.ownGameAt(place, account);
      const id = own ?? (await seats.gameIn([place.channelId, ...(await threadsIn(place))]));
      return { account, id };
    }).catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      if (error instanceof ResponseBodyError && error.error === 'invalid_grant') throw notSignedIn();
      logFault(c, error);
      throw new Refusal(503, 'discord-unavailable', 'Discord does not answer as it should', {
        retryAfter: 10,
      });
    });
    const { account, id } = found;
    if (id === null) throw new Refusal(404, 'no-such-game', 'nothing is played in this channel');
    const key = account === null ? null : await seats.seatAccount(id, account);
    return c.json({ id, key }, 200, NO_STORE);
  };

  return {
    [`GET ${ACTIVITY_PATH}`]: route(null, (c) => c.json({ clientId: settings.clientId }), []),
    [`POST ${ACTIVITY_PATH}`]: route(Opening, enter, ['signIn']),
  };

  /** @throws Refusal 403 for an unknown instance, Error if Discord does not answer well. */
  async function placeOf(instance: string): Promise<ActivityPlace & { readonly users: readonly string[] }> {
    const response = await asBot(`/applications/${settings.clientId}/activity-instances/${instance}`);
    if (response.status === 404) throw notSignedIn();
    if (!response.ok) throw new Error(`Discord does not tell of an Activity: status ${response.status}`);
    const { location, users } = Instance.parse(await response.json());
    return { channelId: location.channel_id, guildId: location.guild_id ?? null, users };
  }

  /** The channel's public threads, which games may have; none where the bot is no member. */
  async function threadsIn({ channelId, guildId }: ActivityPlace): Promise<readonly string[]> {
    if (guildId === null) return [];
    const response = await asBot(`/guilds/${guildId}/threads/active`);
    if (!response.ok) return [];
    const { threads } = Threads.parse(await response.json());
    const isHere = ({ type, parent_id }: (typeof threads)[number]) =>
      type === PUBLIC_THREAD && parent_id === channelId;
    return threads.filter(isHere).map(({ id }) => id);
  }

  function asBot(path: string): Promise<Response> {
    return fetch(`${settings.api}/v10${path}`, {
      headers: { Authorization: `Bot ${botToken}` },
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
    });
  }
}

function notSignedIn(): Refusal {
  return new Refusal(403, 'not-player', 'Discord does not confirm who asks; open the Activity again');
}
