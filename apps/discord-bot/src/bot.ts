import type { EngineHost } from '@tahoun/engine';
import { type Log, SPARE_PROCESSORS, type Timing } from './config.js';
import type { Discord } from './discord/port.js';
import { MessageSync } from './game/message-sync.js';
import { Scheduler } from './game/scheduler.js';
import type { Store } from './store/store.js';
import type { Painter } from './view/painter.js';

/** Everything that answering takes. */
export interface Bot {
  readonly applicationId: string;
  readonly store: Store;
  readonly engine: EngineHost;
  readonly painter: Painter;
  readonly discord: Discord;
  readonly messageSync: MessageSync;
  readonly scheduler: Scheduler;
  readonly timing: Timing;
  readonly log: Log;
  now(): number;
}

/** What a bot is put together from. */
export interface Parts {
  readonly applicationId: string;
  readonly store: Store;
  readonly engine: EngineHost;
  readonly painter: Painter;
  readonly discord: Discord;
  readonly timing: Timing;
  readonly log: Log;
}

/** Games that the scheduler works on at a time: some are thought about, others are shown. */
const GAMES_AT_WORK = 8 * SPARE_PROCESSORS;

/** Puts a bot together. Its scheduler has yet to be started. */
export function assembleBot(parts: Parts): Bot {
  const messageSync = new MessageSync(parts);
  const scheduler = new Scheduler({ ...parts, messageSync, concurrency: GAMES_AT_WORK });
  return { ...parts, messageSync, scheduler, now: () => parts.store.now() };
}
