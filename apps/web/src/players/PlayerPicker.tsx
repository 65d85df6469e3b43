import './players.css';
import { playerFormsOf, playerNumbersOf } from '@tahoun/catalogue';
import {
  LEVELS,
  OWN_FORMS,
  type PlayerForm,
  type PlayerNumber,
  formatPlayer,
  isPlayerForm,
  numbersOf,
  parsePlayer,
  splitPlayer,
} from '@tahoun/engine';
import { useFetched } from '../kit/hooks.js';
import { words, wordsOf } from '../kit/preferences.js';
import { ownPlayerOf, ownPlayers, playerOf } from './own-players.js';
import type { PlayerDetailsProps } from './PlayerDetails.js';

interface PlayerPickerProps {
  readonly id: string;
  /** Id of the game that is played. */
  readonly game: string;
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (spec: string) => void;
  /** Whether people may be chosen too; by default they may. */
  readonly hasPeople?: boolean;
}

/** The players below the levels that are not our own. */
const isTextbook = (form: PlayerForm) => form !== 'level' && !isOwn(form);
const isOwn = (form: PlayerForm) => OWN_FORMS.includes(form);

/**
 * Chooses who plays a side: a person, a level, or one of the engine's players with its numbers and constants;
 * from a saved match also others.
 */
export function PlayerPicker({ id, game, label, value, onChange, hasPeople = true }: PlayerPickerProps) {
  const texts = words.value;
  const { names } = texts.players;
  const { sourcePlayer = names.source } = wordsOf(game);
  const spec = parsePlayer(value);
  const parameters = spec.kind === 'computer' ? spec.ask.parameters : undefined;
  const { form, numbers } = splitPlayer(value);
  const isLevel = form === 'level';
  const isForm = isPlayerForm(form) && !isLevel;
  const forms = playerFormsOf(game);
  const group = (title: string, isMeant: (form: PlayerForm) => boolean) => (
    <optgroup label={title}>
      {forms.filter(isMeant).map((each) => (
        <option key={each} value={each}>
          {each === 'source' ? sourcePlayer : names[each]}
        </option>
      ))}
    </optgroup>
  );
  const change = (next: string) => {
    onChange(
      isPlayerForm(next) ? formatPlayer(next, firstNumbers(playerNumbersOf(game, next), value)) : next,
    );
  };
  const named = ownPlayers(game);
  const own = ownPlayerOf(game, value);
  const choice = own !== undefined ? playerOf(own) : isForm ? form : value;
  const isOffered = isLevel ? value === `level:${numbers[0]}` : !isForm || forms.includes(form);
  return (
    <div class="player-picker">
      <select
        id={id}
        aria-label={label}
        aria-describedby={isForm ? `${id}-notes` : undefined}
        value={choice}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {hasPeople && <option value="human">{texts.you}</option>}
        {LEVELS.map((level) => (
          <option key={level} value={`level:${level}`}>
            {`${level} · ${texts.levelNames[level - 1]}`}
          </option>
        ))}
        {group(texts.textbook, isTextbook)}
        {group(texts.ownSearches, isOwn)}
        {named.length > 0 && (
          <optgroup label={texts.ownEvaluations}>
            {named.map((each) => (
              <option key={each.name} value={playerOf(each)}>
                {each.name}
              </option>
            ))}
          </optgroup>
        )}
        {!isOffered && <option value={choice}>{choice}</option>}
      </select>
      {isForm && (
        <Details
          id={`${id}-notes`}
          game={game}
          label={label}
          form={form}
          accepted={playerNumbersOf(game, form)}
          numbers={numbers}
          parameters={parameters ?? {}}
          onChange={onChange}
        />
      )}
    </div>
  );
}

/** The numbers of a chosen player and its description, fetched when one is chosen. */
function Details(props: PlayerDetailsProps) {
  const PlayerDetails = useFetched(loadDetails);
  return PlayerDetails === null ? null : <PlayerDetails {...props} />;
}

const loadDetails = async () => (await import('./PlayerDetails.js')).PlayerDetails;

/**
 * First numbers of a player: those of the previous player, up to the largest in the menu, else the usual
 * ones.
 */
function firstNumbers(wanted: readonly PlayerNumber[], before: string): readonly number[] {
  const old = splitPlayer(before);
  const oldFields = isPlayerForm(old.form) ? numbersOf(old.form).map(({ field }) => field) : [];
  return wanted.map(({ field, offered, usual }) => {
    const kept = old.numbers[oldFields.indexOf(field)];
    return kept === undefined ? usual : Math.min(kept, Math.max(...offered));
  });
}
