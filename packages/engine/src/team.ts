import { TranspositionTable, tableMibFor } from '@tahoun/core';
import type { EngineAnswer, EngineTask } from './host.js';
import type { BestMoveRequest, TeamPlace } from './request.js';

/** What a host hands to one of the threads that work on a task. */
export interface TeamTask {
  readonly task: EngineTask;
  readonly team?: TeamPlace | undefined;
}

/**
 * Splits a task for several threads (lazy SMP): all search the same position on one table in shared
 * memory, each a little differently, and find there what the others have found. The first answers.
 * @param available threads that the host has.
 * @returns one task a thread; just the task itself where one thread is enough.
 */
export function splitForTeam(task: EngineTask, available: number): readonly TeamTask[] {
  const threads = task.kind === 'best-move' ? threadsFor(task.request, available) : 1;
  if (task.kind !== 'best-move' || threads === 1) return [{ task }];
  const { nodes, timeMs } = task.request;
  const limits = { ...(nodes === undefined ? {} : { nodes }), ...(timeMs === undefined ? {} : { timeMs }) };
  const table = new TranspositionTable(tableMibFor(limits), true).buffer;
  const share = nodes === undefined ? {} : { nodes: Math.max(1, Math.floor(nodes / threads)) };
  const request: BestMoveRequest = { ...task.request, ...share };
  return Array.from({ length: threads }, (_, thread) => ({
    task: { kind: 'best-move', request },
    team: { table, thread },
  }));
}

function threadsFor({ threads = 1, level, algorithm }: BestMoveRequest, available: number): number {
  if (level !== undefined || (algorithm ?? 'strong') !== 'strong') return 1;
  return Math.max(1, Math.min(threads, available));
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
