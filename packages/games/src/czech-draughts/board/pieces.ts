import { type Point, element } from '@tahoun/board';
import type { Side } from '@tahoun/core';

export const PIECE_RADIUS = 23;
/** A king is two discs, this far above and below the middle of its square. */
const STACK = 4;

/** Shades of a side's discs. Rims and crowns contrast with the bodies even without colour. */
interface PieceColours {
  readonly body: string;
  readonly rim: string;
  readonly groove: string;
  readonly crown: string;
}

export const PIECE_COLOURS: readonly [PieceColours, PieceColours] = [
  { body: '#fdf8ec', rim: '#6a5338', groove: '#c3ab86', crown: '#7a3b06' },
  { body: '#2c2725', rim: '#0d0b0a', groove: '#6b625b', crown: '#ffcf4a' },
];

/** A man: one disc with a groove. */
export function man(at: Point, side: Side): string {
  const { groove } = PIECE_COLOURS[side];
  const ring = element('circle', {
    cx: at.x,
    cy: at.y,
    r: PIECE_RADIUS - 8,
    fill: 'none',
    stroke: groove,
    'stroke-width': 2.5,
  });
  return disc(at, side) + ring;
}

/** A king: two discs, the upper one crowned. */
export function king({ x, y }: Point, side: Side): string {
  const top = { x, y: y - STACK };
  return disc({ x, y: y + STACK }, side) + disc(top, side) + crown(top, side);
}

function disc({ x, y }: Point, side: Side): string {
  const { body, rim } = PIECE_COLOURS[side];
  return element('circle', { cx: x, cy: y, r: PIECE_RADIUS, fill: body, stroke: rim, 'stroke-width': 2 });
}

/** Five points over a band, as wide as the disc allows: at a third of this size it is still a crown. */
function crown({ x, y }: Point, side: Side): string {
  const { crown: fill, body } = PIECE_COLOURS[side];
  const points = 'l-4 -17l7 7l4 -12l6 11l6 -11l4 12l7 -7l-4 17z';
  const top = element('path', {
    d: `M${x - 13} ${y + 8}${points}`,
    fill,
    'stroke-linejoin': 'round',
    stroke: fill,
    'stroke-width': 1.5,
  });
  const band = element('path', { d: `M${x - 12} ${y + 4.5}h24`, stroke: body, 'stroke-width': 1.8 });
  return top + band;
}
