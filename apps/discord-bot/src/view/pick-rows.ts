import { type Language, discordTexts, moveWords } from '@tahoun/i18n';
import type { APIComponentInContainer } from 'discord-api-types/v10';
import { formatCustomId } from '../interaction/custom-id.js';
import { button, row, select } from './message.js';
import { type Step, groupsOf } from './picker.js';

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

/** The selects that lead to a move, step by step. */
export function pickRows(
  board: Pickable,
  { language, picked = [], group }: Picking,
  step: Step,
): APIComponentInContainer[] {
  const texts = discordTexts(language);
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
