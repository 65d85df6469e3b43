import type { EngineHost } from '@tahoun/engine';
import type { Discord } from './discord/port.js';
import type { Clerk } from './game/clerk.js';
import type { Presenter } from './game/presenter.js';
import type { Log, Manners } from './manners.js';
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
