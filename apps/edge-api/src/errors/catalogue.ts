import type { ErrorEntry, Reason } from './entry.js';
import { RULES_ERRORS, gameErrors, sharedExamples } from './games.js';
import { REQUEST_ERRORS, SEARCH_ERRORS } from './requests.js';
import { LIVE_ERRORS, SERVICE_ERRORS } from './service.js';

/** Every code that no single game has. The statuses of the OpenAPI document come from here. */
const OWN: readonly ErrorEntry[] = [
  ...REQUEST_ERRORS,
  ...SEARCH_ERRORS,
  ...RULES_ERRORS,
  ...LIVE_ERRORS,
  ...SERVICE_ERRORS,
];

let whole: Promise<readonly ErrorEntry[]> | undefined;

/** Every code of a problem with what it means, once for each status and reason, those of the games last. */
export function catalogue(): Promise<readonly ErrorEntry[]> {
  whole ??= wholeCatalogue();
  return whole;
}

async function wholeCatalogue(): Promise<readonly ErrorEntry[]> {
  const shown = await sharedExamples();
  const own = OWN.map((entry) =>
    OF_GAMES.includes(entry.reason) ? { ...entry, example: shown.get(entry.code) ?? entry.example } : entry,
  );
  return [...own, ...(await gameErrors())];
}

/** Reasons whose codes a game can show: `parameter-unknown` also means something else. */
const OF_GAMES: readonly Reason[] = ['game', 'position', 'move', 'search'];

/** The codes that a request may be refused with for some reasons, by their statuses; without those of single games. */
export function refusalsFor(reasons: readonly Reason[]): ReadonlyMap<number, readonly string[]> {
  const byStatus = new Map<number, string[]>();
  for (const { status, code, reason } of OWN) {
    if (!reasons.includes(reason)) continue;
    const codes = byStatus.get(status) ?? [];
    if (!codes.includes(code)) codes.push(code);
    byStatus.set(status, codes);
  }
  return byStatus;
}
