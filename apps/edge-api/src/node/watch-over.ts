import type { JobQueue } from '../jobs/queue.js';
import type { Load } from './bounded-engine.js';
import type { Live } from './live.js';
import type { Metrics } from './metrics.js';
import type { RequestTurns } from './request-turns.js';
import type { Sockets } from './sockets.js';

interface Parts {
  readonly engine: { load(): Load };
  readonly turns: Pick<RequestTurns, 'waiting'>;
  readonly sockets: Pick<Sockets, 'server'>;
  readonly jobs: Pick<JobQueue, 'counts'>;
  readonly live: Pick<Live, 'watching' | 'ping'> | undefined;
}

/** Adds gauges of the waiting work, of what is open, and of the time that the database takes to answer. */
export function watchOver(metrics: Metrics, { engine, turns, sockets, jobs, live }: Parts): void {
  metrics.gauge('tahoun_searches_running', 'Searches at work', () => engine.load().running);
  metrics.gauge('tahoun_searches_waiting', 'Searches waiting for a thread', () => engine.load().waiting);
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
