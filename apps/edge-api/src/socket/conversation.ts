import { pause } from '../http/pause.js';
import { type ProblemDetails, Refusal, problemOf } from '../http/problem.js';
import { LEDGER } from '../limits/ledger.js';
import { EXPECTED, type Message, isLong, mayAsk, readMessage } from './message.js';
import { Patience } from './patience.js';

/** Milliseconds of silence on both sides after which a conversation ends: longer than any search takes. */
export const IDLE_MS = 120_000;
/** Milliseconds that a client has to take a reply. */
export const UNREAD_MS = 30_000;

/** Close codes of a socket: silence; a client that breaks a rule; a fault of our own. */
const GOING_AWAY = 1001;
export const POLICY = 1008;
const INTERNAL = 1011;

/** The two ends of a conversation. */
export interface Ends {
  /** Asks the service, as a request of the same client does. @param key of the client, where the message has one */
  ask(path: string, body: string, signal: AbortSignal, key: string | undefined): Promise<Response>;
  /** Charges for so many kilobytes of a message before it is read. @throws Refusal for a client in debt */
  charge(kilobytes: number): Promise<void>;
  /** Resolves when the text has been handed on. */
  send(text: string): Promise<void>;
  close(code: number, reason: string): void;
}

type Question = Extract<Message, { kind: 'question' }>;

type Reply =
  | { readonly step: object }
  | { readonly answer: object }
  | { readonly problem: ProblemDetails }
  | { readonly cancelled: true }
  /** An answer that is JSON already. */
  | { readonly written: string };

/** Several questions at once over one socket. Each is a request to the service, so it has the same limits and price. */
export class Conversation {
  readonly #open = new Map<string, AbortController>();
  readonly #patience = new Patience();
  readonly #ended = new AbortController();
  #idle: ReturnType<typeof setTimeout> | undefined;
  /** The messages before are read, where some of them had to be paid for first. */
  #before: Promise<void> | undefined;

  constructor(private readonly ends: Ends) {
    this.#heard();
  }

  /** Takes a message of the client. */
  take(text: string): void {
    // Messages after the end are not even read.
    if (this.#ended.signal.aborted) return;
    this.#heard();
    if (isLong(text) && !mayAsk(text)) {
      this.#close(POLICY, EXPECTED);
    } else if (!isLong(text) && this.#before === undefined) {
      this.#read(text);
    } else {
      const read = this.#readPaid(text, this.#before);
      this.#before = read;
      void read.then(() => {
        if (this.#before === read) this.#before = undefined;
      });
    }
  }

  /** Reads a message after those before, once it is paid for. Never rejects. */
  async #readPaid(text: string, before: Promise<void> | undefined): Promise<void> {
    try {
      await before;
      if (isLong(text)) await this.ends.charge(Math.floor(text.length / 1024));
      if (!this.#ended.signal.aborted) this.#read(text);
    } catch (error) {
      if (error instanceof Refusal) this.#close(POLICY, 'this client has used its nodes');
      else this.#fail(error as Error);
    }
  }

  #read(text: string): void {
    const message = readMessage(text);
    if (message === undefined) this.#close(POLICY, EXPECTED);
    else if (message.kind === 'question') this.#answer(message).catch((error: Error) => this.#fail(error));
    else if (this.#open.has(message.id)) this.#open.get(message.id)?.abort();
    else void this.#refused();
  }

  /** Ends the conversation and stops its questions, because nobody waits for the answers. */
  end(): void {
    this.#ended.abort();
    clearTimeout(this.#idle);
    for (const stopper of this.#open.values()) stopper.abort();
  }

  async #answer(question: Question): Promise<void> {
    const { id } = question;
    const refusal = this.#refusal(id);
    if (refusal !== undefined) {
      await this.#refused();
      return this.#reply(id, { problem: problemOf(refusal) });
    }
    const stopper = new AbortController();
    // Its id stays taken until the client has the answer: a client that reads none gets only these few.
    this.#open.set(id, stopper);
    try {
      const last = await this.#ask(question, stopper.signal);
      if ('problem' in last && last.problem.status < 500) await this.#refused();
      await this.#reply(id, stopper.signal.aborted ? { cancelled: true } : last);
    } finally {
      this.#open.delete(id);
    }
  }

  #fail(error: Error): void {
    console.error(JSON.stringify({ level: 'error', error: error.stack ?? String(error) }));
    this.#close(INTERNAL, 'an internal error occurred');
  }

  /** Waits until a refused message may be answered, or ends the conversation. */
  async #refused(): Promise<void> {
    const delay = this.#patience.refuse();
    if (delay === null) this.#close(POLICY, 'too many messages were refused');
    else if (delay > 0) await pause(delay, this.#ended.signal);
  }

  #refusal(id: string): Refusal | undefined {
    if (this.#open.has(id)) {
      return new Refusal(409, 'question-open', `the question "${id}" is still being answered`, {
        field: 'id',
      });
    }
    const max = LEDGER.question.ofOwner;
    if (this.#open.size < max) return undefined;
    const detail = `${max} questions of this socket are being answered; ask again when one of them is`;
    return new Refusal(429, 'too-many-questions', detail, { params: { max } });
  }

  /** Sends the steps of an answer. @returns the last reply. */
  async #ask({ id, ask, body, key }: Question, signal: AbortSignal): Promise<Reply> {
    const response = await this.ends.ask(`/v1/${ask}`, body, signal, key);
    if (!response.ok) return { problem: (await response.json()) as ProblemDetails };
    if (response.headers.get('content-type') !== 'application/x-ndjson') {
      return { written: await response.text() };
    }
    let last: Reply = { cancelled: true };
    for await (const line of linesOf(response)) {
      const { final, ...document } = JSON.parse(line) as { final?: boolean };
      if (final === false) await this.#reply(id, { step: document });
      else last = final === true ? { answer: document } : { problem: document as ProblemDetails };
    }
    return last;
  }

  async #reply(id: string, reply: Reply): Promise<void> {
    if (this.#ended.signal.aborted) return;
    const unread = setTimeout(() => this.#close(POLICY, 'the answers are not read'), UNREAD_MS);
    await this.ends.send(messageOf(id, reply));
    clearTimeout(unread);
    this.#heard();
  }

  #heard(): void {
    if (this.#ended.signal.aborted) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#close(GOING_AWAY, 'idle'), IDLE_MS);
  }

  #close(code: number, reason: string): void {
    if (this.#ended.signal.aborted) return;
    this.end();
    this.ends.close(code, reason);
  }
}

/** The text of a reply; a written answer is put into it without being parsed. */
function messageOf(id: string, reply: Reply): string {
  return 'written' in reply
    ? `{"id":${JSON.stringify(id)},"answer":${reply.written}}`
    : JSON.stringify({ id, ...reply });
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of (body as NonNullable<typeof body>).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    yield* lines;
  }
}
