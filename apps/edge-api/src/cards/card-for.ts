import type { Context } from 'hono';
import { escaped } from '../http/html.js';
import { Refusal } from '../http/problem.js';
import { identify } from '../limits/client.js';
import type { HeadOf } from '../node/files.js';
import type { Settings } from '../node/settings.js';
import { PAGES } from '../routes/tariff.js';
import type { Platform } from '../service/platform.js';
import { type Around, type Card, PICTURE, cardOf } from './card.js';

export type CardSettings = Pick<Settings, 'webUrl' | 'trustsProxy'>;

/** A Host header as browsers send it, port included; no character in it has a meaning in HTML. */
const HOST = /^([a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*|\[[\da-f:]+\])(:\d{1,5})?$/i;

/** The tags of the link that led to a page; null without a card, or for a client that has used its nodes. */
export async function cardFor(
  c: Context,
  settings: CardSettings & Omit<Around, 'language' | 'pause'> & { readonly platform: Platform },
): ReturnType<HeadOf> {
  const origin = settings.webUrl ?? originOf(c, settings.trustsProxy);
  if (origin === undefined) return null;
  const { pathname, search, searchParams } = new URL(c.req.url);
  const language = /^\s*cs\b/i.test(c.req.header('accept-language') ?? '') ? 'cs' : 'en';
  const client = await payerOf(c, settings.platform, search.length);
  if (client === null) return null;
  const pause = () => settings.platform.inTurn?.(() => undefined, client);
  const card = await cardOf({ pathname, searchParams }, { ...settings, language, pause });
  if (card === null) return null;
  // The sender of a request chooses its Host, so no cache may show that to others.
  return { tags: tagsOf(card, origin + pathname + search, origin), isPublic: settings.webUrl !== undefined };
}

/** The client who has paid for a card; null for one who could not. @param length characters of the query. */
async function payerOf(c: Context, platform: Platform, length: number): Promise<string | null> {
  const { limiter } = platform;
  if (limiter === undefined) return '';
  try {
    const client = await identify(c, platform, limiter, PAGES.card);
    await client.charge({ card: 1, kilobyte: Math.floor(length / 1024) });
    return client.id;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The origin of this server as the request names it; undefined without a valid Host. */
function originOf(c: Context, trustsProxy: boolean): string | undefined {
  const host = c.req.header('host') ?? '';
  if (!HOST.test(host)) return undefined;
  const isSecure = trustsProxy && c.req.header('x-forwarded-proto') === 'https';
  return `${isSecure ? 'https' : 'http'}://${host}`;
}

/**
 * A card as tags for the head of a page: Open Graph, which Discord and most others read, and the one of Twitter that
 * asks for a large picture.
 * @param address of the page, absolute. @param origin that the picture's path belongs to
 */
function tagsOf({ title, description, picture }: Card, address: string, origin: string): string {
  const tags: [string, string][] = [
    ['og:site_name', 'Tahoun'],
    ['og:type', 'website'],
    ['og:url', address],
    ['og:title', title],
    ['og:description', description],
    ...(picture === null
      ? []
      : ([
          ['og:image', origin + picture],
          ['og:image:width', String(PICTURE.width)],
          ['og:image:height', String(PICTURE.height)],
          ['og:image:alt', title],
          ['twitter:card', 'summary_large_image'],
        ] as [string, string][])),
  ];
  return tags.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />\n`).join('');
}
