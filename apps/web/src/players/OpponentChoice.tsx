import { artistOf } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { LEVELS, formatPlayer, splitPlayer } from '@tahoun/engine';
import { newGameTexts } from '@tahoun/i18n';
import { Radio } from '../kit/fields.js';
import { language, words, wordsOf } from '../kit/preferences.js';
import { playerName } from './player-name.js';

/** The side that the only person plays, or a random one. */
export type SeatChoice = Side | 'lot';

interface OpponentChoiceProps {
  readonly game: string;
  readonly players: readonly [string, string];
  /** The player against the person; undefined where two people or two computers play. */
  readonly opponent: string | undefined;
  readonly seat: SeatChoice | undefined;
  readonly onOpponent: (player: string) => void;
  readonly onSeat: (seat: SeatChoice) => void;
}

/** Chooses the strength of the computer and the side of the person. */
export function OpponentChoice(props: OpponentChoiceProps) {
  const { game, players, opponent, seat, onOpponent, onSeat } = props;
  const texts = newGameTexts(language.value);
  const { levelNames } = words.value;
  const { form, numbers } = splitPlayer(opponent ?? '');
  const level = form === 'level' ? numbers[0] : undefined;
  const [first, second] = artistOf(game).pieceColours ?? ['var(--side0)', 'var(--side1)'];
  const other = opponent === undefined ? whoPlay(players) : playerName(game, opponent);
  const fills = { 0: first, lot: `linear-gradient(90deg, ${first} 50%, ${second} 50%)`, 1: second };
  return (
    <>
      <fieldset class="chips">
        <legend>{texts.strength}</legend>
        {LEVELS.map((each) => (
          <Radio
            look="chip"
            key={each}
            group="strength"
            label={`${each} · ${levelNames[each - 1]}`}
            checked={each === level}
            onChoose={() => onOpponent(formatPlayer('level', [each]))}
          >
            {each}
          </Radio>
        ))}
        <p class="field-hint" aria-live="polite">
          {level === undefined ? (
            other
          ) : (
            <>
              <strong>{levelNames[level - 1]}.</strong> {texts.levels[level - 1]}
            </>
          )}
        </p>
      </fieldset>
      <fieldset class="chips seats">
        <legend>{texts.youPlay}</legend>
        {([0, 'lot', 1] as const).map((each) => {
          const name = each === 'lot' ? texts.byLot : wordsOf(game).sides[each].name;
          return (
            <Radio
              key={each}
              look="chip"
              group="seat"
              label={name}
              checked={each === seat}
              onChoose={() => onSeat(each)}
            >
              <span class="side-sign" style={{ background: fills[each] }} aria-hidden="true" />
              {name}
            </Radio>
          );
        })}
      </fieldset>
    </>
  );
}

/** Of two people or two computers. */
function whoPlay([first]: readonly [string, string]): string {
  const { twoComputers, twoPeople } = newGameTexts(language.value);
  return first === 'human' ? twoPeople : twoComputers;
}
