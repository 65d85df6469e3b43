import { InputError } from '@tahoun/core';
import type { GameOrder, GameReply } from './game-order.js';
import type { ProofAnswer, ProofTreeQuestion } from './proof.js';
import type { FileAnswer, FileRequest, ReadingTask, WrittenMoves } from './reading.js';
import type {
  BestMoveAnswer,
  BestMoveRequest,
  PositionRequest,
  SolveAnswer,
  SolveProgress,
  SolveRequest,
  Thinking,
} from './request.js';
import type { Load, Ticket } from './scheduler.js';
import type { SessionMemory } from './session-memory.js';
import type { TreeAnswer, TreeRequest, WrittenTree } from './tree.js';

/** The work that a host does off the caller's thread. */
export type EngineTask =
  | { readonly kind: 'best-move'; readonly request: BestMoveRequest }
  | { readonly kind: 'solve'; readonly request: SolveRequest }
  | { readonly kind: 'tree'; readonly request: TreeRequest }
  | { readonly kind: 'written-tree'; readonly request: TreeRequest }
  | { readonly kind: 'proof'; readonly request: ProofTreeQuestion }
  | { readonly kind: 'game'; readonly request: GameOrder }
  | ReadingTask;

export type EngineAnswer =
  | BestMoveAnswer
  | SolveAnswer
  | TreeAnswer
  | WrittenTree
  | ProofAnswer
  | GameReply
  | WrittenMoves
  | FileAnswer;

/** The progress that a task reports. */
export type TaskProgress = BestMoveAnswer | SolveProgress;

declare global {
  // The types of browsers and of Node both declare it; a program that has neither still compiles.
  interface AbortSignal {}
}

export interface TaskOptions<Progress = BestMoveAnswer> {
  /** Cancels: the search stops at once and answers with the best found so far. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds of work, waiting and pauses not included, after which it is cancelled in the same way. */
  readonly deadlineMs?: number | undefined;
  /** Called when it begins, for hosts in which searches wait; a job may begin more than once. */
  readonly onBegin?: (() => void) | undefined;
  /** Called with the answer so far after each completed depth; during a solve, with its progress. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** The owner and the kind of the search, for hosts that give each its turn. */
  readonly client?: Ticket['owner'];
  readonly kind?: Ticket['kind'];
  /** Of earlier searches, for hosts whose threads share memory: this one begins with what they found. */
  readonly memory?: SessionMemory | undefined;
  readonly thinking?: Thinking | undefined;
}

/** Runs searches off the caller's thread: worker threads in Node, a Web Worker in the browser. */
export interface EngineHost {
  /** @throws InputError as `bestMove` does. */
  bestMove(request: BestMoveRequest, options?: TaskOptions): Promise<BestMoveAnswer>;
  /** @throws InputError as `solve` does. */
  solve(request: SolveRequest, options?: TaskOptions<SolveProgress>): Promise<SolveAnswer>;
  /** @throws InputError as `treeAnswer` does. */
  tree(request: TreeRequest, options?: TaskOptions): Promise<TreeAnswer>;
  /** @throws InputError as `proofAnswer` does. */
  proof(request: ProofTreeQuestion, options?: TaskOptions): Promise<ProofAnswer>;
  /** A whole game between our own players. @throws InputError for other players, and as `bestMove` does. */
  game(order: GameOrder, options?: TaskOptions): Promise<GameReply>;
  /** Stops all work and frees the threads. */
  close(): Promise<void>;
}

/** An engine on worker threads, which can read long texts and write large answers there as well. */
export interface NodeEngineHost extends EngineHost {
  /** @throws WorkRefused where a further search of a client would be refused now. */
  admit(client: string): void;
  load(): Load;
  /** Ends the searches that have begun, which answer with the best they have, and refuses all others. */
  stop(): void;
  /** The answer of `tree` as JSON. @throws InputError as `treeAnswer` does. */
  writtenTree(request: TreeRequest, options?: TaskOptions): Promise<WrittenTree>;
  /** @throws InputError as `writtenMoves` does. */
  writtenMoves(request: PositionRequest, options?: TaskOptions): Promise<WrittenMoves>;
  /** @throws InputError as `fileAnswer` does. */
  file(request: FileRequest, options?: TaskOptions): Promise<FileAnswer>;
}

type Run = <Answer extends EngineAnswer, Progress = BestMoveAnswer>(
  task: EngineTask,
  options: TaskOptions<Progress> | undefined,
) => Promise<Answer>;

/** A host whose tasks are all done by `run`. */
export function hostOf(
  run: Run,
  close: () => Promise<void>,
): Omit<NodeEngineHost, 'admit' | 'load' | 'stop'> {
  return {
    bestMove: (request, options) => run({ kind: 'best-move', request }, options),
    solve: (request, options) => run({ kind: 'solve', request }, options),
    tree: (request, options) => run({ kind: 'tree', request }, options),
    writtenTree: (request, options) => run({ kind: 'written-tree', request }, options),
    proof: (request, options) => run({ kind: 'proof', request }, options),
    game: (request, options) => run({ kind: 'game', request }, options),
    writtenMoves: (request, options) => run({ kind: 'written-moves', request }, options),
    file: (request, options) => run({ kind: 'file', request }, options),
    close,
  };
}

/** The reply of a worker: an answer, or an InputError taken apart for the journey. */
export type TaskReply =
  | { readonly ok: true; readonly answer: EngineAnswer }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly params: InputError['params'];
    };

/** The answer of a reply. @throws InputError that the worker met. */
export function unwrapReply<Answer extends EngineAnswer>(reply: TaskReply): Answer {
  if (!reply.ok) throw new InputError(reply.code, reply.message, reply.params);
  return reply.answer as Answer;
}
