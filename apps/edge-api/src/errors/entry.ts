/** What a request does that may be refused: each route does some of it (`contract/`). */
export type Reason =
  | 'any request'
  | 'body'
  | 'game id'
  | 'game'
  | 'position'
  | 'move'
  | 'file'
  | 'review'
  | 'search'
  | 'busy'
  | 'picture'
  | 'png'
  | 'problems'
  | 'date'
  | 'stream'
  | 'jobs'
  | 'job'
  | 'own jobs'
  | 'new job'
  | 'named request'
  | 'live'
  | 'new live game'
  | 'more games'
  | 'live game'
  | 'seat'
  | 'own live games'
  | 'live move'
  | 'live action'
  | 'live file'
  | 'socket'
  | 'sign-in'
  // Of the server itself, whatever is asked.
  | 'server';

/** Stands for the id of any game in examples. */
export const ANY_GAME = 'GAME';

/** A code of problems, for the documentation. */
export interface ErrorEntry {
  readonly code: string;
  readonly status: number;
  readonly reason: Reason;
  /** What it means and when it comes: a sentence. */
  readonly means: string;
  /** What to do. */
  readonly remedy: string;
  /** A request that is refused so, or what comes before. */
  readonly example: string;
}

/** The codes of a reason: what each means, an example, and what to do where that differs. */
type Codes = Readonly<Record<string, readonly [means: string, example: string, remedy?: string]>>;

/** @param remedy for those codes that have none of their own */
export function entries(status: number, reason: Reason, remedy: string, codes: Codes): readonly ErrorEntry[] {
  return Object.entries(codes).map(([code, [means, example, own = remedy]]) => ({
    code,
    status,
    reason,
    means,
    remedy: own,
    example,
  }));
}
