import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { RequestReport } from '../service/platform.js';
import { ServerMetrics, watchOver } from './metrics.js';
import type { Sockets } from './sockets.js';

const REPORT: RequestReport = {
  requestId: 'r',
  client: 'address:1.2.3.4',
  problem: null,
  method: 'GET',
  route: '/v1/eval',
  status: 200,
  ms: 250,
  nodes: 0,
  paid: 0,
  answeredBy: null,
};

it('the metrics count requests, their time, nodes and answers, and tell the load of the moment', async () => {
  const load = { running: 2, paused: 1, waiting: 5 };
  const metrics = new ServerMetrics();
  const jobs = { counts: async () => ({ waiting: 3, running: 1 }) };
  const live = { watching: () => ({ streams: 4, games: 2 }), ping: async () => null };
  const sockets = { server: { clients: new Set([1, 2]) } } as unknown as Sockets;
  const pictures = { load: () => ({ running: 1, paused: 0, waiting: 6 }) };
  watchOver(metrics, { engine: { load: () => load }, pictures, turns: { waiting: 7 }, sockets, jobs, live });
  metrics.report(REPORT);
  metrics.report({ ...REPORT, route: '/v1/best-move', nodes: 70, answeredBy: 'search', ms: 31_000 });
  metrics.report({ ...REPORT, route: '/v1/best-move', status: 429, ms: 1 });
  metrics.report({ ...REPORT, route: '/v1/best-move', answeredBy: 'cache', ms: 1 });
  metrics.searched('/v1/live', 30);
  const told = await metrics.registry.metrics();
  for (const line of [
    'tahoun_requests_total{route="/v1/eval",method="GET",status="200"} 1',
    'tahoun_requests_total{route="/v1/best-move",method="GET",status="200"} 2',
    'tahoun_requests_total{route="/v1/best-move",method="GET",status="429"} 1',
    'tahoun_nodes_total{route="/v1/best-move"} 70',
    'tahoun_nodes_total{route="/v1/live"} 30',
    'tahoun_answers_total{by="search"} 2',
    'tahoun_answers_total{by="cache"} 1',
    'tahoun_request_seconds_bucket{le="0.1",route="/v1/eval"} 0',
    'tahoun_request_seconds_bucket{le="0.5",route="/v1/eval"} 1',
    'tahoun_request_seconds_bucket{le="30",route="/v1/best-move"} 2',
    'tahoun_request_seconds_bucket{le="60",route="/v1/best-move"} 3',
    'tahoun_request_seconds_sum{route="/v1/eval"} 0.25',
    'tahoun_searches_running 2',
    'tahoun_searches_paused 1',
    'tahoun_searches_waiting 5',
    'tahoun_pictures_waiting 6',
    'tahoun_requests_waiting 7',
    'tahoun_sockets 2',
    'tahoun_jobs_waiting 3',
    'tahoun_jobs_running 1',
    'tahoun_live_streams 4',
    'tahoun_live_games 2',
  ]) {
    expect(told.split('\n')).toContain(line);
  }
  // An answer without a search has no nodes, and a route without searches has no answers.
  expect(told).not.toContain('tahoun_nodes_total{route="/v1/eval"}');
  expect(told.match(/^tahoun_answers_total\{/gm)).toHaveLength(2);
  expect(told).toContain('process_cpu_user_seconds_total');
  expect(told).toMatch(/^tahoun_database_seconds \d/m);
  load.running = 1;
  expect(await metrics.registry.metrics()).toContain('tahoun_searches_running 1');
});

it('the Grafana board asks for figures that there are', async () => {
  const metrics = new ServerMetrics();
  const sockets = { server: { clients: new Set() } } as unknown as Sockets;
  const jobs = { counts: async () => ({ waiting: 0, running: 0 }) };
  const live = { watching: () => ({ streams: 0, games: 0 }), ping: async () => null };
  const engine = { load: () => ({ running: 0, paused: 0, waiting: 0 }) };
  watchOver(metrics, { engine, pictures: engine, turns: { waiting: 0 }, sockets, jobs, live });
  const there = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const board = readFileSync(new URL('../../../../docs/grafana.json', import.meta.url), 'utf8');
  const asked = board.match(/\b(?:tahoun|process|nodejs)_[a-z\d_]+/g) ?? [];
  const names = new Set(asked.map((name) => name.replace(/_bucket$/, '')));
  expect(names.size).toBeGreaterThan(10);
  for (const name of names) expect(there).toContain(name);
});
