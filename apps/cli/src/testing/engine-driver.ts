import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readLines } from '../input/lines.js';

/** The built program, as people run it. */
export const BIN = fileURLToPath(new URL('../../bin/tahoun.mjs', import.meta.url));
const MAX_LINE = 100_000;

/** A running `tahoun` that speaks a protocol, spoken to over pipes as a graphical interface does. */
class EngineDriver {
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

  /** Closes the input. @returns the rest of the output, and the exit code. */
  async end(): Promise<{ lines: string[]; code: unknown }> {
    this.#child.stdin.end();
    const lines: string[] = [];
    for await (const line of this.#lines) if ('text' in line) lines.push(line.text);
    const [code] = await this.#exit;
    return { lines, code };
  }

  /** MiB of memory that the process holds. */
  get residentMib(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

/** A running `tahoun uci`. */
export class UciDriver extends EngineDriver {
  constructor(...args: readonly string[]) {
    super(...args, 'uci');
  }

  /** Sends the commands and reads up to `bestmove`. */
  async answer(...commands: readonly string[]): Promise<{ move: string; ponder: string; lines: string[] }> {
    this.send(...commands);
    const lines = await this.until(/^bestmove /);
    const [, move = '', , ponder = ''] = (lines.at(-1) as string).split(' ');
    return { move, ponder, lines };
  }
}

/** The reply to a command. */
interface GtpReply {
  readonly isSuccess: boolean;
  readonly id: string;
  /** Without the sign; of a failure the protocol's words come first, then the explanation in lines. */
  readonly text: string;
}

/** A running `tahoun gtp`. */
export class GtpDriver extends EngineDriver {
  constructor(...args: readonly string[]) {
    super('gtp', ...args);
  }

  /** Reads one answer up to its empty line. @throws when it does not have the form of one. */
  async reply(): Promise<GtpReply> {
    const [first = '', ...more] = await this.until(/^$/);
    const [, sign, id = '', text = ''] = /^([=?])(\d*) (.*)$/.exec(first) ?? [];
    if (sign === undefined) throw new Error(`"${first}" is no answer`);
    return { isSuccess: sign === '=', id, text: [text, ...more].join('\n').trimEnd() };
  }

  async ask(command: string): Promise<GtpReply> {
    this.send(command);
    return this.reply();
  }

  /** Sends commands that have to succeed. @returns the text of the last one's answer. */
  async obey(...commands: readonly string[]): Promise<string> {
    let text = '';
    for (const command of commands) {
      const reply = await this.ask(command);
      if (!reply.isSuccess) throw new Error(`${command}: ${reply.text}`);
      text = reply.text;
    }
    return text;
  }

  /** Sends a command that has to fail. @returns the protocol's words for it. */
  async refusal(command: string): Promise<string> {
    const { isSuccess, text } = await this.ask(command);
    if (isSuccess) throw new Error(`${command} succeeded: ${text}`);
    return text.split('\n')[0] as string;
  }
}
