import { type SearchLimits, SharedTree, TranspositionTable, tableMibFor } from '@tahoun/core';
import { type Algorithm, DEFAULT_NODES } from './fields.js';
import type { EngineAnswer, EngineTask } from './host.js';
import { type BestMoveRequest, type TeamPlace, isUnlimited } from './request.js';

/** What a host hands to one of the threads that work on a task. */
export interface TeamTask {
  readonly task: EngineTask;
  readonly team?: TeamPlace | undefined;
}

/** What the threads of each search that can have several share, in memory that they all see. */
const SHARED_MEMORY: Partial<Record<Algorithm, (limits: SearchLimits) => ArrayBufferLike>> = {
  strong: (limits) => {
    const table = new TranspositionTable(tableMibFor(limits), true);
    // Before anybody looks into it: a millisecond for two MiB.
    table.touch();
    return table.buffer;
  },
  mcts: () => new SharedTree().memory,
};

/**
 * Splits a task for several threads: all search the same position, on one table (`strong`, lazy SMP) or
 * in one tree (`mcts`), each a little differently, and find there what the others have found. The first
 * answers.
 * @param available threads that the host has.
 * @returns one task a thread; just the task itself where one thread does it.
 */
export function splitForTeam(task: EngineTask, available: number): readonly TeamTask[] {
  if (task.kind !== 'best-move') return [{ task }];
  const { threads: wanted = 1, level, algorithm = 'strong' } = task.request;
  const share = level === undefined ? SHARED_MEMORY[algorithm] : undefined;
  const threads = Math.min(wanted, available);
  if (share === undefined || threads <= 1) return [{ task }];
  const { timeMs } = task.request;
  const nodes = isUnlimited(task.request) ? DEFAULT_NODES : task.request.nodes;
  const limits = { ...(nodes === undefined ? {} : { nodes }), ...(timeMs === undefined ? {} : { timeMs }) };
  const memory = share(limits);
  const part = nodes === undefined ? {} : { nodes: Math.max(1, Math.floor(nodes / threads)) };
  const request: BestMoveRequest = { ...task.request, ...part };
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
