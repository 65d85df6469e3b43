import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { quoteInput } from '@tahoun/core';
import { readLines } from '../../input/lines.js';
import { EngineFault } from './engine-player.js';

/** Characters of a line that is read; engines write nothing longer that matters. */
const MAX_LINE = 100_000;
/** Characters of the end of standard error that are kept to explain a crash. */
const LAST_WORDS = 1_000;

/** A group of its own lets a script be ended together with the engine it started. Windows has none. */
const HAS_GROUPS = process.platform !== 'win32';

const running = new Set<EngineProcess>();
// The engines end with this program, in whatever way it ends.
process.on('exit', () => {
  for (const engine of running) engine.kill();
});

/** Reads each line until it returns a value other than undefined. */
type LineReader<T> = (line: string) => T | undefined;

/** A program that reads questions and writes answers in lines. */
export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #exited: Promise<unknown>;
  #read: LineReader<unknown> = () => undefined;
  #fail: (reason: unknown) => void = () => undefined;
  /** The reason why there will be no more answers. */
  #end: EngineFault | undefined;
  #lastWords = '';

  /** @param command a path, or the name of a program on the PATH. */
  constructor(command: string, args: readonly string[]) {
    this.#child = spawn(command, args, { detached: HAS_GROUPS, windowsHide: true });
    running.add(this);
    this.#exited = once(this.#child, 'exit')
      .catch(() => undefined)
      .then(() => running.delete(this));
    this.#child.on('error', () => this.#finish((texts) => texts.engines.notStarted));
    this.#child.on('close', (code, signal) => {
      const how = signal ?? String(code);
      const said = quoteInput(printable(this.#lastWords.trim().split('\n').at(-1) ?? ''));
      this.#finish((texts) => texts.engines.exited(how, said));
    });
    // Writing to an engine that has ended fails; its end is reported separately.
    this.#child.stdin.on('error', () => undefined);
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
    // A broken stream has no more lines; `close` reports that the engine has ended.
    this.#pump().catch(() => undefined);
  }

  get isRunning(): boolean {
    return this.#end === undefined;
  }

  /** Writes a line. */
  send(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  /**
   * Writes a line and reads the lines that follow until `read` returns a value.
   * @throws EngineFault when the engine has ended or takes longer than `timeoutMs`; the signal's
   * reason when that is aborted.
   */
  async ask<T>(line: string, read: LineReader<T>, timeoutMs: number, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    if (this.#end !== undefined) throw this.#end;
    const answer = new Promise<T>((resolve, reject) => {
      this.#fail = reject;
      this.#read = (found) => {
        const value = read(found);
        if (value !== undefined) resolve(value);
      };
    });
    const tooLate = setTimeout(() => {
      this.#fail(new EngineFault((texts) => texts.engines.silent(quoteInput(line), timeoutMs)));
    }, timeoutMs);
    const abort = () => this.#fail(signal.reason);
    signal.addEventListener('abort', abort);
    this.send(line);
    try {
      return await answer;
    } finally {
      clearTimeout(tooLate);
      signal.removeEventListener('abort', abort);
      this.#read = () => undefined;
    }
  }

  /** Says `quit`, and ends a process that does not obey within `quitMs`. */
  async close(quitMs: number): Promise<void> {
    if (this.#end === undefined) {
      this.send('quit');
      await Promise.race([this.#exited, wait(quitMs, undefined, { ref: false })]);
    }
    this.kill();
    await this.#exited;
  }

  /** Ends the process, and those it started, at once. */
  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (HAS_GROUPS) process.kill(-pid, 'SIGKILL');
      else this.#child.kill('SIGKILL');
    } catch {
      // It has ended already, and so has everything it started.
    }
  }

  async #pump(): Promise<void> {
    for await (const line of readLines(this.#child.stdout.setEncoding('utf8'), MAX_LINE)) {
      if ('text' in line) this.#read(printable(line.text));
    }
  }

  /** The first reason counts. */
  #finish(say: EngineFault['say']): void {
    this.#end ??= new EngineFault(say);
    this.#fail(this.#end);
  }
}

/** The line without characters that would move the cursor or change the colours of a terminal. */
function printable(line: string): string {
  return line.replace(/[\s\p{Cc}]+/gu, ' ').trimEnd();
}

/** Signals that end a program from outside: Ctrl-C, a request to end, a closed terminal. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work that has something to clear up, such as processes. The first of the signals aborts the
 * work; when it is through, this program ends as by that signal. A second one ends it at once.
 * @param hasResult whether there is a result by now, for which Ctrl-C asks: the program goes on with that.
 */
export async function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
  hasResult: () => boolean = () => false,
): Promise<T> {
  const controller = new AbortController();
  let received: NodeJS.Signals | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    // Shells show exit code 130 for Ctrl-C.
    if (received !== undefined) process.exit(130);
    received = signal;
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    return await work(controller.signal);
  } finally {
    for (const name of SIGNALS) process.off(name, onSignal);
    const isAnswered = received === 'SIGINT' && hasResult();
    if (received !== undefined && !isAnswered) process.kill(process.pid, received);
  }
}
