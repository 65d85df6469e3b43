import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** What a request cost. */
export interface Cost {
  /** Processor time of the main thread in milliseconds: the longest turn of its loop, and all of them. */
  readonly piece: number;
  readonly all: number;
  /** Nodes that its client paid for requests, by the log of the server. */
  readonly paid: number;
}

/** Something that a client does; it ends when the client has all that it gets. */
export type Deed = (seed: number) => Promise<void>;

/** Repetitions before anything is measured, for the compiler, and then of each measure, of which the least counts. */
const WARM = 4;
const REPEATS = 5;

const ENTRY = fileURLToPath(new URL('../../../dist/node.js', import.meta.url));
const PROBE = new URL('./tell-pieces.ts', import.meta.url).href;

/** The built server in a process of its own, with a probe in it. */
export class MeasuredServer {
  readonly #process: ChildProcess;
  #paid: number[] = [];
  #seed = 0;

  private constructor(
    readonly folder: string,
    env: Record<string, string>,
  ) {
    this.#process = spawn(process.execPath, ['--max-semi-space-size=16', '--import', PROBE, ENTRY], {
      env: { PATH: process.env.PATH, PORT: '0', TAHOUN_DATA: folder, TAHOUN_LOG_REQUESTS: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    createInterface({ input: this.#process.stderr as NodeJS.ReadableStream }).on('line', (line) => {
      const { level, paid } = line.startsWith('{') ? JSON.parse(line) : { level: 'error' };
      if (level === 'error') console.error(line);
      else this.#paid.push(paid as number);
    });
  }

  /** @param prepare fills the folder of its data before it starts. */
  static async start(
    env: Record<string, string>,
    prepare: (folder: string) => Promise<void>,
  ): Promise<MeasuredServer & { readonly url: string }> {
    const folder = mkdtempSync(join(tmpdir(), 'tahoun-ledger-'));
    await prepare(folder);
    const server = new MeasuredServer(folder, env);
    const [line] = await once(server.#process.stdout as NodeJS.ReadableStream, 'data');
    const { port } = new URL(/http:\S+/.exec(String(line))?.[0] as string);
    return Object.assign(server, { url: `http://127.0.0.1:${port}` });
  }

  /** What a deed costs: each time another seed makes it a new one. */
  async cost(deed: Deed): Promise<Cost> {
    for (let nth = 0; nth < WARM; nth++) await deed(this.#seed++);
    const idle = Math.min(...(await this.#repeat(() => this.#total(async () => undefined))));
    const all = Math.min(...(await this.#repeat(() => this.#total(deed))));
    const paid = await this.#logged();
    const piece = Math.min(...(await this.#repeat(() => this.#longest(deed))));
    return { piece, all: Math.max(0, all - idle), paid };
  }

  /** What the last deed paid: its lines may come a moment later. */
  async #logged(): Promise<number> {
    do await new Promise(setImmediate);
    while (this.#paid.length === 0);
    return this.#paid.reduce((sum, paid) => sum + paid, 0);
  }

  async #repeat(measure: () => Promise<number>): Promise<number[]> {
    const found: number[] = [];
    for (let nth = 0; nth < REPEATS; nth++) found.push(await measure());
    return found;
  }

  async #total(deed: Deed): Promise<number> {
    await this.#ask('settled');
    this.#paid = [];
    const from = this.#spent();
    await deed(this.#seed++);
    await this.#ask('settled');
    return (this.#spent() - from) / 1e6;
  }

  async #longest(deed: Deed): Promise<number> {
    await this.#ask('settled');
    await this.#ask('watch');
    await deed(this.#seed++);
    await this.#ask('settled');
    return this.#ask('told');
  }

  async #ask(what: 'settled' | 'watch' | 'told'): Promise<number> {
    const answer = once(this.#process, 'message');
    this.#process.send(what);
    return (await answer)[0] as number;
  }

  /** Nanoseconds of processor time of the main thread since its start. */
  #spent(): number {
    const { pid } = this.#process;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]);
  }

  async stop(): Promise<void> {
    const closed = once(this.#process, 'close');
    this.#process.kill('SIGKILL');
    await closed;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
