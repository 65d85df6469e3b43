import type { EngineHost } from '@tahoun/engine';
import type { NodeEngineHost } from '@tahoun/engine/node';
import type { Log, Store } from '@tahoun/live/store';
import type { Timing } from './config.js';
import type { Discord } from './discord/port.js';
import type { Painter } from './view/painter.js';

/** The parts that a bot is assembled from. */
export interface Parts {
  readonly applicationId: string;
  readonly store: Store;
  readonly engine: EngineHost & Pick<NodeEngineHost, 'file'>;
  readonly painter: Painter;
  readonly discord: Discord;
  readonly timing: Timing;
  /** Address of the web page, which has the same database; undefined where boards get no link. */
  readonly webUrl?: string | undefined;
  readonly log: Log;
}
