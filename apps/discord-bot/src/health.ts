import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Metrics } from './metrics.js';

/** A listener for whoever watches over the process. */
export interface Health {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `/healthz` (200 while connected, else 503) and `/metrics` (Prometheus' text format) on loopback and
 * every other address of the machine.
 */
export function serveHealth(port: number, isConnected: () => boolean, metrics: Metrics): Promise<Health> {
  const app = new Hono()
    .get('/healthz', (c) =>
      isConnected() ? c.json({ status: 'ok' }) : c.json({ status: 'connecting' }, 503),
    )
    .get('/metrics', async (c) => c.text(await metrics.text(), 200, { 'content-type': metrics.contentType }));
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port }, (address) => {
      resolve({
        port: address.port,
        close: () => new Promise((done) => server.close(() => done())),
      });
    });
    server.on('error', reject);
  });
}
