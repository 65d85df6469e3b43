import type { Hit, Way } from '@tahoun/board';

/** Picking a move place by place, as lists of targets. */

/** The ways of picking a legal move that begin with the targets. */
export type WaysAfter = (targets: readonly string[]) => readonly Way[];

/**
 * The targets after another place was chosen: it goes on from those picked before, or is the last of them again and
 * drops it, or replaces as few of them as it can. Undefined where no move goes there.
 */
export function afterPick(
  before: readonly string[],
  { targets }: Pick<Hit, 'targets'>,
  waysAfter: WaysAfter,
): readonly string[] | undefined {
  const isAgain = `${before.slice(-targets.length)}` === `${targets}`;
  for (let length = before.length; length >= 0; length--) {
    const chain = [...before.slice(0, length), ...targets];
    if (waysAfter(chain).length > 0) return chain;
    if (isAgain) return before.slice(0, -targets.length);
  }
  return undefined;
}

/** Whether dragging from targets picks them: a longer move begins there, and none ends there. */
export function isDragged(targets: readonly string[], ways: readonly Way[]): boolean {
  return ways.length > 0 && ways.every((way) => way.targets.length > targets.length);
}

/**
 * How the places may be written as a move that the game can read: with and without a dash between them, and at last
 * only the first and the last.
 */
export function writtenMoves(chain: readonly string[]): readonly string[] {
  return [chain.join('-'), chain.join(''), `${chain[0]}-${chain.at(-1)}`];
}
