import type { BestMoveAnswer, EngineAnswer, EngineTask } from '@tahoun/engine';
import type { Context } from 'hono';
import { type Client, Reservation } from '../limits/client.js';
import type { Engine, SearchOptions } from '../platform.js';
import type { AnswerCache } from './caches.js';
import { InFlight } from './in-flight.js';

/** What may be asked from outside, with a limit of nodes in it. */
export type BoundedTask = Extract<EngineTask, { kind: 'best-move' | 'solve' | 'tree' }> & {
  readonly request: { readonly nodes: number };
};

type Watch = (answer: BestMoveAnswer) => void;

/** Answers questions from the cache, from a search already running for another request, or by its own search. */
export class Searches {
  readonly #engine: Engine;
  readonly #cache: AnswerCache | undefined;
  readonly #inFlight = new InFlight<EngineAnswer, BestMoveAnswer>();

  constructor(engine: Engine, cache: AnswerCache | undefined) {
    this.#engine = engine;
    this.#cache = cache;
  }

  /**
   * @param key names the question where its answer follows from it; null where chance has a part in it.
   * @param reservation of a request with several searches, which settles it; by default the search has its own.
   * @throws InputError, or a Refusal for a client or a platform that has no more to give.
   */
  async answer<Answer extends EngineAnswer>(
    c: Context,
    task: BoundedTask,
    key: string | null,
    reservation?: Reservation,
  ): Promise<Answer> {
    const kept = key === null ? null : await this.#cache?.get(key);
    if (kept != null) {
      c.set('answeredBy', 'cache');
      return JSON.parse(kept) as Answer;
    }
    const search = async () => (await this.#search(c, task, key, c.req.raw.signal)) as Answer;
    return this.#charged(c, task, search, reservation);
  }

  /** The answer as `answer` gives it, searched for in any case, and before it those after each completed depth. */
  watch(
    c: Context,
    task: BoundedTask & { readonly kind: 'best-move' },
    key: string | null,
    signal: AbortSignal,
    onProgress: Watch,
  ): Promise<BestMoveAnswer> {
    return this.#charged(
      c,
      task,
      async () => (await this.#search(c, task, key, signal, onProgress)) as BestMoveAnswer,
    );
  }

  /** Joins the search for the same answer, or begins one. Those that chance has a part in are not shared. */
  async #search(
    c: Context,
    task: BoundedTask,
    key: string | null,
    signal: AbortSignal,
    watch?: Watch,
  ): Promise<EngineAnswer> {
    const { id: client }: Client = c.get('client');
    const options = (signal: AbortSignal, onProgress: Watch | undefined): SearchOptions =>
      onProgress === undefined ? { signal, client } : { signal, client, onProgress };
    if (key === null) return this.#run(task, options(signal, watch));
    // Only a search that is watched from its beginning has reported all its steps.
    const name = watch === undefined ? key : `watched ${key}`;
    const begin = async (stop: AbortSignal, tell: Watch) => {
      const found = await this.#run(task, options(stop, watch && tell));
      if (isWhole(task, found)) await this.#cache?.set(key, JSON.stringify(found));
      return found;
    };
    const { answer, isShared } = await this.#inFlight.join(name, signal, begin, watch);
    if (isShared) c.set('answeredBy', 'shared');
    return answer;
  }

  #run(task: BoundedTask, options: SearchOptions): Promise<EngineAnswer> {
    switch (task.kind) {
      case 'best-move':
        return this.#engine.bestMove(task.request, options);
      case 'solve':
        return this.#engine.solve(task.request, options);
      case 'tree':
        return this.#engine.tree(task.request, options);
    }
  }

  /** Reserves the most that the search may make, and gives back what it did not need. */
  async #charged<Answer extends EngineAnswer>(
    c: Context,
    { request: { nodes } }: BoundedTask,
    search: () => Promise<Answer>,
    shared?: Reservation,
  ): Promise<Answer> {
    const reservation = shared ?? new Reservation(c.get('client'), nodes);
    await reservation.take();
    try {
      c.set('answeredBy', 'search');
      const answer = await search();
      const used = c.get('answeredBy') === 'shared' ? 0 : answer.nodes;
      reservation.use(used);
      c.set('nodes', c.get('nodes') + used);
      return answer;
    } finally {
      if (shared === undefined) await reservation.settle();
    }
  }
}

/** False for an answer that was cut short by something else than its own limits. */
export function isWhole({ request }: BoundedTask, answer: EngineAnswer): boolean {
  if ('solved' in answer) return answer.solved || answer.nodes >= request.nodes;
  return answer.limitedBy !== 'stop';
}
