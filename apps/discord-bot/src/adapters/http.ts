import { type APIInteraction, type APIInteractionResponse, InteractionType } from 'discord-api-types/v10';
import { verifyKey } from 'discord-interactions';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Bot } from '../bot/bot.js';
import { handleInTime } from '../dispatch/in-time.js';

export interface RouteOptions {
  /** The application's key with which Discord signs, in hexadecimal. */
  readonly publicKey: string;
  readonly bot: Bot;
  /** Keeps a serverless host awake until the work is done; not needed where the process stays. */
  readonly waitUntil?: (work: Promise<void>) => void;
  /** Called with the seconds that each first answer took. */
  readonly onAnswered?: (interaction: APIInteraction, seconds: number) => void;
}

/** Bytes of a request's body, at most; interactions have a few kilobytes. */
const MAX_BYTES = 1_000_000;
/**
 * Milliseconds beyond which a signature's time makes it a copy: much less than interactions are remembered,
 * and more than clocks differ.
 */
const FRESH_MS = 5 * 60_000;
/** Milliseconds until Discord has read an answer, because it takes no edits of it before. */
const READING_MS = 100;

/** Adapter B: interactions over HTTP, signed by Discord with Ed25519. Mounted anywhere in a Hono app. */
export function interactionRoute({ publicKey, bot, waitUntil, onAnswered }: RouteOptions): Hono {
  const isFirst = memoryOfIds();
  return new Hono().post('/', bodyLimit({ maxSize: MAX_BYTES }), async (c) => {
    const signature = c.req.header('x-signature-ed25519') ?? '';
    const timestamp = c.req.header('x-signature-timestamp') ?? '';
    const body = await c.req.text();
    const isFresh = Math.abs(bot.now() - 1000 * Number(timestamp)) <= FRESH_MS;
    if (!isFresh || !(await isSigned(body, signature, timestamp, publicKey)))
      return c.text('invalid request signature', 401);
    const interaction = interactionIn(body);
    if (interaction === null) return c.text('unreadable interaction', 400);
    const isPing = interaction.type === InteractionType.Ping;
    if (!isPing && !isFirst(interaction.id, bot.now()))
      return c.text('this interaction was sent before', 409);
    const arrived = performance.now();
    const response = await new Promise<APIInteractionResponse | null>((resolve) => {
      const work = handleInTime(interaction, bot, async (answer) => {
        onAnswered?.(interaction, (performance.now() - arrived) / 1000);
        resolve(answer);
        await new Promise((done) => setTimeout(done, READING_MS));
      });
      waitUntil?.(work);
      // An interaction that could not even be read gets no answer.
      void work.then(() => resolve(null));
    });
    return response === null ? c.text('unreadable interaction', 400) : c.json(response);
  });
}

/** The interaction in a body; null for any other body, because a signed one may be anything. */
function interactionIn(body: string): APIInteraction | null {
  try {
    const value = JSON.parse(body) as Partial<APIInteraction> | null;
    const isPing = value?.type === InteractionType.Ping;
    const isNamed = typeof value?.id === 'string' && typeof value.token === 'string';
    return isPing || (isNamed && typeof value.type === 'number') ? (value as APIInteraction) : null;
  } catch {
    return null;
  }
}

/** A memory that returns whether an id is new. Once it forgets an id, a copy is refused by its age. */
function memoryOfIds(): (id: string, now: number) => boolean {
  const times = new Map<string, number>();
  return (id, now) => {
    // The oldest come first. The time of a signature may also be ahead.
    for (const [old, at] of times) {
      if (now - at <= 2 * FRESH_MS) break;
      times.delete(old);
    }
    if (times.has(id)) return false;
    times.set(id, now);
    return true;
  };
}

/** Whether a signature is valid; one that is not hexadecimal is as wrong as any other. */
async function isSigned(body: string, signature: string, timestamp: string, key: string): Promise<boolean> {
  try {
    return await verifyKey(body, signature, timestamp, key);
  } catch {
    return false;
  }
}
