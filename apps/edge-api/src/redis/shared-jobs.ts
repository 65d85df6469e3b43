import type { JobOutcome } from '../jobs/run-job.js';
import { PREFIX } from './connect.js';

/** What the servers that take jobs and the workers that do them have to agree on. */

export const QUEUE_NAME = 'jobs';

export type JobResult = JobOutcome & { readonly wasCancelled: boolean };

/** A mark beside a job that it is not wanted any more. Workers look for it. */
export function cancelledKey(id: string): string {
  return `${PREFIX}:cancelled:${id}`;
}
