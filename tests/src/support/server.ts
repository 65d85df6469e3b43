import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(import.meta.resolve('@tahoun/edge-api/node'));

/** The built server as run by `npm start`: a process of its own, accessed over HTTP. */
export class Server {
  readonly process: ChildProcess;
  out = '';
  errors = '';

  constructor(env: Record<string, string>) {
    const folder = mkdtempSync(join(tmpdir(), 'tahoun-server-'));
    this.process = spawn(process.execPath, [entry], {
      env: { PATH: process.env.PATH, TAHOUN_DATA: folder, ...env },
    });
    this.process.once('close', () => rmSync(folder, { recursive: true, force: true }));
    this.process.stdout?.on('data', (data) => {
      this.out += data;
    });
    this.process.stderr?.on('data', (data) => {
      this.errors += data;
    });
  }

  /** The address that it printed. */
  async url(): Promise<string> {
    for (;;) {
      const url = /^Tahoun is at (http:\/\/localhost:\d+)\n/.exec(this.out)?.[1];
      if (url !== undefined) return url;
      if (this.process.exitCode !== null) throw new Error(`the server ended: ${this.errors}`);
      await pause(20);
    }
  }

  /** The exit code, and the milliseconds until then. */
  async ended(): Promise<{ code: number | null; ms: number }> {
    const from = performance.now();
    if (this.process.exitCode === null && this.process.signalCode === null) await once(this.process, 'close');
    return { code: this.process.exitCode, ms: performance.now() - from };
  }

  async stop(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.ended();
  }
}

/** A server on a port of its own, without the web app. */
export function startServer(env: Record<string, string> = {}): Server {
  return new Server({ PORT: '0', TAHOUN_WEB_ROOT: '/nowhere', ...env });
}
