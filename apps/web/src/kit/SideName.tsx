import { artistOf } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { wordsOf } from './preferences.js';

interface SideNameProps {
  readonly game: string;
  readonly side: Side;
}

/** The name of a side: in its own colour, or beside a sign in the colour of its pieces. */
export function SideName({ game, side }: SideNameProps) {
  const { name } = wordsOf(game).sides[side];
  const hasSign = artistOf(game).pieceColours !== undefined;
  return (
    <span class={`player-name ${hasSign ? '' : `player-name-${side}`}`}>
      <SideSign game={game} side={side} />
      {name}
    </span>
  );
}

/** A dot in the colour of a side's pieces; nothing in games without such colours. */
export function SideSign({ game, side }: SideNameProps) {
  const { pieceColours } = artistOf(game);
  if (pieceColours === undefined) return null;
  return <span class="side-sign" style={{ background: pieceColours[side] }} aria-hidden="true" />;
}
