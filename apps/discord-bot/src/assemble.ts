import { availableParallelism } from 'node:os';
import type { EngineHost } from '@tahoun/engine';
import type { Bot } from './bot.js';
import type { Discord } from './discord/port.js';
import { Clerk } from './game/clerk.js';
import { Presenter } from './game/presenter.js';
import type { Log, Manners } from './manners.js';
import type { Store } from './store/store.js';
import type { Painter } from './view/painter.js';

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

/** Games that the clerk works on at a time, for each processor: one is being thought about, others are drawn. */
const GAMES_PER_PROCESSOR = 4;

/** Puts a bot together. Its clerk has yet to be started. */
export function assembleBot(parts: Parts): Bot {
  const presenter = new Presenter(parts);
  const concurrency = GAMES_PER_PROCESSOR * availableParallelism();
  const clerk = new Clerk({ ...parts, presenter, concurrency });
  return { ...parts, presenter, clerk, now: () => parts.store.now() };
}
