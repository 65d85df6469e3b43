import type { EngineHost } from '@tahoun/engine';
import type { Log, Store } from '@tahoun/live/store';
import { SPARE_PROCESSORS, type Timing } from './config.js';
import type { Discord } from './discord/port.js';
import { MessageSync } from './game/message-sync.js';
import { Scheduler } from './game/scheduler.js';
import type { Painter } from './view/painter.js';

/** Everything that an answer needs. */
export interface Bot {
  readonly applicationId: string;
  readonly store: Store;
  readonly engine: EngineHost;
  readonly painter: Painter;
  readonly discord: Discord;
  readonly messageSync: MessageSync;
  readonly scheduler: Scheduler;
  readonly timing: Timing;
  /** Address of the web page, where the games can be played as well; undefined without one. */
  readonly webUrl?: string | undefined;
  readonly log: Log;
  now(): number;
}

/** The parts that a bot is assembled from. */
export interface Parts {
  readonly applicationId: string;
  readonly store: Store;
  readonly engine: EngineHost;
  readonly painter: Painter;
  readonly discord: Discord;
  readonly timing: Timing;
  /** Address of the web page, which has the same database; without it, boards have no link. */
  readonly webUrl?: string | undefined;
  readonly log: Log;
}

/** Games that the scheduler works on at the same time: some are being searched, others drawn. */
const GAMES_AT_WORK = 8 * SPARE_PROCESSORS;

/** Assembles a bot. The caller starts its scheduler. */
export function assembleBot(parts: Parts): Bot {
  const messageSync = new MessageSync(parts);
  const scheduler = new Scheduler({ ...parts, messageSync, concurrency: GAMES_AT_WORK });
  return { ...parts, messageSync, scheduler, now: () => parts.store.now() };
}
