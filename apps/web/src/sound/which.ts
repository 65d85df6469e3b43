import { takenPieces } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import type { Snapshot } from '@tahoun/match';

/** `warning`: the side to move has to answer a check, an atari, a capture that is compulsory. */
export type Sound = 'move' | 'capture' | 'warning' | 'end';

/** What of the match decides whether something is heard. */
export interface Heard {
  /** Of the match. */
  readonly id: string;
  readonly cursor: number;
  readonly isOver: boolean;
}

/** What is heard of a change: the end of the game, or one move forward; undefined for any other. */
export function soundOf(before: Heard, now: Heard, snapshot: Snapshot, start: string): Sound | undefined {
  if (now.id !== before.id) return undefined;
  if (now.isOver && !before.isOver) return 'end';
  return now.cursor === before.cursor + 1 ? soundOfMove(snapshot, start) : undefined;
}

function soundOfMove({ game, position, moves }: Snapshot, start: string): Sound {
  if (position.threats?.mustRespond()) return 'warning';
  const { pieces } = artistOf(game.id);
  if (pieces === undefined) return 'move';
  const [taken, earlier] = [moves, moves.slice(0, -1)].map((played) => {
    const losses = takenPieces(pieces, game.parsePosition(start), played);
    return losses.flatMap(Object.values).reduce((sum: number, count: number) => sum + count, 0);
  });
  return taken === earlier ? 'move' : 'capture';
}
