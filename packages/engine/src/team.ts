import { type SearchLimits, TranspositionTable, tableMibFor } from '@tahoun/core';
import { DEFAULT_NODES } from './algorithms.js';
import type { EngineAnswer, EngineTask } from './host.js';
import { type BestMoveRequest, type TeamPlace, isUnlimited } from './request.js';

/** The work that a host hands to one of the threads of a task. */
export interface TeamTask {
  readonly task: EngineTask;
  readonly team?: TeamPlace | undefined;
}

/** The table that the threads of one search share, in memory that they all see. */
function sharedTable(limits: SearchLimits): ArrayBufferLike {
  const table = new TranspositionTable(tableMibFor(limits), true);
  // Before anybody looks into it: a millisecond for two MiB.
  table.touch();
  return table.buffer;
}

/** Threads that a task can use. */
export function threadsOf(task: EngineTask): number {
  if (task.kind !== 'best-move') return 1;
  const { threads = 1, level, algorithm = 'strong' } = task.request;
  return level === undefined && algorithm === 'strong' ? threads : 1;
}

/**
 * Splits a task for several threads: all search the same position on one table (lazy SMP), each a little
 * differently, and find there what the others have found. The first answers.
 * @param available threads that it has.
 * @returns one task per thread; just the task itself where one thread does it.
 */
export function splitForTeam(task: EngineTask, available: number): readonly TeamTask[] {
  const threads = Math.min(threadsOf(task), available);
  if (task.kind !== 'best-move' || threads <= 1) return [{ task }];
  const nodes = isUnlimited(task.request) ? DEFAULT_NODES : task.request.nodes;
  const memory = sharedTable({ nodes, timeMs: task.request.timeMs });
  const part = nodes === undefined ? undefined : Math.max(1, Math.floor(nodes / threads));
  const request: BestMoveRequest = { ...task.request, nodes: part };
  return Array.from({ length: threads }, (_, thread) => ({
    task: { kind: 'best-move', request },
    team: { memory, thread },
  }));
}

/** The first thread's answer, with the nodes of all. */
export function joinTeam<Answer extends EngineAnswer>(
  answer: Answer,
  helpers: readonly EngineAnswer[],
): Answer {
  if (helpers.length === 0) return answer;
  const nodes = helpers.reduce((sum, helper) => sum + helper.nodes, answer.nodes);
  return { ...answer, nodes, nps: answer.seconds > 0 ? Math.round(nodes / answer.seconds) : 0 };
}
