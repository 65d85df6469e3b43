import type { Drawing, MoveInput, TargetArea } from '@tahoun/board';
import type { Move } from '@tahoun/core';

/** The areas of a board: their places, and the choice among them. */

interface IndexedArea {
  readonly area: TargetArea;
  readonly index: number;
}

export function rowsOf(areas: readonly TargetArea[]): IndexedArea[][] {
  const rows = new Map<number, IndexedArea[]>();
  for (const [index, area] of areas.entries()) {
    const row = rows.get(area.row);
    if (row === undefined) rows.set(area.row, [{ area, index }]);
    else row.push({ area, index });
  }
  return [...rows.values()];
}

/** The area that the keyboard is at, and its middle in fractions of the drawing. */
export interface ActiveTarget {
  readonly area: TargetArea;
  readonly x: number;
  readonly y: number;
}

export function middleOf({ x, y, width, height }: TargetArea, drawing: Pick<Drawing, 'width' | 'height'>) {
  return { x: (x + width / 2) / drawing.width, y: (y + height / 2) / drawing.height };
}

/** The index of the nearest area, the first of several; -1 where none is at a finite distance. */
function nearest(areas: readonly TargetArea[], distanceOf: (area: TargetArea) => number): number {
  const distances = areas.map(distanceOf);
  const least = Math.min(...distances);
  return least < Number.POSITIVE_INFINITY ? distances.indexOf(least) : -1;
}

/** The index of the area in the drawing; in another drawing, that of the nearest area. */
export function indexOf({ area, x, y }: ActiveTarget, drawing: Drawing): number {
  const { areas } = drawing;
  return nearest(areas, (other) => {
    const middle = middleOf(other, drawing);
    return other === area ? -1 : Math.hypot(middle.x - x, middle.y - y);
  });
}

/**
 * The area at a point of the drawing. Areas may overlap (lines that cross): then it is the one whose
 * middle, across its narrow side, is nearest.
 */
export function areaAt(areas: readonly TargetArea[], atX: number, atY: number): TargetArea | null {
  const index = nearest(areas, ({ x, y, width, height }) => {
    const [dx, dy] = [Math.abs(atX - x - width / 2), Math.abs(atY - y - height / 2)];
    if (dx > width / 2 || dy > height / 2) return Number.POSITIVE_INFINITY;
    return width < height ? dx : dy;
  });
  return areas[index] ?? null;
}

/** Whether an area is in the direction of an arrow key, seen from another. */
const DIRECTIONS: Readonly<Record<string, (area: TargetArea, from: TargetArea) => boolean>> = {
  ArrowLeft: (area, from) => area.row === from.row && area.column < from.column,
  ArrowRight: (area, from) => area.row === from.row && area.column > from.column,
  ArrowUp: (area, from) => area.row < from.row,
  ArrowDown: (area, from) => area.row > from.row,
};

/**
 * The target of an arrow key: the index of the next area in that direction, -1 at the edge; undefined for
 * another key.
 */
export function neighbour(areas: readonly TargetArea[], from: TargetArea, key: string): number | undefined {
  const isThere = DIRECTIONS[key];
  return (
    isThere &&
    nearest(areas, (area) =>
      // The next row is nearer than any area of the one after.
      isThere(area, from)
        ? 100 * Math.abs(area.row - from.row) + Math.abs(area.column - from.column)
        : Number.POSITIVE_INFINITY,
    )
  );
}

/** Picking a move target by target, as lists of targets. */

/** The inputs of a legal move that begin with the targets. */
type InputsAfter = (targets: readonly string[]) => readonly MoveInput[];

/**
 * The targets after another target was chosen: it goes on from those picked before, or is the last of them again and
 * drops it, or replaces as few of them as it can. Undefined where no move goes there.
 */
export function afterPick(
  before: readonly string[],
  { targets }: Pick<TargetArea, 'targets'>,
  inputsAfter: InputsAfter,
): readonly string[] | undefined {
  const isAgain = `${before.slice(-targets.length)}` === `${targets}`;
  for (let length = before.length; length >= 0; length--) {
    const chain = [...before.slice(0, length), ...targets];
    if (inputsAfter(chain).length > 0) return chain;
    if (isAgain) return before.slice(0, -targets.length);
  }
  return undefined;
}

/** The effect of choosing a place. */
export type Choice =
  /** The move is made; or its place is marked, and it is made when that is chosen again. */
  | { readonly kind: 'play' | 'propose'; readonly move: Move }
  | { readonly kind: 'pick'; readonly chain: readonly string[] }
  /** No move goes there. */
  | { readonly kind: 'refuse' };

/**
 * The effect of choosing a place after others were picked.
 * @param proposed the place that is marked
 * @param confirms a place that is a whole move by itself has to be chosen twice
 */
export function choiceOf(
  picked: readonly string[],
  area: TargetArea,
  inputsAfter: InputsAfter,
  { proposed, confirms }: { readonly proposed: TargetArea | null; readonly confirms: boolean },
): Choice {
  const chain = afterPick(picked, area, inputsAfter);
  if (chain === undefined) return { kind: 'refuse' };
  const whole = inputsAfter(chain).find(({ targets }) => targets.length === chain.length);
  if (whole === undefined) return { kind: 'pick', chain };
  const isMarked = `${proposed?.targets}` === `${area.targets}`;
  return { kind: confirms && chain.length === 1 && !isMarked ? 'propose' : 'play', move: whole.move };
}

/** Whether dragging from targets picks them: a longer move begins there, and none ends there. */
export function isDragged(targets: readonly string[], inputs: readonly MoveInput[]): boolean {
  return inputs.length > 0 && inputs.every((input) => input.targets.length > targets.length);
}

/**
 * Forms of the targets as a move that the game may read: with and without a dash between them, and finally
 * only the first and the last.
 */
export function writtenMoves(chain: readonly string[]): readonly string[] {
  return [chain.join('-'), chain.join(''), `${chain[0]}-${chain.at(-1)}`];
}
