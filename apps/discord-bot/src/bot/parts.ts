import type { EngineHost } from '@tahoun/engine';
import type { NodeEngineHost } from '@tahoun/engine/node';
import type { MessageSyncParts } from '../game/message-sync.js';

/** Time limits of the bot. */
export interface Timing {
  /** Milliseconds that a challenge waits for its answer. */
  readonly challengeMs: number;
  /** Milliseconds between two moves of a watched game. */
  readonly paceMs: number;
  /** Longest search for one move, in milliseconds. */
  readonly thinkMs: number;
}

/** The parts that a bot is assembled from. */
export interface Parts extends MessageSyncParts {
  readonly applicationId: string;
  readonly engine: EngineHost & Pick<NodeEngineHost, 'file'>;
  readonly timing: Timing;
}
