import type { EngineHost } from '@tahoun/engine';
import type { Discord } from './discord/port.js';
import type { Clerk } from './game/clerk.js';
import type { Presenter } from './game/presenter.js';
import type { Store } from './store/store.js';
import type { Painter } from './view/painter.js';

/** How the bot behaves; `config.ts` reads it from the environment. */
export interface Manners {
  /** How long a challenge waits for its answer, in milliseconds. */
  readonly challengeMs: number;
  /** Between two moves of a watched game, in milliseconds. */
  readonly paceMs: number;
  /** Longest thought about one move, in milliseconds. */
  readonly thinkMs: number;
}

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

/** @param error what went wrong, with its stack. */
export type Log = (message: string, error?: unknown) => void;
