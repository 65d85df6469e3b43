import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { ObjectStorage } from '../durable/open-durable.js';

/** The storage of a Durable Object in the memory of this process, and when its alarm is set. */
export class MemoryStorage implements ObjectStorage {
  #database = new DatabaseSync(':memory:');
  readonly #values = new Map<string, unknown>();
  alarm: number | null = null;

  readonly sql = {
    exec: (statement: string, ...values: SQLInputValue[]) => {
      const prepared = this.#database.prepare(statement);
      prepared.setReturnArrays(true);
      const rows = prepared.all(...values) as unknown as unknown[][];
      const names = prepared.columns().map(({ name }) => name);
      const objects = () => rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])));
      return { toArray: objects, raw: () => ({ toArray: () => rows }) };
    },
  };

  get isEmpty(): boolean {
    return this.#values.size === 0;
  }

  async get<T>(key: string): Promise<T | undefined> {
    return this.#values.get(key) as T | undefined;
  }

  async put(key: string, value: unknown): Promise<void> {
    this.#values.set(key, value);
  }

  async deleteAll(): Promise<void> {
    this.#database = new DatabaseSync(':memory:');
    this.#values.clear();
  }

  async transaction<T>(work: () => Promise<T>): Promise<T> {
    this.#database.exec('BEGIN');
    try {
      const result = await work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  async getAlarm(): Promise<number | null> {
    return this.alarm;
  }

  async setAlarm(at: number): Promise<void> {
    this.alarm = at;
  }
}
