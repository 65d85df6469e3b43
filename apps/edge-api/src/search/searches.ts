import type { BestMoveAnswer, EngineAnswer, EngineTask, TaskOptions } from '@tahoun/engine';
import type { Context } from 'hono';
import type { Client } from '../limits/client.js';
import type { Engine } from '../platform.js';
import type { AnswerCache } from './cache.js';
import { InFlight } from './in-flight.js';

/** A question for the engine with a limit of nodes in it. */
export type BoundedTask = EngineTask & { readonly request: { readonly nodes: number } };

/** Answers questions: with what is kept, with a search under way for another request, or with its own. */
export class Searches {
  readonly #engine: Engine;
  readonly #cache: AnswerCache | undefined;
  readonly #inFlight = new InFlight<EngineAnswer>();

  constructor(engine: Engine, cache: AnswerCache | undefined) {
    this.#engine = engine;
    this.#cache = cache;
  }

  /**
   * @param key names the question where its answer follows from it; null where chance has a part in it.
   * @throws InputError, or a Refusal for a client or a platform that has no more to give.
   */
  async answer<Answer extends EngineAnswer>(
    c: Context,
    task: BoundedTask,
    key: string | null,
  ): Promise<Answer> {
    const kept = key === null ? null : await this.#cache?.get(key);
    if (kept != null) {
      c.set('answeredBy', 'cache');
      return JSON.parse(kept) as Answer;
    }
    return this.#charged(c, task, async () => {
      const { signal } = c.req.raw;
      if (key === null) return (await this.#run(task, { signal })) as Answer;
      const { answer, isShared } = await this.#inFlight.join(key, signal, async (whole) => {
        const found = await this.#run(task, { signal: whole });
        if (isWhole(task, found)) await this.#cache?.set(key, JSON.stringify(found));
        return found;
      });
      if (isShared) c.set('answeredBy', 'shared');
      return answer as Answer;
    });
  }

  /** The answer as `answer` gives it, and before it the answers after each completed depth. */
  async watch(
    c: Context,
    task: BoundedTask & { readonly kind: 'best-move' },
    signal: AbortSignal,
    onProgress: (answer: BestMoveAnswer) => void,
  ): Promise<BestMoveAnswer> {
    return this.#charged(
      c,
      task,
      async () => (await this.#run(task, { signal, onProgress })) as BestMoveAnswer,
    );
  }

  #run(task: EngineTask, options: TaskOptions): Promise<EngineAnswer> {
    switch (task.kind) {
      case 'best-move':
        return this.#engine.bestMove(task.request, options);
      case 'solve':
        return this.#engine.solve(task.request, options);
      case 'tree':
        return this.#engine.tree(task.request, options);
    }
  }

  /** Charges the client the most that the search may make, and gives back what it did not need. */
  async #charged<Answer extends EngineAnswer>(
    c: Context,
    { request: { nodes } }: BoundedTask,
    search: () => Promise<Answer>,
  ): Promise<Answer> {
    const client: Client = c.get('client');
    await client.charge(c, nodes);
    let used = 0;
    try {
      c.set('answeredBy', 'search');
      const answer = await search();
      used = c.get('answeredBy') === 'shared' ? 0 : answer.nodes;
      c.set('nodes', c.get('nodes') + used);
      return answer;
    } finally {
      await client.refund(nodes - used);
    }
  }
}

/** False for an answer that was cut short by something else than its own limits. */
export function isWhole({ request }: BoundedTask, answer: EngineAnswer): boolean {
  if ('solved' in answer) return answer.solved || answer.nodes >= request.nodes;
  return answer.limitedBy !== 'stop';
}
