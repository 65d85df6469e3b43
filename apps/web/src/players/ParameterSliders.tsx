import './parameters.css';
import { aiOf, loadGame } from '@tahoun/catalogue';
import { parametersOf, settingsOf, tablesOf } from '@tahoun/engine';
import type { Parameter, ParameterValues, Setting, SquareTable } from '@tahoun/eval';
import { type ParameterTexts, formatNumber, parameterTexts, settingTexts } from '@tahoun/i18n';
import { useId, useState } from 'preact/hooks';
import { queryOf } from '../kit/address.js';
import { Select } from '../kit/fields.js';
import { loadDetails } from '../kit/load-game.js';
import { language, words } from '../kit/preferences.js';
import { areSame, entriesOf, stopsOf, typedNumber, withValue } from './sliders.js';

/** What can be set of the evaluation of a game's source, and named settings of that. */
export interface GameParameters {
  readonly parameters: readonly Parameter[];
  readonly tables: readonly SquareTable[];
  readonly settings: readonly Setting[];
}

/** The engine needs this code in any case. */
export async function loadParameters(game: string): Promise<GameParameters> {
  await Promise.all([loadGame(game, ['ai']), loadDetails(game)]);
  const ai = aiOf(game);
  return { parameters: parametersOf({ ai }), tables: tablesOf({ ai }), settings: settingsOf({ ai }) };
}

export interface ParameterSlidersProps extends GameParameters {
  readonly game: string;
  /** Names the player, for people who do not see the context of the sliders. */
  readonly label: string;
  /** Those that differ from the source's own. */
  readonly values: ParameterValues;
  readonly onChange: (values: ParameterValues) => void;
}

/** The constants, folded up at first, and the way to the Lab, where squares are set too. */
export function ParameterSliders({ label, ...fields }: ParameterSlidersProps) {
  const texts = words.value;
  const { game, tables, values } = fields;
  return (
    <details class="parameters">
      <summary>{texts.constants}</summary>
      <div role="group" aria-label={`${label}: ${texts.constants}`}>
        <ParameterFields {...fields} />
        <p>
          <a href={`/lab/evaluation${queryOf([['game', game], ...entriesOf(values)])}`}>
            {tables.length === 0 ? texts.inTheLab : texts.squaresInTheLab}
          </a>
        </p>
      </div>
    </details>
  );
}

/** A slider and a field for each constant, or a list where it is a choice, explained. */
export function ParameterFields({
  game,
  parameters,
  settings,
  values,
  onChange,
}: Omit<ParameterSlidersProps, 'label' | 'tables'>) {
  const explained = parameterTexts(language.value, game);
  return (
    <>
      {settings.length > 0 && (
        <SettingPicker game={game} settings={settings} values={values} onChange={onChange} />
      )}
      {parameters.map((parameter) => {
        const Field = parameter.choices === undefined ? ParameterSlider : ParameterChoice;
        return (
          <Field
            key={parameter.id}
            parameter={parameter}
            texts={explained[parameter.id] ?? { name: parameter.id, help: '' }}
            value={values[parameter.id] ?? parameter.default}
            onChange={(value) => onChange(withValue(values, parameter, value))}
          />
        );
      })}
    </>
  );
}

interface ParameterFieldProps {
  readonly parameter: Parameter;
  readonly texts: ParameterTexts;
  readonly value: number;
  /** Called when the slider is let go, or a key is pressed. */
  readonly onChange: (value: number) => void;
}

function ParameterChoice({ texts, value, onChange }: ParameterFieldProps) {
  const id = useId();
  return (
    <div class="parameter">
      <label for={id}>{texts.name}</label>
      <Select
        id={id}
        value={String(value)}
        options={(texts.choices ?? []).map((choice, index) => [String(index), choice])}
        aria-describedby={`${id}-help`}
        onChange={(next) => onChange(Number(next))}
      />
      <p id={`${id}-help`} class="field-hint">
        {texts.help}
      </p>
    </div>
  );
}

function ParameterSlider({ parameter, texts, value, onChange }: ParameterFieldProps) {
  const id = useId();
  // The value of the slider while it is dragged.
  const [dragged, setDragged] = useState<number | null>(null);
  const stops = stopsOf(parameter, value);
  const shown = dragged ?? value;
  const stopAt = (text: string) => stops[Number(text)] as number;
  const finish = (next: number) => {
    setDragged(null);
    onChange(next);
  };
  const type = (field: HTMLInputElement) => {
    const next = typedNumber(field.value, parameter) ?? value;
    field.value = String(next);
    finish(next);
  };
  return (
    <div class="parameter">
      <label for={id}>{texts.name}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={stops.length - 1}
        value={stops.indexOf(shown)}
        aria-valuetext={formatNumber(language.value, shown)}
        aria-describedby={`${id}-help`}
        onInput={(event) => setDragged(stopAt(event.currentTarget.value))}
        onChange={(event) => finish(stopAt(event.currentTarget.value))}
      />
      <input
        type="number"
        step="any"
        min={parameter.min}
        max={parameter.max}
        value={shown}
        aria-label={`${texts.name}, ${formatNumber(language.value, parameter.min)} – ${formatNumber(language.value, parameter.max)}`}
        onChange={(event) => type(event.currentTarget)}
      />
      <p id={`${id}-help`} class="field-hint">
        {texts.help}
      </p>
    </div>
  );
}

interface SettingPickerProps {
  readonly game: string;
  readonly settings: readonly Setting[];
  /** Those that differ from the source's own. */
  readonly values: ParameterValues;
  readonly onChange: (values: ParameterValues) => void;
}

/** Sets all constants at once, and names the present setting. */
function SettingPicker({ game, settings, values, onChange }: SettingPickerProps) {
  const id = useId();
  const texts = words.value;
  const names = settingTexts(language.value, game);
  const named = settings.map((setting) => [setting.id, names[setting.id] ?? setting.id] as const);
  const current = settings.find((setting) => areSame(setting.values, values));
  return (
    <div class="parameter">
      <label for={id}>{texts.setting}</label>
      <Select
        id={id}
        value={current?.id ?? ''}
        options={current === undefined ? [...named, ['', texts.ownSetting]] : named}
        onChange={(next) => {
          const picked = settings.find((setting) => setting.id === next);
          if (picked !== undefined) onChange(picked.values);
        }}
      />
    </div>
  );
}
