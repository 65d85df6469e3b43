import workerUrl from 'virtual:engine-worker-url';
import type { EngineHost } from '@tahoun/engine';
import { createBrowserHost } from '@tahoun/engine/browser';

let host: EngineHost | undefined;

/** A worker for the Lab and the review, apart from the game's, so that neither waits for the other. It starts when it is first asked. */
export function analysisEngine(): EngineHost {
  host ??= createBrowserHost(() => new Worker(workerUrl, { type: 'module' }));
  return host;
}
