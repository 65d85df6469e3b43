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
  | 'readiness'
  // Of the server itself, whatever is asked.
  | 'server';

/** Stands for the id of any game in examples. */
export const ANY_GAME = 'GAME';

/** A `POST` as an example. @param body JSON */
export const post = (path: string, body: string) => `\`POST /v1/${path} ${body}\``;

/** A code of problems, for the documentation. */
export interface ErrorEntry {
  readonly code: string;
  /** 200 for what is no refusal but a warning in an answer. */
  readonly status: number;
  readonly reason: Reason;
  /** What it means and when it comes: sentences. */
  readonly means: string;
  /** What to do. */
  readonly remedy: string;
  /** What is refused so, or what comes before; code between backquotes, with a request of this service first. */
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
