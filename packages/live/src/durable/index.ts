export { type GamesNamespace, durableLive } from './durable-live.js';
export { LiveObject } from './live-object.js';
export type { Migration, ObjectStorage } from './open-durable.js';
