import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readLines } from '../lines.js';

/** The built program, as people run it. */
export const BIN = fileURLToPath(new URL('../../bin/tahoun.mjs', import.meta.url));
const MAX_LINE = 100_000;

/** A running `tahoun` that speaks a protocol, spoken to over pipes as a graphical interface does. */
export class EngineDriver {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncGenerator<{ readonly text: string } | { readonly tooLong: true }>;
  readonly #exit: Promise<unknown[]>;

  constructor(...args: readonly string[]) {
    const env = { PATH: process.env.PATH, LANG: 'C' };
    this.#child = spawn(process.execPath, [BIN, ...args], { env });
    this.#lines = readLines(this.#child.stdout.setEncoding('utf8'), MAX_LINE);
    this.#exit = once(this.#child, 'close');
    // Commands that come after `quit` go nowhere.
    this.#child.stdin.on('error', () => undefined);
  }

  send(...lines: readonly string[]): void {
    this.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Text that need not be a line. */
  write(text: string): void {
    this.#child.stdin.write(text);
  }

  /** Reads up to a line that matches. @returns all of them, that one last. @throws when there is none */
  async until(wanted: RegExp): Promise<string[]> {
    const read: string[] = [];
    for (;;) {
      const next = await this.#lines.next();
      if (next.done) throw new Error(`the engine ended before it said ${wanted}: ${read.join('\n')}`);
      if (!('text' in next.value)) continue;
      read.push(next.value.text);
      if (wanted.test(next.value.text)) return read;
    }
  }

  /** Closes the input. @returns what is still said, and the exit code. */
  async end(): Promise<{ lines: string[]; code: unknown }> {
    this.#child.stdin.end();
    const lines: string[] = [];
    for await (const line of this.#lines) if ('text' in line) lines.push(line.text);
    const [code] = await this.#exit;
    return { lines, code };
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
