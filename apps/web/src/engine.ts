import workerUrl from 'virtual:engine-worker-url';
import type { EngineHost } from '@tahoun/engine';
import { createBrowserHost } from '@tahoun/engine/browser';

/** The page's engine, in a Web Worker of its own. */
export const engine: EngineHost = createBrowserHost(() => new Worker(workerUrl, { type: 'module' }));
