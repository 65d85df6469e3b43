export { durableLive } from './durable-live.js';
export { LiveObject } from './live-object.js';
export type { GamesNamespace } from './messages.js';
export type { Migration, ObjectStorage } from './open-durable.js';
