import type { EngineHost } from '@tahoun/engine';
import { type Log, type Manners, SPARE_PROCESSORS } from './config.js';
import type { Discord } from './discord/port.js';
import { Presenter } from './game/message-sync.js';
import { Clerk } from './game/scheduler.js';
import type { Store } from './store/store.js';
import type { Painter } from './view/painter.js';

/** Everything that answering takes. */
export interface Bot {
  readonly applicationId: string;
  readonly store: Store;
  readonly engine: EngineHost;
  readonly painter: Painter;
  readonly discord: Discord;
  readonly presenter: Presenter;
  readonly clerk: Clerk;
  readonly manners: Manners;
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
  readonly manners: Manners;
  readonly log: Log;
}

/** Games that the clerk works on at a time: some are thought about, others are shown. */
const GAMES_AT_WORK = 8 * SPARE_PROCESSORS;

/** Puts a bot together. Its clerk has yet to be started. */
export function assembleBot(parts: Parts): Bot {
  const presenter = new Presenter(parts);
  const clerk = new Clerk({ ...parts, presenter, concurrency: GAMES_AT_WORK });
  return { ...parts, presenter, clerk, now: () => parts.store.now() };
}
