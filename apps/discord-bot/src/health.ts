import { Hono } from 'hono';
import type { Metrics } from './metrics.js';

/** `/healthz`: 200 while connected, else 503. `/metrics`: what is counted, in Prometheus' text format. */
export function healthApp(isConnected: () => boolean, metrics: Metrics): Hono {
  return new Hono()
    .get('/healthz', (c) =>
      isConnected() ? c.json({ status: 'ok' }) : c.json({ status: 'connecting' }, 503),
    )
    .get('/metrics', async (c) => c.text(await metrics.text(), 200, { 'content-type': metrics.contentType }));
}
