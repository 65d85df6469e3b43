import { describe, expect, it } from 'vitest';
import type { EngineTask } from './host.js';
import { ALGORITHMS, type BestMoveRequest, DEFAULT_NODES, LEVELS, bestMove } from './index.js';
import { joinTeam, splitForTeam } from './team.js';
import { games } from './testing/all-games.js';

const AVAILABLE = 4;
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
    const parts = splitForTeam(task, AVAILABLE);
    expect(parts).toHaveLength(threads);
    if (threads === 1) {
      expect(parts).toEqual([{ task }]);
      return;
    }
    expect(parts.map(({ team }) => team?.thread)).toEqual([...parts.keys()]);
    const memory = parts[0]?.team?.memory;
    expect(memory).toBeInstanceOf(SharedArrayBuffer);
    for (const { team } of parts) expect(team?.memory).toBe(memory);
    expect(splitForTeam(task, 1)).toEqual([{ task }]);
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
    for (const task of tasks) expect(splitForTeam(task, AVAILABLE)).toEqual([{ task }]);
  });

  it.each<[Partial<BestMoveRequest>, number | undefined]>([
    [{ nodes: 1000 }, 333],
    [{ nodes: 2 }, 1],
    [{ nodes: undefined }, Math.floor(DEFAULT_NODES / 3)],
    [{ nodes: undefined, depth: 5 }, undefined],
    [{ nodes: undefined, timeMs: 100 }, undefined],
  ])('shares the nodes out, and nothing else of %j', (part, nodes) => {
    const task = taskOf({ ...part, threads: 3, seed: 9 });
    for (const { task: each } of splitForTeam(task, AVAILABLE)) {
      expect(each).toEqual({
        ...task,
        request: { ...task.request, ...(nodes === undefined ? {} : { nodes }) },
      });
    }
  });

  it('is answered by the first thread, with the nodes of all', () => {
    const answers = [500, 300, 200].map((nodes) => ({
      ...bestMove(games, { game: 'zabor', nodes: 1 }),
      nodes,
    }));
    const [first, ...helpers] = answers.map((answer, i) => ({ ...answer, seconds: 2 + i }));
    if (first === undefined) throw new Error('no answer');
    expect(joinTeam(first, helpers)).toEqual({ ...first, nodes: 1000, nps: 500 });
    expect(joinTeam({ ...first, seconds: 0 }, helpers)).toMatchObject({ nodes: 1000, nps: 0 });
    expect(joinTeam(first, [])).toBe(first);
  });
});
