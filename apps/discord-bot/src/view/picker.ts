import { type TargetArea, inputsFrom } from '@tahoun/board';
import { type Game, type Position, legalMoves } from '@tahoun/core';
import type { GameTexts } from '@tahoun/i18n';
import { MAX_OPTIONS } from './message.js';

/** One entry of a select: its target, and its label. */
interface PickOption {
  readonly target: string;
  readonly label: string;
}

/** The next options, and the move that the targets picked so far already make; null for none. */
export interface Step {
  readonly move: string | null;
  readonly options: readonly PickOption[];
}

const byName = new Intl.Collator('en', { numeric: true });

/**
 * The next step of picking a move.
 * @param areas those of the drawing with the same targets picked: their labels name the options.
 * @returns neither move nor options when the targets begin no legal move.
 */
export function stepAfter(
  game: Game,
  position: Position,
  picked: readonly string[],
  areas: readonly TargetArea[],
  texts: GameTexts,
): Step {
  const inputs = inputsFrom(game, position, legalMoves(position), picked);
  const complete = inputs.find(({ targets }) => targets.length === picked.length);
  const next = new Set<string>();
  for (const { targets } of inputs) {
    const target = targets[picked.length];
    if (target !== undefined) next.add(target);
  }
  return {
    move: complete === undefined ? null : game.formatMove(position, complete.move),
    options: [...next].sort(byName.compare).map((target) => ({
      target,
      label: labelOf(target, picked, areas, texts),
    })),
  };
}

/** The label of a target in the drawing, alone or together with the targets picked before it. */
function labelOf(
  target: string,
  picked: readonly string[],
  areas: readonly TargetArea[],
  texts: GameTexts,
): string {
  const chain = [...picked, target];
  const area = areas.find(
    ({ targets }) =>
      targets.at(-1) === target && targets.every((t, i) => t === chain[chain.length - targets.length + i]),
  );
  const name = area && texts.labels[area.label.key]?.(area.label.params);
  return name ?? target;
}

/**
 * Options in groups that a select can hold: those of one file or column together where that fits, else
 * equal parts. One group when they all fit anyway.
 */
export function groupsOf(options: readonly PickOption[]): readonly (readonly PickOption[])[] {
  if (options.length <= MAX_OPTIONS) return [options];
  const files = new Map<string, PickOption[]>();
  for (const option of options) {
    const file = option.target.charAt(0);
    files.set(file, [...(files.get(file) ?? []), option]);
  }
  const groups = [...files.values()];
  const fits = groups.length <= MAX_OPTIONS && groups.every((group) => group.length <= MAX_OPTIONS);
  return fits ? groups : parts(options, Math.ceil(options.length / MAX_OPTIONS));
}

function parts(options: readonly PickOption[], count: number): PickOption[][] {
  const size = Math.ceil(options.length / count);
  return Array.from({ length: count }, (_, i) => options.slice(i * size, (i + 1) * size));
}
