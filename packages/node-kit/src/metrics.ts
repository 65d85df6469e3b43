import type { RequestListener } from 'node:http';
import type { Load } from '@tahoun/engine/scheduler';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { listen } from './listen.js';

/** Milliseconds after which a gauge that has not been read counts as unknown. */
const PATIENCE_MS = 2000;

/** The metrics of a process, those of Node among them, in the form that Prometheus reads. */
export class Metrics {
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  counter<Label extends string>(name: string, help: string, ...labelNames: Label[]) {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** @param buckets are upper bounds. */
  histogram<Label extends string>(name: string, help: string, buckets: number[], ...labelNames: Label[]) {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }

  /** Adds a gauge that is read at each request for the metrics; NaN while it cannot be read. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const known = async () => read();
    const collect = async () => {
      const late = new Promise<number>((tell) => {
        // A process that was blocked meanwhile first reads the answers that have arrived.
        setTimeout(() => setImmediate(tell, Number.NaN), PATIENCE_MS).unref();
      });
      gauge.set(await Promise.race([known().catch(() => Number.NaN), late]));
    };
    const gauge = new Gauge({ name, help, registers: [this.registry], collect });
  }

  /** Adds gauges of what runs, has given way and waits in a scheduler. @param what it is of, in the plural */
  load(what: string, read: () => Load): void {
    const states = { running: 'at work', paused: 'that have given way', waiting: 'waiting for their turn' };
    for (const state of ['running', 'paused', 'waiting'] as const)
      this.gauge(`tahoun_${what}_${state}`, `The ${what} ${states[state]}`, () => read()[state]);
  }

  /** Adds a gauge of the seconds that `act` takes, which runs at each request for the metrics. */
  latency(name: string, help: string, act: () => Promise<unknown>): void {
    this.gauge(name, help, async () => {
      const from = performance.now();
      await act();
      return (performance.now() - from) / 1000;
    });
  }
}

/** By its path, what a check finds wrong; null for nothing. */
export type Checks = Readonly<Record<string, () => string | null>>;

/**
 * Serves the metrics at /metrics on a listener of their own, which the public does not reach.
 * @param checks are answered with 200, or with 503 while something is wrong.
 * @throws when the port is taken.
 */
export function serveMetrics({ registry }: Metrics, port: number, host: string, checks: Checks = {}) {
  const answer: RequestListener = ({ url = '' }, response) => {
    if (Object.hasOwn(checks, url)) {
      const wrong = (checks[url] as Checks[string])();
      response.writeHead(wrong === null ? 200 : 503, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ status: wrong ?? 'ok' }));
    } else if (url === '/metrics') {
      registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        (error: Error) => response.writeHead(500).end(`${error.message}\n`),
      );
    } else response.writeHead(404).end('the metrics are at /metrics\n');
  };
  return listen(answer, port, host);
}
