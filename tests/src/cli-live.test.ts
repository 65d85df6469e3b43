// @module-tag rest
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { Server } from '../../testing/server.ts';
import { PATIENCE_MS } from './support/patience.js';

/** Games by link on terminals: processes of their own, over HTTP. */

const BIN = createRequire(import.meta.url).resolve('../../apps/cli/bin/tahoun.mjs');

const running: ChildProcess[] = [];
let server: Server;
let port: string;

beforeAll(async () => {
  port = String(await freePort());
  server = new Server({ PORT: port });
  await server.url();
});

afterAll(async () => {
  for (const child of running) child.kill();
  await server.stop();
});

function tahoun(...args: string[]) {
  const child = spawn(process.execPath, [BIN, 'play', ...args], {
    env: { PATH: process.env.PATH, LANG: 'en' },
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  return {
    child,
    hears: (text: string | RegExp) =>
      vi.waitFor(() => expect(said).toMatch(text), { timeout: PATIENCE_MS, interval: 20 }),
    type: (line: string) => child.stdin.write(`${line}\n`),
    said: () => said,
  };
}

describe('tahoun play by link', () => {
  it('invites, is joined and played, and tells the way back', async () => {
    const url = `http://localhost:${port}`;
    const anna = tahoun('tic-tac-toe', '--invite', '--server', url, '--name', 'Anna', '--side', 'second');
    await anna.hears(/live\/\w+#[\w-]{22}/);
    const link = /\S+\/live\/\w+#[\w-]{22}/.exec(anna.said())?.[0] as string;
    expect(link.startsWith(url)).toBe(true);
    const bruno = tahoun('--link', link, '--name', 'Bruno');
    await anna.hears(/\(Bruno\) against .* \(Anna\)/);
    bruno.type('b2');
    await anna.hears(/plays b2/);
    anna.type('a1');
    await bruno.hears(/plays a1/);
    bruno.type('quit');
    await bruno.hears(/To come back: tahoun play --link '/);
    expect((await once(bruno.child, 'exit'))[0]).toBe(0);
    await anna.hears('Bruno is away.');
  });

  it('says in one line what cannot be', async () => {
    const gone = tahoun('--link', `http://localhost:${port}/live/nothing`);
    expect((await once(gone.child, 'exit'))[0]).toBe(2);
    expect(gone.said()).toMatch(/^[^\n]*There is no such game any more[^\n]*\n$/);
    const nobody = tahoun('--link', 'http://localhost:1/live/nothing');
    expect((await once(nobody.child, 'exit'))[0]).toBe(2);
    expect(nobody.said()).toMatch(/^[^\n]*http:\/\/localhost:1 cannot be reached\n$/);
  });
});
