import { type WorkerLike, createBrowserHost } from '../browser.js';
import type { WorkerMessage, WorkerTask } from '../browser-worker.js';
import type { EngineHost } from '../host.js';
import { createNodeHost } from '../node.js';
import { IdlePool, type Sent, isSet } from './idle-pool.js';

interface WatchedHost {
  readonly host: EngineHost;
  readonly sent: readonly Sent[];
}

/** The host of Node on idle pools. The test file has to mock piscina. */
export function watchedNodeHost(threads: number): WatchedHost {
  IdlePool.pools.length = 0;
  IdlePool.sent = [];
  return {
    host: createNodeHost({ worker: new URL('file:///worker.js'), threads }),
    sent: IdlePool.sent,
  };
}

/** A worker that does nothing. */
class IdleWorker implements WorkerLike {
  readonly posted: WorkerTask[] = [];
  isTerminated = false;
  #onMessage: (event: { readonly data: WorkerMessage }) => void = () => {};
  #onError: (event: { readonly message?: string }) => void = () => {};

  addEventListener(type: 'message' | 'error', listener: (event: never) => void): void {
    if (type === 'message') this.#onMessage = listener as never;
    else this.#onError = listener as never;
  }

  postMessage(message: WorkerTask): void {
    this.posted.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Sends a message to the page. */
  emit(data: WorkerMessage): void {
    this.#onMessage({ data });
  }

  /** Breaks the worker's script. */
  break(message?: string): void {
    this.#onError(message === undefined ? {} : { message });
  }
}

interface WatchedPage extends WatchedHost {
  readonly workers: readonly IdleWorker[];
}

/**
 * The host of a page with idle workers.
 * @param processors as many as the machine has; a page that is not isolated uses one of them only.
 */
export function watchedPage(processors: number, crossOriginIsolated: boolean): WatchedPage {
  const workers: IdleWorker[] = [];
  const sent: Sent[] = [];
  const spawn = () => {
    const worker = new IdleWorker();
    worker.postMessage = (message) => {
      worker.posted.push(message);
      const { id, stopFlag, ...work } = message;
      sent.push({
        work,
        isStopped: () => isSet(stopFlag),
        reply: (reply) => worker.emit({ id, type: 'reply', reply }),
        fail: (message) => worker.emit({ id, type: 'crash', message }),
      });
    };
    workers.push(worker);
    return worker;
  };
  const globals = { crossOriginIsolated, navigator: { hardwareConcurrency: processors } };
  const before = Object.entries(globals).map(([name, value]) => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true });
    return [name, descriptor] as const;
  });
  try {
    return { host: createBrowserHost(spawn), sent, workers };
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  }
}

/** Records the result of a promise, so that a test also sees that there is none yet. */
export function watch<Value>(promise: Promise<Value>): { value?: Value; error?: unknown } {
  const seen: { value?: Value; error?: unknown } = {};
  promise.then(
    (value) => Object.assign(seen, { value }),
    (error: unknown) => Object.assign(seen, { error }),
  );
  return seen;
}
