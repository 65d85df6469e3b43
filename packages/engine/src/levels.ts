import { type Level, kitOf } from '@tahoun/eval';
import type { GameId } from '@tahoun/games';

/** Most moves that a level's search makes. @param level 1 to `MAX_LEVEL` */
export function levelNodes(game: GameId, level: number): number {
  return (kitOf(game).levels[level - 1] as Level).nodes;
}
