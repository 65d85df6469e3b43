import { OWN_FORMS, type PlayerForm, type PlayerNumber, formatPlayer, numbersOf } from '@tahoun/engine';
import type { ParameterValues } from '@tahoun/eval';
import { formatNumber, playerLines, playerNumbers } from '@tahoun/i18n';
import { Select } from '../kit/fields.js';
import { useFetched } from '../kit/hooks.js';
import { language, words, wordsOf } from '../kit/preferences.js';
import type { GameParameters, ParameterSlidersProps } from './ParameterSliders.js';

export interface PlayerDetailsProps {
  /** Id of the sentence that describes the player. */
  readonly id: string;
  /** Id of the game that is played. */
  readonly game: string;
  /** Names the player. */
  readonly label: string;
  readonly form: PlayerForm;
  /** The numbers that it takes in this game. */
  readonly accepted: readonly PlayerNumber[];
  readonly numbers: readonly number[];
  readonly parameters: ParameterValues;
  readonly onChange: (player: string) => void;
}

/** The numbers and constants of a computer player, and its description. */
export function PlayerDetails(props: PlayerDetailsProps) {
  const { game, label, form, accepted, numbers, parameters, onChange } = props;
  return (
    <>
      {accepted.map((number, index) => (
        <NumberPicker
          key={number.field}
          label={label}
          number={number}
          value={numbers[index]}
          onChange={(next) =>
            onChange(
              formatPlayer(form, next === undefined ? [] : withNumber(numbers, index, next), parameters),
            )
          }
        />
      ))}
      {form === 'source' && (
        <PlayerParameters
          key={game}
          game={game}
          label={label}
          values={parameters}
          onChange={(next) => onChange(formatPlayer(form, numbers, next))}
        />
      )}
      <Notes {...props} />
    </>
  );
}

function withNumber(numbers: readonly number[], index: number, value: number): number[] {
  const changed = [...numbers];
  changed[index] = value;
  return changed;
}

/** Whether a player uses the textbook's evaluation and is the same in every game. */
const isTextbook = (form: PlayerForm) => !['random', 'source', 'level', ...OWN_FORMS].includes(form);

/** Description of a computer player, and its depth in the game's source where that counts otherwise. */
function Notes({ id, game, form, numbers }: PlayerDetailsProps) {
  const { depth: depthWords } = playerNumbers(language.value);
  const { sourceDepth, sourcePlayerNote, textbookNote } = wordsOf(game);
  const depth = numbers[numbersOf(form).findIndex(({ field }) => field === 'depth')];
  const other =
    depth === undefined || sourceDepth === undefined
      ? ''
      : ` ${depthWords.value(formatNumber(language.value, depth))} = ${sourceDepth(depth)}.`;
  return (
    <p class="field-hint" id={id}>
      {(form === 'source' ? sourcePlayerNote : undefined) ?? playerLines(language.value)[form]}
      {other}
      {isTextbook(form) && textbookNote !== undefined && ` ${textbookNote}`}
    </p>
  );
}

interface NumberPickerProps {
  /** Names the player. */
  readonly label: string;
  readonly number: PlayerNumber;
  /** Undefined where the player does without it. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

function NumberPicker({ label, number, value, onChange }: NumberPickerProps) {
  const { names } = words.value.players;
  const numbers = playerNumbers(language.value);
  const texts = numbers[number.field as keyof typeof numbers];
  const isUnusual = value !== undefined && !number.offered.includes(value);
  const offered = [...number.offered, ...(isUnusual ? [value] : [])].map(
    (each) => [String(each), texts.value(formatNumber(language.value, each))] as const,
  );
  return (
    <Select
      aria-label={`${label}: ${texts.label}`}
      value={String(value ?? '')}
      options={number.isOptional ? [['', names.greedy], ...offered] : offered}
      onChange={(next) => onChange(Number(next) || undefined)}
    />
  );
}

/** The constants of the source's player, fetched when such a player is chosen; nothing in games without any. */
function PlayerParameters(props: Omit<ParameterSlidersProps, keyof GameParameters>) {
  const load = async () => {
    const { ParameterSliders: Sliders, loadParameters } = await import('./ParameterSliders.js');
    return { Sliders, ...(await loadParameters(props.game)) };
  };
  // Without a network the sliders stay hidden.
  const loaded = useFetched(load);
  if (loaded === null || loaded.parameters.length === 0) return null;
  const { Sliders, ...known } = loaded;
  return <Sliders {...props} {...known} />;
}
