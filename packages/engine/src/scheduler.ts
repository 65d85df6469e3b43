import { RecentUse } from './recent-use.js';
import { type RefusedFor, WorkRefused } from './work-refused.js';

export { WorkRefused } from './work-refused.js';

/**
 * The one scheduler: it decides who is next wherever several people want the same few slots, such as the threads that
 * search, the thread that draws, or the calls to webhooks.
 *
 * Each piece of work has an owner (a client, a person, a server that is called) and a kind. Owners take turns: next is
 * the work whose owner has used the least of late. A kind that can wait has a handicap, which counts as so much more
 * use. Work that can be paused gives way after a quantum to work that comes before it. So a stranger's work, however
 * much it is, delays anybody by a handicap and a quantum at most, and a move that a person waits for at a board comes
 * before a watched game, an analysis or a job.
 *
 * Paused work keeps its memory, so it has only so many places. When they are taken, paused work makes room for work that
 * comes before it: it is stopped, and begins again later for a turn twice as long.
 */

/** The handicap of each kind of work, in milliseconds of use. */
export const KINDS = {
  /** A move that a person waits for at a board. */
  board: 0,
  /** A question whose answer somebody waits for: a request, a hint, a picture. */
  question: 100,
  /** An analysis or a review, which people expect to take a while. */
  analysis: 300,
  /** A move of the computer against itself. */
  watched: 1000,
  /** Work that nobody waits for at the moment. It is never refused. */
  job: 1000,
} as const;

export type Kind = keyof typeof KINDS;

/** Milliseconds of work after which it gives way to work that comes before it. */
const QUANTUM_MS = 200;
/** Places for paused work, beside the slots, by default. */
export const PLACES = 8;
/** Milliseconds that work has worked before it makes room for the first time. */
const FIRST_TURN_MS = QUANTUM_MS;

export interface SchedulerOptions {
  /** Pieces of work at the same time. */
  readonly slots: number;
  /** Those of one owner; as many by default. */
  readonly slotsOfOwner?: number | undefined;
  /** Pieces of work that may be paused at the same time; `PLACES` by default. */
  readonly places?: number | undefined;
  /** Pieces of work that wait, in all; further ones are refused. No bound by default. */
  readonly waiting?: number | undefined;
  /** Pieces of work of one owner that wait or have begun; further ones are refused. No bound by default. */
  readonly ofOwner?: number | undefined;
  /** Milliseconds of waiting after which work is refused. No bound by default. */
  readonly waitMs?: number | undefined;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
}

/** The owner and the kind of a piece of work. */
export interface Ticket {
  /** Nobody by default. A set, to which more may be added later, is of all who wait for the same work. */
  readonly owner?: string | ReadonlySet<string> | undefined;
  /** By default a question. */
  readonly kind?: Kind | undefined;
  /** Slots that it can use; it gets those that are free, and at least one. */
  readonly width?: number;
  /** Takes it out of the queue. Work that has begun goes on. */
  readonly signal?: AbortSignal | undefined;
}

export interface Work<T> {
  /** @param width slots that it has. */
  begin(width: number): Promise<T>;
  /** The means to pause it, for work that can be paused. */
  readonly pausing?: {
    pause(): void;
    resume(): void;
    /** Ends it, so that it can begin again later. */
    stop(): void;
  };
}

/** Pieces of work by their state. */
export interface Load {
  readonly running: number;
  readonly paused: number;
  readonly waiting: number;
}

interface Entry {
  readonly owners: ReadonlySet<string>;
  readonly kind: Kind;
  readonly work: Work<unknown>;
  /** The line of an owner and a kind in which it waits. */
  readonly line: unknown;
  readonly wanted: number;
  readonly signal: AbortSignal | undefined;
  readonly settle: (outcome: Promise<unknown>) => void;
  /** Takes it out of its line. */
  readonly leave: (reason: RefusedFor) => void;
  /** Refuses it when it has waited too long for its first turn. */
  late?: ReturnType<typeof setTimeout> | undefined;
  state: 'waiting' | 'running' | 'paused';
  /** Slots that it has while it runs. */
  width: number;
  /** The start of its turn, and the time until which its use is counted. */
  since: number;
  countedTo: number;
  /** Milliseconds that it has worked since it began, and those before which it makes no room. */
  worked: number;
  granted: number;
  makesRoom: boolean;
}

