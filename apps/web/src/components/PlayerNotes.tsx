import { type PlayerForm, numbersOf } from '@tahoun/engine';
import { formatNumber, playerLines } from '@tahoun/i18n';
import { language, words, wordsOf } from '../preferences.js';

export interface PlayerNotesProps {
  readonly id: string;
  /** Id of the game that is played. */
  readonly game: string;
  readonly form: PlayerForm;
  readonly numbers: readonly number[];
}

/** What a computer player does, and what the game's source calls its depth where it counts otherwise. */
export function PlayerNotes({ id, game, form, numbers }: PlayerNotesProps) {
  const { depth: depthWords } = words.value.players.numbers;
  const { sourceDepth } = wordsOf(game);
  const depth = numbers[numbersOf(form).findIndex(({ field }) => field === 'depth')];
  const other =
    depth === undefined || sourceDepth === undefined
      ? ''
      : ` ${depthWords.value(formatNumber(language.value, depth))} = ${sourceDepth(depth)}.`;
  return (
    <p class="field-hint player-notes" id={id}>
      {playerLines(language.value)[form]}
      {other}
    </p>
  );
}
