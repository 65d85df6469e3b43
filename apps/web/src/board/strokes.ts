import type { TargetArea } from '@tahoun/board';

/** Arrows and circles that a person draws on the board to think. */

/** A line that the right button draws, or a circle where it ends as it began. */
export interface Stroke {
  readonly from: TargetArea;
  readonly to: TargetArea;
  /** By the keys held: 1 shift or ctrl, 2 alt. */
  readonly colour: number;
}

export interface Drawn {
  readonly done: readonly Stroke[];
  /** The one that is being drawn. */
  readonly current: Stroke | null;
}

export const NO_STROKES: Drawn = { done: [], current: null };

/** The strokes after one more; a finished stroke that was there already is removed. */
export function afterStroke({ done }: Drawn, stroke: Stroke, isDone: boolean): Drawn {
  if (!isDone) return { done, current: stroke };
  const others = done.filter((each) => !isSame(each, stroke));
  return { done: others.length < done.length ? others : [...done, stroke], current: null };
}

function isSame(a: Stroke, b: Stroke): boolean {
  return nameOf(a.from) === nameOf(b.from) && nameOf(a.to) === nameOf(b.to) && a.colour === b.colour;
}

export function nameOf({ targets }: TargetArea): string {
  return targets.join(' ');
}
