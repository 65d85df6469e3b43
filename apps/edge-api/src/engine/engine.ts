import type { NodeEngineHost } from '@tahoun/engine';

/** The searches of a platform. Where they wait for each other, too many are refused (`WorkRefused`). */
export interface Engine
  extends Pick<NodeEngineHost, 'bestMove' | 'solve' | 'writtenTree' | 'writtenMoves' | 'file'>,
    Partial<Pick<NodeEngineHost, 'admit'>> {}
