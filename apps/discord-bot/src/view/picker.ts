import { type TargetArea, inputsFrom } from '@tahoun/board';
import { type Game, type Position, legalMoves } from '@tahoun/core';
import { type GameTexts, type Language, discordTexts, gameTexts, moveWords } from '@tahoun/i18n';
import type { Snapshot } from '@tahoun/match';
import type { APIComponentInContainer } from 'discord-api-types/v10';
import { formatCustomId } from './custom-id.js';
import { MAX_OPTIONS, button, row, select } from './message.js';

/** The board on which a person picks a move: that of a game, or with the prefix `try-` that of a problem. */
interface Pickable {
  readonly id: string;
  /** Moves played. */
  readonly shown: number;
  /** Id of the board game. */
  readonly game: string;
  readonly prefix: '' | 'try-';
}

/** The progress of picking. */
interface Picking {
  readonly language: Language;
  /** Targets picked so far. */
  readonly picked?: readonly string[] | undefined;
  /** The open group of options, where there are too many for one select. */
  readonly group?: number | undefined;
}

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
 * The selects that lead to a move, step by step.
 * @param areas those of the drawing with the same targets picked: their labels name the options.
 */
export function pickRows(
  board: Pickable,
  { game, position }: Snapshot,
  areas: readonly TargetArea[],
  { language, picked = [], group }: Picking,
): APIComponentInContainer[] {
  const texts = discordTexts(language);
  const step = stepAfter(game, position, picked, areas, gameTexts(language, board.game));
  const id = (action: 'pick' | 'back' | 'play', argument: string) =>
    formatCustomId({ game: board.id, shown: board.shown, action: `${board.prefix}${action}`, argument });
  const chain = picked.join(',');
  const rows: APIComponentInContainer[] = [];
  if (step.options.length > 0) {
    const groups = groupsOf(step.options);
    const open = groups.length === 1 ? 0 : group;
    if (groups.length > 1) {
      const options = groups.map((each, i) => ({
        label: `${each[0]?.target} … ${each.at(-1)?.target}`,
        value: String(i),
        default: i === open,
      }));
      rows.push(row(select(id('pick', `${chain}/`), texts.pickGroup, options)));
    }
    const shown = open === undefined ? undefined : groups[open];
    if (shown !== undefined) {
      const placeholder = picked.length === 0 ? texts.pickFirst : texts.pickNext(picked.join(' '));
      const options = shown.map(({ target, label }) => ({ label, value: target }));
      rows.push(row(select(id('pick', chain), placeholder, options)));
    }
  }
  if (picked.length > 0) {
    const back = button(id('back', ''), texts.buttons.back);
    const move = moveWords(language, board.game, step.move ?? '');
    const play = button(id('play', chain), texts.confirm(move).replaceAll('*', ''), 'success');
    rows.push(step.move === null ? row(back) : row(play, back));
  }
  return rows;
}

/** The next step of picking a move; neither move nor options when the targets begin no legal move. */
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
