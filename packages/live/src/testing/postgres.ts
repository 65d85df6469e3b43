import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../../../testing/free-port.ts';

/** The folder with the programs of PostgreSQL; undefined: it is not installed. */
export const POSTGRES_PROGRAMS: string | undefined = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
].find((folder) => existsSync(join(folder, 'initdb')));

/** Milliseconds that PostgreSQL may take to start on a busy machine. */
export const STARTING_MS = 60_000;

/** A real PostgreSQL of its own, in a folder that goes with it. */
export interface Postgres {
  readonly url: string;
  /** The activity of each connection, and the event that it waits for: shows why a test hangs. */
  activity(): string;
  /** While it is frozen, its processes take messages, and answer when they wake. Linux. */
  freeze(isFrozen: boolean): void;
  /** Ends it at once, as a lost machine would, and starts it again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const ACTIVITY =
  'select pid, state, wait_event, xact_start, query from pg_stat_activity where datname is not null';

/**
 * Starts PostgreSQL on the loopback interface. Run by root, it works as the user `postgres`, which it insists
 * on.
 */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tahoun-postgres-'));
  const data = join(folder, 'data');
  const as = otherUser();
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid ?? as.uid);
  execFileSync(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    stdio: 'ignore',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each]), '-F'];
  const start = async () => {
    const started = spawn(program('postgres'), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
    await isReady(started);
    return started;
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  let server = await start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    activity: () => execFileSync('psql', [url, '-c', ACTIVITY], { encoding: 'utf8' }),
    freeze(isFrozen) {
      const { pid } = server;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
      for (const each of [pid, ...children].map(Number).filter((id) => id > 0))
        process.kill(each, isFrozen ? 'SIGSTOP' : 'SIGCONT');
    },
    async restart() {
      await end('SIGQUIT');
      server = await start();
    },
    async close() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function program(name: string): string {
  if (POSTGRES_PROGRAMS === undefined) throw new Error('PostgreSQL is not installed');
  return join(POSTGRES_PROGRAMS, name);
}

function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}:\n${said}`)));
  });
}
