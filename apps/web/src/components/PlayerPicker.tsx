import {
  LEVELS,
  OWN_FORMS,
  PLAYER_FORMS,
  type PlayerForm,
  type PlayerNumber,
  formatPlayer,
  isPlayerForm,
  numbersOf,
  parsePlayer,
  splitPlayer,
} from '@tahoun/engine';
import { words, wordsOf } from '../preferences.js';
import { useFetched } from './hooks.js';
import type { PlayerDetailsProps } from './PlayerDetails.js';

interface PlayerPickerProps {
  readonly id: string;
  /** Id of the game that is played. */
  readonly game: string;
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (spec: string) => void;
}

/** The players below the levels that are not our own. */
const TEXTBOOK = Object.keys(PLAYER_FORMS).filter(
  (form): form is PlayerForm => form !== 'level' && !OWN_FORMS.includes(form as PlayerForm),
);

/**
 * Chooses who plays a side: a person, a level, or one of the engine's players with its numbers and constants;
 * from a saved match also others.
 */
export function PlayerPicker({ id, game, label, value, onChange }: PlayerPickerProps) {
  const texts = words.value;
  const { names } = texts.players;
  const { sourcePlayer, sourcePlayerNote } = wordsOf(game);
  const spec = parsePlayer(value);
  const parameters = spec.kind === 'computer' ? spec.ask.parameters : undefined;
  const { form, numbers } = splitPlayer(value);
  const isLevel = form === 'level';
  const isForm = isPlayerForm(form) && !isLevel;
  const offersSource = sourcePlayer !== undefined;
  const group = (title: string, forms: readonly PlayerForm[]) => (
    <optgroup label={title}>
      {forms.map(
        (each) =>
          (each !== 'source' || offersSource) && (
            <option key={each} value={each}>
              {each === 'source' ? sourcePlayer : names[each]}
            </option>
          ),
      )}
    </optgroup>
  );
  // A source's own search has no depth to choose.
  const numbersHere = (each: PlayerForm) =>
    each === 'source' && sourcePlayerNote !== undefined ? [] : numbersOf(each);
  const change = (next: string) => {
    onChange(isPlayerForm(next) ? formatPlayer(next, firstNumbers(numbersHere(next), value)) : next);
  };
  const choice = isForm ? form : value;
  const isOffered = isLevel ? value === `level:${numbers[0]}` : form !== 'source' || offersSource;
  return (
    <div class="player-picker">
      <select
        id={id}
        aria-label={label}
        aria-describedby={isForm ? `${id}-notes` : undefined}
        value={choice}
        onChange={(event) => change(event.currentTarget.value)}
      >
        <option value="human">{texts.human}</option>
        {LEVELS.map((level) => (
          <option key={level} value={`level:${level}`}>
            {`${level} · ${texts.levelNames[level - 1]}`}
          </option>
        ))}
        {group(texts.textbook, TEXTBOOK)}
        {group(texts.ownSearches, OWN_FORMS)}
        {!isOffered && <option value={choice}>{choice}</option>}
      </select>
      {isForm && (
        <Details
          id={`${id}-notes`}
          game={game}
          label={label}
          form={form}
          accepted={numbersHere(form)}
          numbers={numbers}
          parameters={parameters ?? {}}
          onChange={onChange}
        />
      )}
    </div>
  );
}

/** The numbers of a chosen player and what it does, fetched when one is chosen. */
function Details(props: PlayerDetailsProps) {
  const PlayerDetails = useFetched(loadDetails, () => undefined);
  return PlayerDetails === null ? null : <PlayerDetails {...props} />;
}

const loadDetails = async () => (await import('./PlayerDetails.js')).PlayerDetails;

/** What a player begins with: numbers that the one before had stay, where a menu has them. */
function firstNumbers(wanted: readonly PlayerNumber[], before: string): readonly number[] {
  const old = splitPlayer(before);
  const oldFields = isPlayerForm(old.form) ? numbersOf(old.form).map(({ field }) => field) : [];
  return wanted.map(({ field, offered, usual }) => {
    const kept = old.numbers[oldFields.indexOf(field)];
    return kept === undefined ? usual : Math.min(kept, Math.max(...offered));
  });
}
