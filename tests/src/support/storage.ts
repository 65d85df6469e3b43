import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Faults of what a database stands on: a foreign lock, a full disk, a disk that takes nothing. */

/** Another program that holds the lock of those who write. */
export interface Lock {
  /** Stops the program while it holds the lock, as a frozen machine would; Linux. */
  freeze(isFrozen: boolean): void;
  release(): Promise<void>;
}

const HOLD = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 60000 });
  database.exec('BEGIN IMMEDIATE');
  process.stdout.write('held');
  process.stdin.once('data', () => { database.exec('COMMIT'); process.exit(); });`;

/** Locks the SQLite file in a folder. */
export async function lockIn(folder: string): Promise<Lock> {
  const holder = spawn(process.execPath, ['-e', HOLD, join(folder, 'tahoun.db')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  return {
    freeze: (isFrozen) => holder.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    async release() {
      holder.stdin.write('\n');
      await once(holder, 'exit');
    },
  };
}

/** A disk of 16 megabytes. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'tahoun-disk-'));

  /** @throws Error where nothing may be mounted: that takes root. */
  constructor() {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', this.folder], { stdio: 'pipe' });
  }

  /** Why there can be none here; undefined where there can. */
  static get missing(): string | undefined {
    try {
      new SmallDisk().remove();
      return undefined;
    } catch (error) {
      return `no disk can be mounted: ${(error as Error).message.split('\n').at(1)}`;
    }
  }

  /** Takes all the room that is left. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder);
    writeFileSync(this.#filler, new Uint8Array(bavail * bsize));
  }

  empty(): void {
    rmSync(this.#filler);
  }

  /** Nobody may have a file on it open for writing when it becomes read-only. */
  setReadOnly(isReadOnly: boolean): void {
    execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, this.folder]);
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }
}
