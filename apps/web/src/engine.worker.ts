import { serveEngine } from '@tahoun/engine/browser-worker';

serveEngine(self);
