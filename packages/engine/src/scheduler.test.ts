import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Kind, PLACES, Scheduler, type SchedulerOptions, type Ticket } from './scheduler.js';

/** Work of so many milliseconds on a clock of its own, which stands still while the work is paused. */
function timedWork(ms: number) {
  const log = { begun: 0, width: 0, pauses: 0 };
  let [left, since, timer] = [ms, 0, 0 as unknown as ReturnType<typeof setTimeout>];
  let done = () => {};
  const resume = () => {
    since = Date.now();
    timer = setTimeout(done, left);
  };
  const pause = () => {
    log.pauses++;
    clearTimeout(timer);
    left -= Date.now() - since;
  };
  const begin = (width: number) => {
    log.begun++;
    log.width = width;
    left = ms;
    return new Promise<number>((resolve) => {
      done = () => resolve(Date.now());
      resume();
    });
  };
  return { log, begin, pausing: { pause, resume, stop: () => done() } };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function scheduler(options: Partial<SchedulerOptions> = {}) {
  const turns = new Scheduler({ slots: 1, now: Date.now, ...options });
  const ask = (ms: number, ticket: Ticket = {}) => {
    const work = timedWork(ms);
    const end = turns.run(ticket, work);
    end.catch(() => undefined);
    return { ...work.log, work, end };
  };
  return { turns, ask };
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the scheduler', () => {
  it('does the work of one owner in the order of its arrival, without a pause', async () => {
    const { ask } = scheduler();
    const [first, second] = [ask(5000), ask(10)];
    await later(20_000);
    expect(await Promise.all([first.end, second.end])).toEqual([5000, 5010]);
    expect(first.work.log.pauses).toBe(0);
  });

  it.each<[Kind, Kind, number]>([
    ['job', 'board', 220],
    ['job', 'job', 420],
    ['board', 'job', 1420],
    ['watched', 'question', 220],
    ['board', 'question', 420],
  ])('lets a %s of one owner delay a short %s of another by little', async (long, short, most) => {
    const { ask } = scheduler();
    for (let i = 0; i < 50; i++) ask(60_000, { owner: 'a', kind: long });
    await later(1);
    const small = ask(10, { owner: 'b', kind: short });
    await later(2000);
    expect(await small.end).toBeLessThanOrEqual(most);
  });

  it('delays nobody by more than a quantum once a stranger has used much', async () => {
    const { ask } = scheduler();
    for (let i = 0; i < 50; i++) ask(60_000, { owner: 'a', kind: 'board' });
    await later(5000);
    const small = ask(10, { owner: 'b', kind: 'job' });
    await later(1000);
    expect((await small.end) as number).toBeLessThanOrEqual(5210);
  });

  it('gives two owners with much to do the same time, and wastes none', async () => {
    const { turns, ask } = scheduler();
    const ends = ['a', 'b'].map((owner) => ask(3000, { owner, kind: 'job' }).end);
    await later(6000);
    expect(turns.load()).toEqual({ running: 0, paused: 0, waiting: 0 });
    const [one, other] = (await Promise.all(ends)) as [number, number];
    expect(Math.abs(one - other)).toBeLessThanOrEqual(400);
    expect(Math.max(one, other)).toBe(6000);
  });

  it.each([
    [1, 1],
    [2, 1],
    [4, 2],
  ])(
    'with %i slots, %i of one owner, puts a move at a board before the same person’s watched game, analysis and job',
    async (slots, slotsOfOwner) => {
      const { ask } = scheduler({ slots, slotsOfOwner });
      const slow = (['job', 'watched', 'analysis'] as const).map((kind) => ask(4000, { owner: 'a', kind }));
      await later(500);
      const move = ask(100, { owner: 'a', kind: 'board' });
      await later(500);
      expect(await move.end).toBeLessThanOrEqual(900);
      await later(20_000);
      expect((await Promise.all(slow.map(({ end }) => end))).length).toBe(3);
    },
  );

  it('shares work that several owners wait for, at the pace of the one who has used least', async () => {
    const { ask } = scheduler();
    ask(60_000, { owner: 'a' });
    const owner = new Set(['a']);
    const shared = ask(10, { owner });
    await later(3000);
    owner.add('b');
    await later(400);
    expect(await shared.end).toBeLessThanOrEqual(3400);
  });

  it('gives wide work the slots that are free, and no owner more than their bound', async () => {
    const { ask } = scheduler({ slots: 4, slotsOfOwner: 3 });
    const one = ask(100, { owner: 'a', width: 8 });
    const two = ask(100, { owner: 'a' });
    const other = ask(100, { owner: 'b', width: 8 });
    expect([one, two, other].map(({ work }) => work.log.width)).toEqual([3, 0, 1]);
    await later(200);
    expect([await one.end, await two.end, await other.end]).toEqual([100, 200, 100]);
  });

  it('never pauses work that cannot be paused', async () => {
    const { turns, ask } = scheduler();
    const begin = async () => new Promise((resolve) => setTimeout(resolve, 3000));
    const whole = turns.run({ owner: 'a' }, { begin });
    const small = ask(10, { owner: 'b' });
    await later(3010);
    await whole;
    expect(await small.end).toBe(3010);
  });

  it.each<[Kind, Kind]>([
    ['job', 'job'],
    ['question', 'board'],
    ['analysis', 'question'],
  ])(
    'restarts a %s where all places are taken, so that a %s of one more owner gets a turn, and ends them all',
    async (long, short) => {
      const { ask } = scheduler();
      const all = Array.from({ length: PLACES + 12 }, (_, owner) =>
        ask(20_000, { owner: `a${owner}`, kind: long }),
      );
      await later(15_000);
      const small = ask(10, { owner: 'b', kind: short });
      await later(2500);
      expect(await small.end).toBeLessThanOrEqual(17_000);
      await later(3_600_000);
      await Promise.all(all.map(({ end }) => end));
      expect(Math.max(...all.map(({ work }) => work.log.begun))).toBeGreaterThan(1);
    },
  );

  it('refuses what is beyond its bounds, never a job, and forgets what has left', async () => {
    const { turns, ask } = scheduler({ waiting: 3, ofOwner: 2, waitMs: 5000 });
    ask(60_000, { owner: 'a' });
    const leaving = new AbortController();
    const second = ask(1, { owner: 'a', signal: leaving.signal });
    await expect(ask(1, { owner: 'a' }).end).rejects.toThrow('too-many');
    expect(() => turns.admit('a')).toThrow('too-many');
    leaving.abort();
    await expect(second.end).rejects.toThrow('cancelled');
    await expect(ask(1, { signal: leaving.signal }).end).rejects.toThrow('cancelled');
    const late = ask(60_000, { owner: 'a' });
    for (const owner of ['b', 'c']) ask(90_000, { owner });
    await expect(ask(1, { owner: 'd' }).end).rejects.toThrow('too-busy');
    const jobs = Array.from({ length: 9 }, () => ask(1, { owner: 'd', kind: 'job' }));
    const job = jobs[8] as (typeof jobs)[0];
    await later(5000);
    await expect(late.end).rejects.toThrow('too-busy');
    expect(await job.end).toBeLessThanOrEqual(5000);
    // Jobs that wait take the place of nothing else.
    for (let nth = 0; nth < 9; nth++) ask(60_000, { owner: 'e', kind: 'job' });
    expect(() => turns.admit('f')).not.toThrow();
  });

  it('goes on after work that fails', async () => {
    const { turns, ask } = scheduler();
    const failing = turns.run({}, { begin: async () => Promise.reject(new Error('broken')) });
    const next = ask(10);
    await expect(failing).rejects.toThrow('broken');
    await later(10);
    expect(await next.end).toBe(10);
  });
});
