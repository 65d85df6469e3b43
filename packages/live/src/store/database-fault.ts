import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What SQLite says. */
export class SqliteError extends Error {
  override readonly name = 'SqliteError';

  /** @param code its extended result code; by default IOERR. */
  constructor(
    message: string,
    readonly code = 10,
  ) {
    super(message);
  }
}

/** Thrown where a transaction failed because the database cannot be written now; nothing of it is kept. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}

/** BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB. */
const OF_SQLITE: ReadonlySet<number> = new Set([5, 6, 8, 10, 11, 13, 14, 15, 26]);
/** Connection, conflict with another transaction, resources, intervention, system, read-only, internal. */
const OF_POSTGRES = /^(?:08|40|53|57|58|XX)|^25006$/;
/** What the client of Postgres and sockets say. */
const OF_CONNECTION = /^(?:CONNECT|E[A-Z]+$|EAI_)/;

/** Whether another process holds a lock in SQLite: BUSY or LOCKED. */
export function isBusy(error: unknown): boolean {
  return error instanceof SqliteError && [5, 6].includes(error.code & 0xff);
}

/** Whether a query or a transaction failed because of the state of the database, not of what was asked. */
export function isDatabaseFault(error: unknown): boolean {
  return error instanceof DatabaseFault || (error instanceof DrizzleQueryError && isState(error.cause));
}

function isState(error: unknown): boolean {
  if (error instanceof SqliteError) return OF_SQLITE.has(error.code & 0xff);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return OF_POSTGRES.test(code) || OF_CONNECTION.test(code);
}

/** What a transaction failed with, as a fault where it is one. */
export function transactionError(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return isState(cause)
    ? new DatabaseFault(`the database cannot be used: ${(cause as Error).message}`, { cause })
    : error;
}
