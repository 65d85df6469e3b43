import type { ErrorEntry, Reason } from './entry.js';
import { GAME_ERRORS } from './games.js';
import { REQUEST_ERRORS, SEARCH_ERRORS } from './requests.js';
import { LIVE_ERRORS, SERVICE_ERRORS } from './service.js';

/** Every code of a problem with what it means, once for each status and reason. The document and its pages come from it. */
export const CATALOGUE: readonly ErrorEntry[] = [
  ...REQUEST_ERRORS,
  ...SEARCH_ERRORS,
  ...GAME_ERRORS,
  ...LIVE_ERRORS,
  ...SERVICE_ERRORS,
];

/** The codes that a request may be refused with for some reasons, by their statuses. */
export function refusalsFor(reasons: readonly Reason[]): ReadonlyMap<number, readonly string[]> {
  const byStatus = new Map<number, string[]>();
  for (const { status, code, reason } of CATALOGUE) {
    if (!reasons.includes(reason)) continue;
    const codes = byStatus.get(status) ?? [];
    if (!codes.includes(code)) codes.push(code);
    byStatus.set(status, codes);
  }
  return byStatus;
}
