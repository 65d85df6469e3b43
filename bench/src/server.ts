import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file of the built endpoint. */
export const ENDPOINT = fileURLToPath(import.meta.resolve('@tahoun/edge-api/node'));

/** A process that serves, and its address. */
export interface Server {
  readonly process: ChildProcess;
  readonly url: string;
}

/**
 * Starts a program of Node that prints its address, on a free port unless `env` names one, with a new folder for its
 * data unless `env` names one. It ends with this process.
 */
export async function startServer(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Server> {
  const data = env.TAHOUN_DATA ?? mkdtempSync(join(tmpdir(), 'tahoun-bench-'));
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, PORT: '0', ...env, TAHOUN_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill());
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  const { port } = new URL(/http:\S+/.exec(String(line))?.[0] as string);
  return { process: child, url: `http://127.0.0.1:${port}` };
}
