import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The file of the built endpoint. */
export const ENDPOINT = fileURLToPath(new URL('../apps/edge-api/dist/node.js', import.meta.url));

interface Options {
  /** Arguments of Node: the built endpoint by default. */
  readonly args?: readonly string[];
  /** `inherit` shows what it prints there, and leaves `errors` empty. */
  readonly stderr?: 'pipe' | 'inherit';
}

/**
 * A program that prints its address, as a process of its own that ends with this one: on a free port, with a new folder
 * for its data and with the built page, unless `env` says otherwise.
 */
export class Server {
  readonly process: ChildProcess;
  out = '';
  errors = '';

  constructor(
    env: Readonly<Record<string, string>> = {},
    { args = [ENDPOINT], stderr = 'pipe' }: Options = {},
  ) {
    const folder = mkdtempSync(join(tmpdir(), 'tahoun-server-'));
    this.process = spawn(process.execPath, args, {
      env: { PATH: process.env.PATH, PORT: '0', TAHOUN_DATA: folder, ...env },
      stdio: ['ignore', 'pipe', stderr, 'ipc'],
    });
    const kill = () => this.process.kill();
    process.once('exit', kill);
    this.process.once('close', () => {
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    });
    this.process.stdout?.on('data', (data) => {
      this.out += data;
    });
    this.process.stderr?.on('data', (data) => {
      this.errors += data;
    });
  }

  get #hasEnded(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  /** The address that it printed. */
  async url(): Promise<string> {
    for (;;) {
      const url = /(http:\S+)\n/.exec(this.out)?.[1];
      if (url !== undefined) return url;
      if (this.#hasEnded) throw new Error(`the server ended: ${this.errors}`);
      await pause(20);
    }
  }

  /** The exit code, and the milliseconds until then. */
  async ended(): Promise<{ code: number | null; ms: number }> {
    const from = performance.now();
    if (!this.#hasEnded) await once(this.process, 'close');
    return { code: this.process.exitCode, ms: performance.now() - from };
  }

  async stop(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.ended();
  }
}
