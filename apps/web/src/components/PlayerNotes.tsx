import { OWN_FORMS, type PlayerForm, numbersOf } from '@tahoun/engine';
import { formatNumber, playerLines } from '@tahoun/i18n';
import { language, words, wordsOf } from '../preferences.js';

export interface PlayerNotesProps {
  readonly id: string;
  /** Id of the game that is played. */
  readonly game: string;
  readonly form: PlayerForm;
  readonly numbers: readonly number[];
}

/** Whether a player asks the textbook's evaluation and is the same in every game. */
const isTextbook = (form: PlayerForm) => !['random', 'source', 'level', ...OWN_FORMS].includes(form);

/** What a computer player does, and what the game's source calls its depth where it counts otherwise. */
export function PlayerNotes({ id, game, form, numbers }: PlayerNotesProps) {
  const { depth: depthWords } = words.value.players.numbers;
  const { sourceDepth, sourcePlayerNote, textbookNote } = wordsOf(game);
  const depth = numbers[numbersOf(form).findIndex(({ field }) => field === 'depth')];
  const other =
    depth === undefined || sourceDepth === undefined
      ? ''
      : ` ${depthWords.value(formatNumber(language.value, depth))} = ${sourceDepth(depth)}.`;
  return (
    <p class="field-hint player-notes" id={id}>
      {(form === 'source' ? sourcePlayerNote : undefined) ?? playerLines(language.value)[form]}
      {other}
      {isTextbook(form) && textbookNote !== undefined && ` ${textbookNote}`}
    </p>
  );
}