export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #now: () => number;
  readonly #use: RecentUse;
  /** Waiting work by its line, in the order of its arrival. */
  readonly #lines = new Map<unknown, Entry[]>();
  readonly #begun = new Set<Entry>();
  /** Pieces of work of each owner, without jobs. */
  readonly #counts = new Map<string, number>();
  /** Pieces of work that count towards the bounds: all but jobs. */
  #counted = 0;
  #waiting = 0;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SchedulerOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#use = new RecentUse(this.#now);
  }

  /** Does the work in its turn. @throws WorkRefused when its turn does not come, and whatever the work throws. */
  async run<T>({ owner = '', kind = 'question', width = 1, signal }: Ticket, work: Work<T>): Promise<T> {
    const owners = typeof owner === 'string' ? new Set([owner]) : owner;
    const line = typeof owner === 'string' ? `${kind} ${owner}` : owner;
    const counted = kind === 'job' ? [] : [...owners];
    if (this.#isClosed || signal?.aborted) throw new WorkRefused('cancelled');
    for (const each of counted) this.admit(each);
    return new Promise<T>((resolve, reject) => {
      const settle = (outcome: Promise<unknown>) => {
        clearTimeout(entry.late);
        signal?.removeEventListener('abort', cancel);
        if (kind !== 'job') this.#counted--;
        for (const each of counted) this.#count(each, -1);
        (outcome as Promise<T>).then(resolve, reject);
      };
      const leave = (reason: RefusedFor) => {
        if (entry.state !== 'waiting') return;
        this.#dequeue(entry);
        settle(Promise.reject(new WorkRefused(reason)));
      };
      const cancel = () => leave('cancelled');
      const times = { since: 0, countedTo: 0, worked: 0, granted: FIRST_TURN_MS };
      const place = { line, wanted: width, signal, settle, leave, state: 'waiting', width: 0 } as const;
      const entry: Entry = { owners, kind, work, ...place, ...times, makesRoom: false };
      const { waitMs } = this.#options;
      if (kind !== 'job' && waitMs !== undefined) entry.late = setTimeout(leave, waitMs, 'too-busy');
      signal?.addEventListener('abort', cancel);
      if (kind !== 'job') this.#counted++;
      for (const each of counted) this.#count(each, 1);
      this.#enqueue(entry);
      this.#next();
    });
  }

  /** @throws WorkRefused where further work of an owner would be refused now. */
  admit(owner: string): void {
    const { slots, ofOwner = Number.POSITIVE_INFINITY, waiting = Number.POSITIVE_INFINITY } = this.#options;
    if ((this.#counts.get(owner) ?? 0) >= ofOwner) throw new WorkRefused('too-many', ofOwner);
    if (this.#counted >= slots + waiting && this.room(owner) <= 0) throw new WorkRefused('too-busy');
  }

  /** Slots in which work of an owner would begin at once. */
  room(owner: string): number {
    return Math.min(this.#freeSlots(), this.#freeOfOwners({ owners: new Set([owner]) }));
  }

  /** Refuses all work that waits, and all that comes. */
  close(): void {
    this.#isClosed = true;
    for (const entry of [...this.#lines.values()].flat()) entry.leave('cancelled');
  }

  load(): Load {
    const running = this.#running().length;
    return { running, paused: this.#begun.size - running, waiting: this.#waiting };
  }

  /** Gives the slots to the work that is next, until that has to wait. */
  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#countUse();
    while (this.#beginOne()) {
      // The use of its owner counts for the next one.
    }
    const running = this.#running();
    const isWaitedFor = this.#waiting > 0 || this.#begun.size > running.length;
    if (isWaitedFor && running.some(({ work }) => work.pausing !== undefined))
      this.#timer = setTimeout(() => this.#next(), QUANTUM_MS);
  }

  /** @returns whether any work has got a slot. */
  #beginOne(): boolean {
    const isFull = this.#freeSlots() <= 0;
    if (isFull && this.#victim(Number.NEGATIVE_INFINITY) === undefined) return false;
    const paused = [...this.#begun].filter(({ state }) => state === 'paused');
    // Of the same rank, what has begun comes first.
    const candidates = [...paused, ...Array.from(this.#lines.values(), ([first]) => first as Entry)]
      .map((entry) => ({ entry, rank: this.#rank(entry) }))
      .sort((one, other) => one.rank - other.rank);
    for (const { entry, rank } of candidates) {
      // Where its owner has as many slots as they may, only their own work gives way.
      const isOwn = this.#freeOfOwners(entry) <= 0;
      const victim = isFull || isOwn ? this.#victim(rank, isOwn ? entry.owners : undefined) : undefined;
      if (victim === undefined && (isFull || isOwn)) continue;
      if (entry.state === 'waiting' && !this.#hasPlace(rank)) continue;
      if (victim !== undefined) this.#pause(victim);
      this.#begin(entry);
      return true;
    }
    return false;
  }

  /** The running work that gives way to work of a rank: that which comes last. @param owners whose it is to be */
  #victim(rank: number, owners?: ReadonlySet<string>): Entry | undefined {
    const now = this.#now();
    const isTheirs = (entry: Entry) =>
      owners === undefined || [...owners].some((owner) => entry.owners.has(owner));
    return this.#last(
      (entry) =>
        entry.state === 'running' &&
        entry.work.pausing !== undefined &&
        now - entry.since >= QUANTUM_MS &&
        isTheirs(entry),
      rank,
    );
  }

  /** Whether further work may begin. When all places are taken, paused work that comes after it makes room. */
  #hasPlace(rank: number): boolean {
    const { slots, places = PLACES } = this.#options;
    if (this.#begun.size < slots + places) return true;
    if ([...this.#begun].some(({ makesRoom }) => makesRoom)) return false;
    const last = this.#last(({ state, worked, granted }) => state === 'paused' && worked >= granted, rank);
    if (last !== undefined) {
      last.makesRoom = true;
      last.work.pausing?.stop();
    }
    return false;
  }

  /** Of the begun work that comes after a rank, the last one. */
  #last(isMeant: (entry: Entry) => boolean, rank: number): Entry | undefined {
    let [last, most]: [Entry | undefined, number] = [undefined, rank];
    for (const entry of this.#begun) {
      if (isMeant(entry) && this.#rank(entry) > most) [last, most] = [entry, this.#rank(entry)];
    }
    return last;
  }

  /** The place of work among others, in milliseconds of use: the least goes first. */
  #rank({ owners, kind }: Entry): number {
    return Math.min(...Array.from(owners, (owner) => this.#use.of(owner))) + KINDS[kind];
  }

  #begin(entry: Entry): void {
    const isResumed = entry.state === 'paused';
    const free = Math.min(this.#freeSlots(), this.#freeOfOwners(entry));
    entry.state = 'running';
    entry.since = this.#now();
    entry.countedTo = entry.since;
    if (isResumed) {
      entry.work.pausing?.resume();
      return;
    }
    entry.width = Math.max(1, Math.min(entry.wanted, free));
    clearTimeout(entry.late);
    this.#dequeue(entry);
    this.#begun.add(entry);
    const outcome = entry.work.begin(entry.width);
    const end = () => this.#end(entry, outcome);
    outcome.then(end, end);
  }

  #pause(entry: Entry): void {
    entry.state = 'paused';
    entry.work.pausing?.pause();
  }

  #end(entry: Entry, outcome: Promise<unknown>): void {
    this.#countUse();
    this.#begun.delete(entry);
    if (entry.makesRoom && entry.signal?.aborted !== true) {
      Object.assign(entry, { state: 'waiting', worked: 0, granted: 2 * entry.granted, makesRoom: false });
      this.#enqueue(entry);
    } else {
      entry.settle(outcome);
    }
    this.#next();
  }

  /** Counts the use of the running work up to now. */
  #countUse(): void {
    const now = this.#now();
    for (const entry of this.#running()) {
      const ms = now - entry.countedTo;
      entry.countedTo = now;
      entry.worked += ms;
      for (const owner of entry.owners) this.#use.add(owner, ms * entry.width);
    }
  }

  #running(): readonly Entry[] {
    return [...this.#begun].filter(({ state }) => state === 'running');
  }

  #freeSlots(): number {
    return this.#running().reduce((free, { width }) => free - width, this.#options.slots);
  }

  /** Slots that work may have beside the running work of its owners. */
  #freeOfOwners({ owners }: Pick<Entry, 'owners'>): number {
    const { slots, slotsOfOwner = slots } = this.#options;
    const freeOf = (owner: string) =>
      this.#running()
        .filter((entry) => entry.owners.has(owner))
        .reduce((free, { width }) => free - width, slotsOfOwner);
    return Math.max(...Array.from(owners, freeOf));
  }

  #enqueue(entry: Entry): void {
    const line = this.#lines.get(entry.line);
    if (line === undefined) this.#lines.set(entry.line, [entry]);
    else line.push(entry);
    this.#waiting++;
  }

  #dequeue(entry: Entry): void {
    const line = this.#lines.get(entry.line) as Entry[];
    line.splice(line.indexOf(entry), 1);
    if (line.length === 0) this.#lines.delete(entry.line);
    this.#waiting--;
  }

  #count(owner: string, more: 1 | -1): void {
    const count = (this.#counts.get(owner) ?? 0) + more;
    if (count === 0) this.#counts.delete(owner);
    else this.#counts.set(owner, count);
  }
}
