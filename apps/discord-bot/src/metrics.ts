import type { APIInteraction } from 'discord-api-types/v10';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What the bot counts of itself. */
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

  /** @param load games that the clerk works on or has waiting. */
  constructor(load: () => number) {
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'tahoun_clerk_games',
      help: 'Games in which the computer thinks or waits to think',
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
