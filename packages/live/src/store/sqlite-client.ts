import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { SqliteError, isBusy } from './database-fault.js';
import type { Connection, Reply, Statement } from './sqlite-thread.js';

/** The script of the thread, in the source or in the build. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './sqlite-thread.ts' : './sqlite-thread.js',
  import.meta.url,
);

/** Milliseconds to wait for another process that writes, such as the bot beside the server. */
export const LOCK_MS = 5000;
/** Milliseconds between two tries, at first and at most. */
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 50;

interface Asked {
  resolve(rows: readonly unknown[]): void;
  reject(error: Error): void;
}

/** An SQLite file in a thread of its own, which starts when it is first asked, and again if it breaks. */
export class SqliteClient {
  #thread: Worker | undefined;
  /** What the thread has not answered yet, in order. */
  #asked: Asked[] = [];

  constructor(private readonly file: string) {}

  /** The rows of one statement, as arrays of values. @throws SqliteError */
  ask(
    connection: Connection,
    sql: string,
    values: readonly SQLInputValue[] = [],
  ): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      this.#thread ??= this.#start();
      this.#thread.postMessage({ connection, sql, values } satisfies Statement);
      this.#thread.ref();
      this.#asked.push({ resolve, reject });
    });
  }

  /** The same, tried again while another process holds a lock. @param until by `performance.now`, which no change of the clock moves. */
  async askUntil(until: number, ...statement: Parameters<SqliteClient['ask']>): Promise<readonly unknown[]> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await this.ask(...statement);
      } catch (error) {
        if (!isBusy(error) || performance.now() >= until) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    if (thread === undefined) return;
    thread.ref();
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage('close');
    await ended;
  }

  #start(): Worker {
    const thread = new Worker(THREAD, { workerData: this.file });
    thread.on('message', (reply: Reply) => {
      const asked = this.#asked.shift();
      // A process that waits for nothing may end.
      if (this.#asked.length === 0) thread.unref();
      if ('rows' in reply) asked?.resolve(reply.rows);
      else asked?.reject(new SqliteError(reply.error, reply.code));
    });
    let cause: unknown;
    thread.on('error', (error) => {
      cause = error;
    });
    thread.on('exit', () => {
      this.#thread = undefined;
      for (const { reject } of this.#asked.splice(0))
        reject(new SqliteError(`the thread of the database has ended (${cause ?? 'closed'})`));
    });
    return thread;
  }
}
