import type { BoardStyle, Drawing, Layers, TargetArea } from '@tahoun/board';
import { artistOf } from '@tahoun/catalogue';
import type { Position, Side } from '@tahoun/core';
import type { SetUp, SetUpForm } from '@tahoun/games';

/** Tools besides the pieces of the palette. */
export const MOVE = 'move';
export const TAKE_AWAY = 'take-away';
export type Tool = string;

export function drawSetUp(
  game: string,
  form: SetUpForm,
  setUp: SetUp,
  style: BoardStyle,
  bottom: Side,
  coordinates = true,
): Drawing & { readonly layers: Layers | undefined } {
  const options = { ...style, bottom, coordinates, marks: [], isSetUp: true };
  const position = form.sketch(setUp) as Position;
  const artist = artistOf(game);
  return { ...artist.draw(position, options), layers: artist.layers?.(position, options) };
}

export function targetOf({ targets }: TargetArea): string {
  return targets[0] ?? '';
}

/**
 * The position after choosing a target: the tool's piece is added there, or removed if it is there already.
 */
export function applyTool(form: SetUpForm, setUp: SetUp, tool: Tool, target: string): SetUp {
  const isThere = !form.isStacked && form.pieceOn(setUp, target) === tool;
  return form.put(setUp, target, tool === TAKE_AWAY || isThere ? null : tool);
}

/** A piece moves from one target to another, where it replaces any other piece. */
export function movePiece(form: SetUpForm, setUp: SetUp, from: string, to: string): SetUp {
  const piece = form.pieceOn(setUp, from);
  if (piece === undefined || from === to) return setUp;
  return form.put(form.put(setUp, from, null), to, piece);
}

/** A piece as it looks on the board: a square cut out of a board with no other piece. */
export function pieceIcon(game: string, form: SetUpForm, setUp: SetUp, piece: string, style: BoardStyle) {
  const bare = form.clear(setUp);
  const { areas } = drawSetUp(game, form, bare, style, 0, false);
  const target = form.isHeap ? piece : targetOf(areas[Math.floor(areas.length / 2)] as TargetArea);
  const { content, areas: found } = drawSetUp(game, form, form.put(bare, target, piece), style, 0, false);
  const { x, y, width, height } = found.find((area) => targetOf(area) === target) as TargetArea;
  const side = form.isHeap ? Math.max(width, height) : Math.min(width, height);
  // The lower end of a tall area: there the first piece lies.
  return { viewBox: `${x} ${y + height - (form.isHeap ? height : side)} ${side} ${side}`, content };
}
