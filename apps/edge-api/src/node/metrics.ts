import type { Load } from '@tahoun/engine/scheduler';
import { Metrics } from '@tahoun/node-kit/metrics';
import type { JobQueue } from '../jobs/queue.js';
import type { RequestReport } from '../service/platform.js';
import type { Live } from './live.js';
import type { RequestTurns } from './request-turns.js';
import type { Sockets } from './sockets.js';

/** Bounds of the histogram in seconds; searches take from a millisecond to half a minute. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 30, 60];

/** The metrics of the server. */
export class ServerMetrics extends Metrics {
  readonly #requests = this.counter(
    'tahoun_requests_total',
    'Requests answered',
    'route',
    'method',
    'status',
  );
  readonly #nodes = this.counter('tahoun_nodes_total', 'Moves made by searches', 'route');
  readonly #answers = this.counter(
    'tahoun_answers_total',
    'Answers of searches by where they came from',
    'by',
  );
  readonly #shed = this.counter('tahoun_shed_total', 'Requests refused unread, since too many waited');
  readonly #seconds = this.histogram(
    'tahoun_request_seconds',
    'Time to the answer, or to the beginning of a stream',
    BUCKETS,
    'route',
  );

  report({ route, method, status, ms, nodes, answeredBy }: RequestReport): void {
    this.#requests.inc({ route, method, status });
    this.#seconds.observe({ route }, ms / 1000);
    if (nodes > 0) this.#nodes.inc({ route }, nodes);
    if (answeredBy !== null) this.#answers.inc({ by: answeredBy });
  }

  /** Counts a request that was refused unread. */
  shed(): void {
    this.#shed.inc();
  }

  /** Counts a search that no request waits for. @param route stands for its purpose. */
  searched(route: string, nodes: number): void {
    this.#nodes.inc({ route }, nodes);
    this.#answers.inc({ by: 'search' });
  }
}

interface Parts {
  readonly engine: { load(): Load };
  readonly pictures: { load(): Load };
  readonly turns: Pick<RequestTurns, 'waiting'>;
  readonly sockets: Pick<Sockets, 'server'>;
  readonly jobs: Pick<JobQueue, 'counts'>;
  readonly live: Pick<Live, 'watching' | 'ping'> | undefined;
}

/** Adds gauges of the waiting work, of what is open, and of the time that the database takes to answer. */
export function watchOver(metrics: Metrics, { engine, pictures, turns, sockets, jobs, live }: Parts): void {
  metrics.load('searches', () => engine.load());
  metrics.load('pictures', () => pictures.load());
  metrics.gauge('tahoun_requests_waiting', 'Requests that have not begun', () => turns.waiting);
  metrics.gauge('tahoun_sockets', 'WebSockets that are open', () => sockets.server.clients.size);
  const counted = async (of: 'waiting' | 'running') => (await jobs.counts())[of];
  metrics.gauge('tahoun_jobs_waiting', 'Jobs waiting, on all machines', () => counted('waiting'));
  metrics.gauge('tahoun_jobs_running', 'Jobs at work, on all machines', () => counted('running'));
  if (live === undefined) return;
  metrics.gauge('tahoun_live_streams', 'Streams of games by link', () => live.watching().streams);
  metrics.gauge('tahoun_live_games', 'Games by link with such a stream', () => live.watching().games);
  metrics.latency('tahoun_database_seconds', 'Time that the database takes to answer', () => live.ping());
}
