import { expect, it } from 'vitest';
import { BotMetrics } from './metrics.js';

it('the metrics of the bot tell how fast interactions of each kind were acknowledged, and its load', async () => {
  const metrics = new BotMetrics(
    () => 7,
    () => ({ running: 1, paused: 2, waiting: 4 }),
  );
  for (const seconds of [0.004, 0.2, 4]) metrics.acknowledged({ type: 2 } as never, seconds);
  metrics.acknowledged({ type: 3 } as never, 1);
  const text = await metrics.registry.metrics();
  for (const [bound, count] of [
    ['0.005', 1],
    ['0.1', 1],
    ['0.25', 2],
    ['3', 2],
    ['+Inf', 3],
  ] as const)
    expect(text).toContain(`tahoun_acknowledgement_seconds_bucket{le="${bound}",type="2"} ${count}\n`);
  expect(text).toContain('tahoun_acknowledgement_seconds_count{type="3"} 1\n');
  expect(text).toMatch(/^tahoun_scheduler_games 7$/m);
  expect(text).toMatch(/^tahoun_searches_waiting 4$/m);
});
