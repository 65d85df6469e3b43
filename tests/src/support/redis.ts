import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether the system has a Redis: it is a package of most, and of no other use here. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of our own, on a free port of this machine. */
export class Redis {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tahoun-redis-'));
  readonly #process: ChildProcess;
  readonly url: string;

  constructor(port: number) {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', this.#folder];
    this.#process = spawn('redis-server', settings, { stdio: 'ignore' });
    this.url = `redis://127.0.0.1:${port}`;
  }

  stop(): void {
    this.#process.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export async function startRedis(): Promise<Redis> {
  return new Redis(await freePort());
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
