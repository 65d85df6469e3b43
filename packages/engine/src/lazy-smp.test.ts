import { describe, expect, it } from 'vitest';
import type { EngineTask } from './host.js';
import {
  ALGORITHMS,
  type BestMoveRequest,
  DEFAULT_NODES,
  LEVELS,
  SessionMemory,
  type SmpThread,
  bestMove,
} from './index.js';
import { SmpTables, joinThreads, splitForThreads } from './lazy-smp.js';
import { games } from './testing/all-games.js';

const AVAILABLE = 4;
const tables = new SmpTables();
const taskOf = (part: Partial<BestMoveRequest>): EngineTask => {
  return { kind: 'best-move', request: { game: 'zabor', nodes: 1000, ...part } };
};

describe('a task split for several threads', () => {
  it.each<[Partial<BestMoveRequest>, number]>([
    [{}, 1],
    [{ threads: 1 }, 1],
    [{ threads: 2 }, 2],
    [{ threads: 3, algorithm: 'strong' }, 3],
    [{ threads: AVAILABLE }, AVAILABLE],
    [{ threads: AVAILABLE + 1 }, AVAILABLE],
    [{ threads: 64, algorithm: 'strong' }, AVAILABLE],
  ])('has as many as are asked for and available: %j has %i', (part, threads) => {
    const task = taskOf(part);
    const parts = splitForThreads(task, AVAILABLE, tables);
    expect(parts).toHaveLength(threads);
    if (threads === 1) {
      expect(parts).toEqual([{ task }]);
      return;
    }
    expect(parts.map(({ smp }) => smp?.thread)).toEqual([...parts.keys()]);
    const memory = parts[0]?.smp?.memory;
    expect(memory).toBeInstanceOf(SharedArrayBuffer);
    for (const { smp } of parts) expect(smp?.memory).toBe(memory);
    expect(splitForThreads(task, 1, tables)).toEqual([{ task }]);
  });

  it('stays whole where its search cannot have several: at a level, by any other algorithm, in a solve', () => {
    const others = ALGORITHMS.filter((algorithm) => algorithm !== 'strong');
    const tasks: EngineTask[] = [
      ...LEVELS.map((level) => taskOf({ level, threads: 2 })),
      ...others.map((algorithm) => taskOf({ algorithm, depth: 2, threads: 2 })),
      { kind: 'solve', request: { game: 'zabor' } },
      { kind: 'tree', request: { game: 'zabor', algorithm: 'strong', depth: 2 } },
      { kind: 'proof', request: { game: 'zabor' } },
    ];
    for (const task of tasks) expect(splitForThreads(task, AVAILABLE, tables)).toEqual([{ task }]);
  });

  it.each<[Partial<BestMoveRequest>, number | undefined]>([
    [{ nodes: 1000 }, 333],
    [{ nodes: 2 }, 1],
    [{ nodes: undefined }, Math.floor(DEFAULT_NODES / 3)],
    [{ nodes: undefined, depth: 5 }, undefined],
    [{ nodes: undefined, timeMs: 100 }, undefined],
  ])('shares the nodes out, and nothing else of %j', (part, nodes) => {
    const task = taskOf({ ...part, threads: 3, seed: 9 });
    for (const { task: each } of splitForThreads(task, AVAILABLE, tables)) {
      expect(each).toEqual({
        ...task,
        request: { ...task.request, ...(nodes === undefined ? {} : { nodes }) },
      });
    }
  });

  it('has the memory of a session, one thread or several, which knows what was there before', () => {
    const session = new SessionMemory(1, 2);
    const [alone] = splitForThreads(taskOf({}), 1, tables, session);
    const both = splitForThreads(taskOf({ threads: 2 }), 2, tables, session).map(({ smp }) => smp);
    expect(both[0]).toEqual({ ...alone?.smp, threads: 2 });
    expect(both.map((place) => place?.memory)).toEqual([alone?.smp?.memory, alone?.smp?.memory]);
    expect(new Set(both.map((place) => place?.history)).size).toBe(2);
    const search = () => {
      const [smp] = session.places(1);
      return bestMove(games, { game: 'chess', depth: 4 }, { smp });
    };
    const [first, second] = [search(), search()];
    expect(second.nodes).toBeLessThan(first.nodes / 2);
    session.clear();
    expect(search()).toMatchObject({ nodes: first.nodes, pv: first.pv });
  });

  it('has the table of a search that has done, which is empty again', () => {
    const own = new SmpTables();
    const split = () => splitForThreads(taskOf({ threads: 2, nodes: undefined, depth: 4 }), 2, own);
    const [first, beside] = [split(), split()];
    const search = (smp: SmpThread | undefined) =>
      bestMove(games, { game: 'chess', depth: 4 }, { smp: smp && { ...smp, threads: 1 } }).nodes;
    const nodes = search(first[0]?.smp);
    expect(search(first[0]?.smp)).not.toBe(nodes);
    own.giveBack(first);
    const next = split();
    expect(next[0]?.smp?.memory).toBe(first[0]?.smp?.memory);
    expect(beside[0]?.smp?.memory).not.toBe(first[0]?.smp?.memory);
    expect(search(next[0]?.smp)).toBe(nodes);
  });

  it('is answered by the first thread, with the nodes of all', () => {
    const answer = { ...bestMove(games, { game: 'zabor', nodes: 1 }), nodes: 500, seconds: 2 };
    expect(joinThreads(answer, [300, 200])).toEqual({ ...answer, nodes: 1000, nps: 500 });
    expect(joinThreads({ ...answer, seconds: 0 }, [300, 200])).toMatchObject({ nodes: 1000, nps: 0 });
    expect(joinThreads(answer, [])).toBe(answer);
  });
});
