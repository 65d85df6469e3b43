import { PassThrough } from 'node:stream';
import type { Language } from '@tahoun/i18n';
import { UciSession } from '../uci/session.js';
import { type Offer, type Work, commandsFor } from './work.js';

/** An analysis under way. */
export interface Analysis {
  /** The `info` lines as they are found; it ends with the search. */
  readonly lines: ReadableStream<Uint8Array>;
  /** Resolves with the first line, or with the end of a search that finds none. */
  readonly begun: Promise<void>;
  /** Ends the search soon. */
  stop(): void;
  /** Resolves when the search has ended, even if nobody reads its lines. */
  readonly ended: Promise<void>;
}

/** Analyses one position at a time with an engine of our own, spoken to in UCI. */
export class Analyst {
  readonly #commands = new PassThrough({ encoding: 'utf8' });
  readonly #offer: Offer;
  readonly #ended: Promise<void>;
  #sessionId: string | undefined;
  #hear: (line: string) => void = () => undefined;

  constructor(offer: Offer, language: Language) {
    this.#offer = offer;
    this.#ended = new UciSession((line) => this.#hear(line), language).run(this.#commands);
    this.#send('setoption name UCI_Chess960 value true');
  }

  /**
   * The analysis before has to have ended.
   * @throws CliError, InputError, IllegalMove for work that cannot be done.
   */
  analyse(work: Work): Analysis {
    const commands = commandsFor(work, this.#offer);
    if (work.sessionId !== this.#sessionId) this.#send('ucinewgame');
    this.#sessionId = work.sessionId;
    const encoder = new TextEncoder();
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let isRead = true;
    const lines = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#hear = (line) => {
          if (line.startsWith('bestmove')) {
            this.#hear = () => undefined;
            if (isRead) controller.close();
            begin();
            end();
          } else if (isRead && / score .* pv /.test(line)) {
            controller.enqueue(encoder.encode(`${line}\n`));
            begin();
          }
        };
      },
      cancel: () => {
        isRead = false;
      },
    });
    this.#send(...commands);
    return { lines, begun, ended, stop: () => this.#send('stop') };
  }

  async close(): Promise<void> {
    this.#commands.end();
    await this.#ended;
  }

  #send(...commands: readonly string[]): void {
    for (const command of commands) this.#commands.write(`${command}\n`);
  }
}
