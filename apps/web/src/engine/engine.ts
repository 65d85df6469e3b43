import workerUrl from 'virtual:engine-worker-url';
import type { EngineHost } from '@tahoun/engine';
import { createBrowserHost } from '@tahoun/engine/browser';

/** An engine in a worker of its own. */
export function newEngine(): EngineHost {
  return createBrowserHost(() => new Worker(workerUrl, { type: 'module' }));
}

/** The same, which starts when it is first asked. */
function engineOnDemand(): () => EngineHost {
  let host: EngineHost | undefined;
  return () => {
    host ??= newEngine();
    return host;
  };
}

/** Plays the games of the page. */
export const gameEngine = engineOnDemand();

/** For the Lab and the review, apart from the game's, so that neither waits for the other. */
export const analysisEngine = engineOnDemand();

/** For questions of the user while the other one is at a long search. */
export const secondEngine = engineOnDemand();
