import { serve } from '@hono/node-server';
import type { APIInteraction } from 'discord-api-types/v10';
import { Hono } from 'hono';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/**
 * `/healthz`: 200 while connected, else 503. `/readyz`: the same, and 503 while the database is away. `/metrics`: the
 * metrics in Prometheus' text format.
 */
export function healthApp(isConnected: () => boolean, isAway: () => boolean, metrics: Metrics): Hono {
  return new Hono()
    .get('/healthz', (c) =>
      isConnected() ? c.json({ status: 'ok' }) : c.json({ status: 'connecting' }, 503),
    )
    .get('/readyz', (c) =>
      isConnected() && !isAway() ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
    )
    .get('/metrics', async (c) => c.text(await metrics.text(), 200, { 'content-type': metrics.contentType }));
}

/** The metrics of the bot. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #acknowledged = new Histogram({
    name: 'tahoun_acknowledgement_seconds',
    help: 'From the arrival of an interaction to the sending of its first answer, by the interaction’s type',
    labelNames: ['type'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3],
    registers: [this.#registry],
  });
  readonly contentType = this.#registry.contentType;

  /** @param load returns the number of games that the scheduler works on or that wait for it. */
  constructor(load: () => number) {
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'tahoun_scheduler_games',
      help: 'Games that the scheduler works on, or that wait for it',
      registers: [this.#registry],
      collect() {
        this.set(load());
      },
    });
  }

  /** @param seconds from arrival to answer. */
  acknowledged({ type }: APIInteraction, seconds: number): void {
    this.#acknowledged.observe({ type: String(type) }, seconds);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

/** A server of this process. */
export interface Listener {
  /** The port in use, also where 0 was requested. */
  readonly port: number;
  close(): Promise<void>;
}

/** Serves an app. @param hostname every address of the machine when undefined. @throws when the port is taken. */
export function listen(app: Hono, port: number, hostname?: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, port, ...(hostname !== undefined && { hostname }) },
      (address) => {
        resolve({ port: address.port, close: () => new Promise((done) => server.close(() => done())) });
      },
    );
    server.on('error', reject);
  });
}
