import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Budget, HALT, type SearchLimits, SearchStopped, workClock } from './limits.js';

/** Nodes after which at the latest a stop is heard. */
const HEARD_WITHIN = 256;
const MANY_NODES = 10_000;

/**
 * Counts until the budget stops it, or up to `atMost` nodes.
 * @returns the reason, and the number of nodes.
 */
function countOn(budget: Budget, atMost = MANY_NODES): { by: string | null; counted: number } {
  for (let counted = 0; counted < atMost; counted++) {
    try {
      budget.count();
    } catch (error) {
      if (!(error instanceof SearchStopped)) throw error;
      return { by: error.by, counted };
    }
  }
  return { by: null, counted: atMost };
}

describe('a budget', () => {
  it('allows exactly the nodes it was given, and stays stopped', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2000 }), (nodes) => {
        const budget = new Budget({ nodes });
        expect(countOn(budget)).toEqual({ by: 'nodes', counted: nodes });
        expect(countOn(budget)).toEqual({ by: 'nodes', counted: 0 });
        expect(budget.nodes).toBe(nodes);
      }),
    );
  });

  it.each<[string, SearchLimits]>([
    ['no limit', {}],
    ['a limit of nodes', { nodes: MANY_NODES }],
    ['a limit of time and a clock that stands still', { timeMs: 1, now: () => 7 }],
    ['a signal that is silent', { signal: new AbortController().signal }],
    ['a flag that stays down', { stopFlag: new Int32Array(1) }],
    ['pondering without end', { nodes: 5, timeMs: 1, ponderFlag: Int32Array.of(1) }],
  ])('goes on and tells the nodes counted so far at any moment: %s', (_, limits) => {
    const budget = new Budget(limits);
    for (let counted = 0; counted < MANY_NODES; counted++) {
      expect(budget.nodes).toBe(counted);
      budget.count();
    }
  });

  it('allows a first node and tells its time, even where the time is up at once', () => {
    const times = [100, 105, 108];
    const budget = new Budget({ timeMs: 0, now: () => times.shift() ?? 120 });
    expect([budget.timeMs, budget.timeMs]).toEqual([5, 8]);
    expect(countOn(budget)).toEqual({ by: 'time', counted: 1 });
    expect(budget.timeMs).toBe(20);
  });

  it('looks at the clock only now and then', () => {
    let looks = 0;
    const budget = new Budget({ timeMs: 9, now: () => looks++ && 0 });
    countOn(budget);
    expect(looks).toBeLessThan(MANY_NODES / 100);
  });

  it('hears the flag, the signal and the clock soon, and not before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (before) => {
        const flag = new Int32Array(1);
        const controller = new AbortController();
        let time = 50;
        const cases = [
          { limits: { stopFlag: flag }, stop: () => (flag[0] = 1), by: 'stop' },
          { limits: { signal: controller.signal }, stop: () => controller.abort(), by: 'stop' },
          { limits: { timeMs: 10, now: () => time }, stop: () => (time += 10), by: 'time' },
        ];
        for (const { limits, stop, by } of cases) {
          const budget = new Budget(limits);
          expect(countOn(budget, before).by).toBeNull();
          stop();
          const heard = countOn(budget);
          expect(heard.by).toBe(by);
          expect(heard.counted).toBeLessThanOrEqual(HEARD_WITHIN);
          expect(budget.nodes).toBe(before + heard.counted);
        }
      }),
    );
  });
});

describe('a budget that is paused', () => {
  it.each([
    [HALT.go, null],
    [HALT.stop, 'stop'],
  ])('heeds the next word, %i, and counts no time of the pause', (word, by) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const flag = new Int32Array(new SharedArrayBuffer(4));
    // Another thread says the word while this one waits.
    const waiting = vi.spyOn(Atomics, 'wait').mockImplementation(() => {
      vi.advanceTimersByTime(5000);
      flag[0] = word;
      return 'ok';
    });
    onTestFinished(() => {
      waiting.mockRestore();
      vi.useRealTimers();
    });
    const budget = new Budget({ stopFlag: flag, timeMs: 10 });
    const start = workClock();
    vi.advanceTimersByTime(9);
    flag[0] = HALT.pause;
    expect([countOn(budget, 1000).by, budget.timeMs, workClock() - start]).toEqual([by, 9, 9]);
    expect(waiting).toHaveBeenCalledTimes(1);
  });
});

describe('a budget that ponders', () => {
  /** A budget that has pondered over `nodes` nodes for 5,000 ms, on a clock that begins at 1,000. */
  function pondered(limits: SearchLimits, nodes: number) {
    const flag = Int32Array.of(1);
    const clock = { time: 1000 };
    const budget = new Budget({ ...limits, ponderFlag: flag, now: () => clock.time });
    clock.time += 5000;
    expect([countOn(budget, nodes).by, budget.isPondering, budget.timeMs]).toEqual([null, true, 5000]);
    return { budget, clock, flag };
  }

  it('counts its time from the moment at which that is over', () => {
    const { budget, clock, flag } = pondered({ timeMs: 10 }, 3000);
    flag[0] = 0;
    expect([budget.isPondering, budget.timeMs]).toEqual([false, 0]);
    clock.time += 9;
    expect([countOn(budget).by, budget.timeMs]).toEqual([null, 9]);
    clock.time += 1;
    expect(countOn(budget).by).toBe('time');
    expect(budget.timeMs).toBe(10);
  });

  it('notices that by itself while it counts', () => {
    const { budget, clock, flag } = pondered({ timeMs: 10 }, 3000);
    flag[0] = 0;
    expect([countOn(budget).by, budget.timeMs]).toEqual([null, 0]);
    clock.time += 10;
    expect(countOn(budget).by).toBe('time');
  });

  it('does not ponder again', () => {
    const { budget, clock, flag } = pondered({ timeMs: 10 }, 3000);
    flag[0] = 0;
    countOn(budget, HEARD_WITHIN);
    flag[0] = 1;
    clock.time += 10;
    expect([budget.isPondering, countOn(budget).by]).toEqual([false, 'time']);
  });

  it.each([
    [0, 0, 400],
    [300, 0, 400],
    [3000, 3000, 400],
  ])('after %d nodes is bound by its limit of nodes again', (before, least, nodes) => {
    const { budget, flag } = pondered({ nodes }, before);
    flag[0] = 0;
    expect(countOn(budget).by).toBe('nodes');
    expect(budget.nodes).toBeGreaterThanOrEqual(Math.max(least, nodes));
    expect(budget.nodes).toBeLessThanOrEqual(Math.max(before + HEARD_WITHIN, nodes));
  });

  it('hears a stop', () => {
    const stopFlag = new Int32Array(1);
    const controller = new AbortController();
    const cases = [
      { limits: { stopFlag }, stop: () => (stopFlag[0] = 1) },
      { limits: { signal: controller.signal }, stop: () => controller.abort() },
    ];
    for (const { limits, stop } of cases) {
      const { budget } = pondered({ ...limits, nodes: 1 }, 500);
      stop();
      expect([countOn(budget).by, budget.isPondering]).toEqual(['stop', true]);
    }
  });

  it('does not begin to ponder where the flag is down from the start', () => {
    let time = 0;
    const budget = new Budget({ timeMs: 10, ponderFlag: new Int32Array(1), now: () => time });
    expect(budget.isPondering).toBe(false);
    countOn(budget, 500);
    time = 10;
    expect(countOn(budget).by).toBe('time');
  });
});
