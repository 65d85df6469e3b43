import { quoteInput } from '@tahoun/core';
import type { Digest } from '../http/digest.js';
import { Refusal } from '../http/problem.js';
import type { JobKey, KeyedJob } from './queue.js';

/** Characters of a key, at most. */
const MAX_LENGTH = 200;
/** A string of RFC 9651, also without its quotes. */
const FORM = new RegExp(`^(?:"([!#-[\\]-~]{1,${MAX_LENGTH}})"|([!#-[\\]-~]{1,${MAX_LENGTH}}))$`);

/**
 * The `Idempotency-Key` of a request (draft-ietf-httpapi-idempotency-key-header).
 * @param written the header. @param task that it stands for. @throws Refusal 400
 */
export async function jobKeyOf(
  written: string | undefined,
  task: object,
  digest: Digest,
): Promise<JobKey | undefined> {
  if (written === undefined) return undefined;
  const [, quoted, bare] = FORM.exec(written) ?? [];
  const key = quoted ?? bare;
  if (key === undefined) {
    const found = quoteInput(written);
    throw new Refusal(
      400,
      'idempotency-key-syntax',
      `Idempotency-Key is "${found}"; expected 1 to ${MAX_LENGTH} visible characters of ASCII without \\ and " in them`,
      { field: 'Idempotency-Key', params: { found, max: MAX_LENGTH } },
    );
  }
  return { name: await digest(key), task: await digest(JSON.stringify(task)) };
}

/** @throws Refusal 422 where the key stands for a job with another task. */
export function checkSameTask(kept: KeyedJob, key: JobKey): void {
  if (kept.task !== key.task) throw keyReused('job');
}

/** The refusal of a key that stands for another request. @param what it began */
export function keyReused(what: 'job' | 'game'): Refusal {
  return new Refusal(
    422,
    'idempotency-key-reused',
    `this Idempotency-Key was sent with another ${what}; a key stands for one ${what} until that is forgotten`,
    { field: 'Idempotency-Key' },
  );
}

/** The refusal while another request with the key is still being answered. */
export function keyInUse(): Refusal {
  return new Refusal(
    409,
    'idempotency-key-in-use',
    'another request with this Idempotency-Key is being answered; ask again soon',
    { field: 'Idempotency-Key', retryAfter: 2 },
  );
}
