import {
  type BestMoveAnswer,
  type EngineTask,
  type SolveAnswer,
  type TaskOptions,
  type WrittenTree,
  nodesMade,
} from '@tahoun/engine';
import type { Context } from 'hono';
import type { Engine } from '../engine/engine.js';
import { type Client, Reservation } from '../limits/client.js';
import type { AnswerCache } from './caches.js';
import { InFlight } from './in-flight.js';

/** A task that clients may request, always with a node limit. */
export type BoundedTask = Extract<EngineTask, { kind: 'best-move' | 'solve' | 'tree' }> & {
  readonly request: { readonly nodes: number };
};

export type BestMoveTask = BoundedTask & { readonly kind: 'best-move' };

/** The engine's answer, with the side from which its scores are seen. */
export interface ScoredAnswer extends BestMoveAnswer {
  /** The letter of the side from which the scores are seen: the side to move. */
  readonly scoreFor: string;
  /** A sentence for people, where a language was asked for. */
  readonly text?: string;
}

function withView(answer: BestMoveAnswer): ScoredAnswer {
  return { ...answer, scoreFor: answer.turn };
}

/** Milliseconds of work after which a search answers with the best it has. */
const DEADLINE_MS = 40_000;

type Answer = ScoredAnswer | SolveAnswer | WrittenTree;
type Watch = (answer: ScoredAnswer) => void;

/** How a best move is searched for. */
interface Manner {
  /** Of the whole request, which settles it; by default, the search has one of its own. */
  readonly reservation?: Reservation;
  readonly signal?: AbortSignal;
  /** Called with the answer so far after each completed depth, unless the answer is there already. */
  readonly watch?: Watch;
}

/** The answer of a search, written once for all its clients and for the cache. */
interface Found {
  readonly answer: Answer;
  readonly json: string;
}

/** Answers questions from the cache, from a search already running for another request, or by its own search. */
export class Searches {
  readonly #inFlight = new InFlight<Found, ScoredAnswer>();

  constructor(
    private readonly engine: Engine,
    private readonly cache: AnswerCache | undefined,
  ) {}

  /**
   * The answer as JSON, and whether it is whole. A kept answer is handed on without being parsed.
   * @param key names the question where its answer follows from it; null where chance has a part in it.
   * @throws InputError, or a Refusal when the client has used its nodes or the platform is too busy.
   */
  async text(c: Context, task: BoundedTask, key: string | null): Promise<{ json: string; isWhole: boolean }> {
    const kept = await this.#kept(c, key);
    if (kept !== null) return { json: kept, isWhole: true };
    const { answer, json } = await this.#charged(c, task, () => this.#search(c, task, key, c.req.raw.signal));
    return { json, isWhole: isWhole(task, answer) };
  }

  /** The best move, for answers that are made of it. @throws as `text` does. */
  async bestMove(
    c: Context,
    task: BestMoveTask,
    key: string | null,
    { reservation, signal = c.req.raw.signal, watch }: Manner = {},
  ): Promise<ScoredAnswer> {
    const kept = await this.#kept(c, key);
    if (kept !== null) return JSON.parse(kept) as ScoredAnswer;
    const search = () => this.#search(c, task, key, signal, watch);
    return (await this.#charged(c, task, search, reservation)).answer as ScoredAnswer;
  }

  async #kept(c: Context, key: string | null): Promise<string | null> {
    const kept = key === null ? null : ((await this.cache?.get(key)) ?? null);
    if (kept !== null) c.set('answeredBy', 'cache');
    return kept;
  }

  /** Joins the search for the same answer, or begins one. Searches with chance in them are not shared. */
  async #search(
    c: Context,
    task: BoundedTask,
    key: string | null,
    signal: AbortSignal,
    watch?: Watch,
  ): Promise<Found> {
    const { id: client }: Client = c.get('client');
    const run = async (
      signal: AbortSignal,
      tell: Watch | undefined,
      owner: TaskOptions['client'] = client,
    ): Promise<Found> => {
      const answer = await this.#run(task, { signal, client: owner, deadlineMs: DEADLINE_MS }, tell);
      return { answer, json: 'json' in answer ? answer.json : JSON.stringify(answer) };
    };
    if (key === null) return run(signal, watch);
    // Only a search that is watched from its beginning has reported all its steps.
    const name = watch === undefined ? key : `watched ${key}`;
    const begin = async (stop: AbortSignal, tell: Watch, clients: ReadonlySet<string>) => {
      const found = await run(stop, watch && tell, clients);
      if (isWhole(task, found.answer)) await this.cache?.set(key, found.json);
      return found;
    };
    const { answer, isShared } = await this.#inFlight.join(name, client, signal, begin, watch);
    if (isShared) c.set('answeredBy', 'shared');
    return answer;
  }

  async #run(
    task: BoundedTask,
    options: Pick<TaskOptions, 'signal' | 'client' | 'deadlineMs'>,
    tell: Watch | undefined,
  ): Promise<Answer> {
    switch (task.kind) {
      case 'best-move': {
        const onProgress = tell && ((step: BestMoveAnswer) => tell(withView(step)));
        return withView(await this.engine.bestMove(task.request, { ...options, onProgress }));
      }
      case 'solve':
        return this.engine.solve(task.request, options);
      case 'tree':
        return this.engine.writtenTree(task.request, options);
    }
  }

  /** Reserves the node limit of the search, and gives back the nodes that it did not need. */
  async #charged(
    c: Context,
    { request: { nodes } }: BoundedTask,
    search: () => Promise<Found>,
    shared?: Reservation,
  ): Promise<Found> {
    const reservation = shared ?? new Reservation(c.get('client'), nodes);
    await reservation.take();
    try {
      c.set('answeredBy', 'search');
      const found = await search();
      const used = c.get('answeredBy') === 'shared' ? 0 : nodesMade(found.answer);
      reservation.use(used);
      c.set('nodes', c.get('nodes') + used);
      return found;
    } finally {
      if (shared === undefined) await reservation.settle();
    }
  }
}

/** Whether nothing but its own limits has cut an answer short. */
export function isWhole(
  { request }: BoundedTask,
  answer: BestMoveAnswer | SolveAnswer | WrittenTree,
): boolean {
  if ('solved' in answer) return answer.solved || answer.nodes >= request.nodes;
  return answer.limitedBy !== 'stop';
}
