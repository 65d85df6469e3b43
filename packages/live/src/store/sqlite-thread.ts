import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The thread of `sqlite-client.ts`: runs one statement per message and answers in the same order. It never
 * waits for a lock, so that the reader answers while another process writes; the main thread asks again.
 */

/** Transactions run on the writer; the reader sees what is committed. */
export type Connection = 'writer' | 'reader';

export interface Statement {
  readonly connection: Connection;
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

/** The rows as arrays of values, or an error with its code in SQLite. */
export type Reply = { readonly rows: readonly unknown[] } | { readonly error: string; readonly code: number };

interface Open {
  readonly database: DatabaseSync;
  /** Statements by their text. */
  readonly prepared: Map<string, StatementSync>;
}

const MOST_PREPARED = 500;
/** The code of errors that are not of SQLite itself, such as a value of no type that it has. */
const ERROR = 1;
/** A connection stays in error after these: READONLY, IOERR, CORRUPT, CANTOPEN, NOTADB. */
const BREAKING: ReadonlySet<number> = new Set([8, 10, 11, 14, 26]);

const open = new Map<Connection, Open>();

function opened(connection: Connection): Open {
  const known = open.get(connection);
  if (known !== undefined) return known;
  const database = new DatabaseSync(workerData as string);
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  } catch (error) {
    database.close();
    throw error;
  }
  const now = { database, prepared: new Map() };
  open.set(connection, now);
  return now;
}

function prepared({ database, prepared: known }: Open, sql: string): StatementSync {
  const before = known.get(sql);
  if (before !== undefined) return before;
  if (known.size >= MOST_PREPARED) known.clear();
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  known.set(sql, statement);
  return statement;
}

/** The connections share the memory of the file, so the other one has to be opened again as well. */
function closeBroken(broken: Connection): void {
  for (const [connection, { database }] of open) {
    if (connection !== broken && database.isTransaction) continue;
    database.close();
    open.delete(connection);
  }
}

function run({ connection, sql, values }: Statement): Reply {
  try {
    return { rows: prepared(opened(connection), sql).all(...values) };
  } catch (error) {
    const { message, errcode: code = ERROR } = error as Error & { errcode?: number };
    if (BREAKING.has(code & 0xff)) closeBroken(connection);
    return { error: message, code };
  }
}

parentPort?.on('message', (statement: Statement | 'close') => {
  if (statement !== 'close') return parentPort?.postMessage(run(statement));
  for (const { database } of open.values()) database.close();
  parentPort?.close();
});
