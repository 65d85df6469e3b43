import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../testing/free-port.ts';

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

  /** A frozen server accepts data and answers when it wakes. */
  freeze(isFrozen: boolean): void {
    this.#process.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Its answer to one command, as sent on the wire. */
  async answerTo(command: string): Promise<string> {
    const socket = connect(Number(new URL(this.url).port), '127.0.0.1');
    socket.write(`${command}\r\n`);
    const [answer] = await once(socket, 'data');
    socket.end();
    return String(answer);
  }

  stop(): void {
    this.#process.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A Redis that answers: servers that meet it before go without it for some seconds. */
export async function startRedis(): Promise<Redis> {
  const redis = new Redis(await freePort());
  for (;;) {
    try {
      await redis.answerTo('PING');
      return redis;
    } catch {
      await pause(20);
    }
  }
}
