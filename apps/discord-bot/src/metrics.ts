import type { Load } from '@tahoun/engine/scheduler';
import { Metrics } from '@tahoun/node-kit/metrics';
import type { APIInteraction } from 'discord-api-types/v10';

/** The metrics of the bot. */
export class BotMetrics extends Metrics {
  readonly #acknowledged = this.histogram(
    'tahoun_acknowledgement_seconds',
    'From the arrival of an interaction to the sending of its first answer, by the interaction’s type',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3],
    'type',
  );

  /** @param games returns the number of games that the scheduler works on or that wait for it. */
  constructor(games: () => number, searches: () => Load) {
    super();
    this.load('searches', searches);
    this.gauge('tahoun_scheduler_games', 'Games that the scheduler works on, or that wait for it', games);
  }

  /** @param seconds from arrival to answer. */
  acknowledged({ type }: APIInteraction, seconds: number): void {
    this.#acknowledged.observe({ type: String(type) }, seconds);
  }
}
