import { type APIInteraction, type APIInteractionResponse, InteractionType } from 'discord-api-types/v10';
import { verifyKey } from 'discord-interactions';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Bot } from '../bot.js';
import { handleInTime } from '../interaction/in-time.js';

export interface RouteOptions {
  /** Of the application, in hexadecimal: what Discord signs with. */
  readonly publicKey: string;
  readonly bot: Bot;
  /** Keeps a serverless host awake until the work is done; nothing is needed where the process stays. */
  readonly waitUntil?: (work: Promise<void>) => void;
  /** Hears how long each first answer took, in seconds. */
  readonly onAnswered?: (interaction: APIInteraction, seconds: number) => void;
}

/** Interactions are a few kilobytes. */
const MAX_BYTES = 1_000_000;
/**
 * A signature of another time is somebody's copy, in milliseconds: much less than interactions are remembered, and more
 * than clocks differ.
 */
const FRESH_MS = 5 * 60_000;
/** Discord takes edits of an answer only once it has read it; in milliseconds. */
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
      // Nothing comes of what could not even be read.
      void work.then(() => resolve(null));
    });
    return response === null ? c.text('unreadable interaction', 400) : c.json(response);
  });
}

/** What was signed may still be anything. */
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

/** Says of each id whether it is new. A copy is refused by its age once the id is forgotten. */
function memoryOfIds(): (id: string, now: number) => boolean {
  const times = new Map<string, number>();
  return (id, now) => {
    // The oldest come first. A signature may be of a time ahead, too.
    for (const [old, at] of times) {
      if (now - at <= 2 * FRESH_MS) break;
      times.delete(old);
    }
    if (times.has(id)) return false;
    times.set(id, now);
    return true;
  };
}

/** A signature that is no hexadecimal is as wrong as any other. */
async function isSigned(body: string, signature: string, timestamp: string, key: string): Promise<boolean> {
  try {
    return await verifyKey(body, signature, timestamp, key);
  } catch {
    return false;
  }
}
