import { fileURLToPath } from 'node:url';
import { getConnInfo } from '@hono/node-server/conninfo';
import { renderAsync } from '@resvg/resvg-js';
import { createEngine } from '@tahoun/catalogue/node';
import type { Context } from 'hono';
import { EmbeddedJobs } from '../jobs/run-jobs.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';
import type { Platform } from '../platform.js';
import { RedisJobs } from '../redis/jobs.js';
import { RedisCache, RedisRateLimiter, connectForJobs, connectForRequests } from '../redis/stores.js';
import { MemoryCache } from '../search/caches.js';

/** What a server keeps: answers, use by clients, and jobs. */
interface Stores extends Required<Pick<Platform, 'cache' | 'limiter' | 'jobs'>> {
  close(): Promise<void>;
}

/** In Redis what is to be shared by several machines; without one, all in the memory of this process. */
export function openStores(redisUrl: string | undefined): Stores {
  return redisUrl === undefined ? memoryStores() : redisStores(redisUrl);
}

function memoryStores(): Stores {
  // A thread of their own: a job takes none from the requests.
  const host = createEngine({ threads: 1 });
  const limiter = new MemoryRateLimiter();
  const jobs = new EmbeddedJobs(host, limiter);
  return {
    cache: new MemoryCache(),
    limiter,
    jobs,
    async close() {
      await jobs.close();
      await host.close();
    },
  };
}

function redisStores(url: string): Stores {
  const redis = connectForRequests(url);
  const jobs = new RedisJobs(connectForJobs(url));
  return {
    cache: new RedisCache(redis),
    limiter: new RedisRateLimiter(redis),
    jobs,
    async close() {
      redis.disconnect();
      await jobs.close();
    },
  };
}

/** Without a font nothing written would be drawn, and servers often have none. */
const FONT = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/** Draws an SVG document as PNG, off the thread that answers requests. @param width pixels */
export async function rasterise(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: 'DejaVu Sans' },
  });
  return new Uint8Array(picture.asPng());
}

/** The address of the connection, or of the proxy's own connection where there is a proxy. */
export function clientAddress(c: Context, trustsProxy: boolean): string | undefined {
  const forwarded = trustsProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || getConnInfo(c).remote.address;
}
