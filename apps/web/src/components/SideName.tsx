import { artistOf } from '@tahoun/board';
import type { Side } from '@tahoun/core';
import type { GameId } from '@tahoun/games';
import { wordsOf } from '../preferences.js';

interface SideNameProps {
  readonly game: string;
  readonly side: Side;
}

/** The name of a side: in its own colour, or beside a sign in the colour of its pieces. */
export function SideName({ game, side }: SideNameProps) {
  const { pieceColours } = artistOf(game as GameId);
  const { name } = wordsOf(game).sides[side];
  if (pieceColours === undefined) return <span class={`player-name player-name-${side}`}>{name}</span>;
  return (
    <span class="player-name">
      <span class="side-sign" style={{ background: pieceColours[side] }} aria-hidden="true" />
      {name}
    </span>
  );
}
