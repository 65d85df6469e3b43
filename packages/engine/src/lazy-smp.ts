import { type SearchLimits, TranspositionTable, tableMibFor } from '@tahoun/core';
import type { EngineAnswer, EngineTask } from './host.js';
import { type BestMoveRequest, type SmpThread, withLimit } from './request.js';
import type { SessionMemory } from './session-memory.js';

/** The work that a host hands to one of the threads of a task. */
export interface SmpTask {
  readonly task: EngineTask;
  readonly smp?: SmpThread | undefined;
}

/** MiB of the tables of short and of long searches. */
const [SHORT_MIB, LONG_MIB] = [16, 64];

/**
 * The tables in shared memory of searches that have done, for the next ones: threads seldom collect their garbage, and
 * would hold each table for long.
 */
export class SmpTables {
  readonly #spare: TranspositionTable[] = [];

  /** Places at an empty table. */
  places(limits: SearchLimits, threads: number): readonly SmpThread[] {
    const mib = tableMibFor(limits) > SHORT_MIB ? LONG_MIB : SHORT_MIB;
    const at = this.#spare.findIndex(({ buffer }) => buffer.byteLength === mib * 2 ** 20);
    const table = at < 0 ? new TranspositionTable(mib, true) : this.#spare.splice(at, 1)[0]!;
    table.fix();
    table.clear();
    return Array.from({ length: threads }, (_, thread) => ({ memory: table.buffer, thread, threads }));
  }

  /** Takes back the table of a task, none of whose threads searches any more. */
  giveBack([first]: readonly SmpTask[]): void {
    const { smp } = first as SmpTask;
    if (smp !== undefined && smp.history === undefined) this.#spare.push(new TranspositionTable(smp.memory));
  }
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
 * @param tables for searches that are none of a session
 * @param session the memory of earlier searches, where this is one of several.
 * @returns one task per thread; just the task itself where one thread does it in memory of its own.
 */
export function splitForThreads(
  task: EngineTask,
  available: number,
  tables: SmpTables,
  session?: SessionMemory,
): readonly SmpTask[] {
  if (task.kind !== 'best-move') return [{ task }];
  const threads = Math.min(threadsOf(task), available, session?.threads ?? available);
  if (threads <= 1) return [session === undefined ? { task } : { task, smp: session.places(1)[0] }];
  // Only the strong search has several threads, and its limit is the same in every game.
  const { nodes } = withLimit(task.request, {});
  const part = nodes === undefined ? undefined : Math.max(1, Math.floor(nodes / threads));
  const request: BestMoveRequest = { ...task.request, nodes: part };
  const places = session?.places(threads) ?? tables.places({ nodes, timeMs: task.request.timeMs }, threads);
  return places.map((smp) => ({ task: { kind: 'best-move', request }, smp }));
}

/** The first thread's answer or progress, with the nodes of all. @param helped those of the others */
export function joinThreads<Answer extends EngineAnswer>(answer: Answer, helped: readonly number[]): Answer {
  if (helped.length === 0 || answer === null || !('nodes' in answer)) return answer;
  const nodes = helped.reduce((sum, each) => sum + each, answer.nodes);
  return { ...answer, nodes, nps: answer.seconds > 0 ? Math.round(nodes / answer.seconds) : 0 };
}
