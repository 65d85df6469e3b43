import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Cost, MeasuredProcess } from '../../../../../testing/ledger/measured-process.js';

/** What a request cost, and the nodes that its client paid for it, by the log of the server. */
export interface PaidCost extends Cost {
  readonly paid: number;
}

/** Something that a client does; it ends when the client has all that it gets. */
export type Deed = (seed: number) => Promise<void>;

const ENTRY = fileURLToPath(new URL('../../../dist/node.js', import.meta.url));

/** The built server, measured. */
export class MeasuredServer {
  readonly #process: MeasuredProcess;
  #paid: number[] = [];

  private constructor(
    readonly folder: string,
    env: Record<string, string>,
  ) {
    this.#process = new MeasuredProcess(ENTRY, {
      PORT: '0',
      TAHOUN_DATA: folder,
      TAHOUN_LOG_REQUESTS: '1',
      ...env,
    });
    createInterface({ input: this.#process.child.stderr as NodeJS.ReadableStream }).on('line', (line) => {
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
    const [line] = await once(server.#process.child.stdout as NodeJS.ReadableStream, 'data');
    const { port } = new URL(/http:\S+/.exec(String(line))?.[0] as string);
    return Object.assign(server, { url: `http://127.0.0.1:${port}` });
  }

  /** What a deed costs: each time another seed makes it a new one. @param most the milliseconds that a payment buys */
  async cost(deed: Deed, most: (paid: number) => number): Promise<PaidCost> {
    const prepared = async (seed: number) => () => {
      this.#paid = [];
      return deed(seed);
    };
    const cost = await this.#process.cost(prepared, () => most(this.#sum));
    // The lines of the last one may come a moment later.
    do await new Promise(setImmediate);
    while (this.#paid.length === 0);
    return { ...cost, paid: this.#sum };
  }

  /** What the last deed paid. */
  get #sum(): number {
    return this.#paid.reduce((sum, paid) => sum + paid, 0);
  }

  async stop(): Promise<void> {
    await this.#process.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
