import { InputError } from '@tahoun/core';
import type { TaskOptions } from '@tahoun/engine';
import type { Engine } from '../platform.js';
import { type Problem, Refusal, problemOf } from '../problem.js';
import { engineRefusal } from '../question.js';
import type { JobAnswer, JobTask } from './queue.js';

/** An answer or a problem; neither when it was cancelled before it began. */
export interface JobOutcome {
  readonly answer: JobAnswer | null;
  readonly problem: Problem | null;
}

/** Runs a job to its end. What is wrong with its question is an outcome too; only our own faults are thrown. */
export async function runJob(engine: Engine, task: JobTask, options: TaskOptions): Promise<JobOutcome> {
  try {
    const answer =
      task.kind === 'best-move'
        ? await engine.bestMove(task.request, options)
        : await engine.solve(task.request, options);
    return { answer, problem: null };
  } catch (error) {
    const refusal = error instanceof InputError ? engineRefusal(error) : error;
    if (!(refusal instanceof Refusal)) throw error;
    return { answer: null, problem: problemOf(refusal) };
  }
}

/** Too many jobs wait: the next one is refused. */
export function queueFull(): Refusal {
  return new Refusal(503, 'too-busy', 'too many jobs are waiting; try again later', {
    headers: { 'Retry-After': '60' },
  });
}

/** Tells the operator why a job broke down. @param id undefined where even that is not known. */
export function logBreakdown(id: string | undefined, error: Error): void {
  console.error(JSON.stringify({ level: 'error', job: id, error: error.stack ?? String(error) }));
}

/** The search ended in a way that nobody expected. */
export function brokenDown(): Refusal {
  return new Refusal(500, 'internal', 'the search broke down');
}
