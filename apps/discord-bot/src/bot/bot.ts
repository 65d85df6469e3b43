import { MessageSync } from '../game/message-sync.js';
import type { Parts } from './parts.js';
import { Scheduler } from './scheduler.js';

/** Everything that an answer needs. */
export interface Bot extends Parts {
  readonly messageSync: MessageSync;
  readonly scheduler: Scheduler;
  now(): number;
}

/** Assembles a bot. The caller starts its scheduler. */
export function assembleBot(parts: Parts): Bot {
  const messageSync = new MessageSync(parts);
  const scheduler = new Scheduler({ ...parts, messageSync });
  return { ...parts, messageSync, scheduler, now: () => parts.store.now() };
}
