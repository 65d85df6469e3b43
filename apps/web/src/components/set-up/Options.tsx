import type { Game, Side } from '@tahoun/core';
import type { SetUp, SetUpForm } from '@tahoun/games';
import { setUpGameTexts, setUpTexts } from '@tahoun/i18n';
import { language } from '../../preferences.js';
import { SideName } from '../SideName.js';

interface OptionsProps {
  readonly game: Game;
  readonly form: SetUpForm;
  readonly setUp: SetUp;
  readonly onChange: (setUp: SetUp) => void;
}

/** Whose turn it is, and what else the board does not show. */
export function Options({ game, form, setUp, onChange }: OptionsProps) {
  const texts = setUpGameTexts(language.value, game.id);
  const choose = (id: string, value: string) =>
    onChange({ ...setUp, options: { ...setUp.options, [id]: value } });
  return (
    <div class="set-up-options">
      <fieldset class="set-up-turn">
        <legend>{setUpTexts(language.value).turn}</legend>
        {([0, 1] as const).map((side: Side) => (
          <label key={side}>
            <input
              type="radio"
              name="set-up-turn"
              checked={setUp.turn === side}
              onChange={() => onChange({ ...setUp, turn: side })}
            />
            <SideName game={game.id} side={side} />
          </label>
        ))}
      </fieldset>
      {form.options(setUp).map(({ id, values }) => {
        const [no, yes] = values as [string, string];
        const text = texts.options[id];
        // What was chosen may be gone with a piece that was moved.
        const chosen = values.find((value) => value === setUp.options[id]) ?? no;
        return values.length === 2 ? (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen === yes}
              onChange={(event) => choose(id, event.currentTarget.checked ? yes : no)}
            />
            {text?.value(yes) ?? id}
          </label>
        ) : (
          <label key={id}>
            {text?.label ?? id}
            <select value={chosen} onChange={(event) => choose(id, event.currentTarget.value)}>
              {values.map((value) => (
                <option key={value} value={value}>
                  {text?.value(value) ?? value}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}
