import type { ParameterValues, Setting } from '@tahoun/eval';
import { settingTexts } from '@tahoun/i18n';
import { useId } from 'preact/hooks';
import { language, words } from '../preferences.js';

interface SettingPickerProps {
  readonly game: string;
  readonly settings: readonly Setting[];
  /** Those that differ from the source's own. */
  readonly values: ParameterValues;
  readonly onChange: (values: ParameterValues) => void;
}

/** Sets all constants at once, and says which setting they are. */
export function SettingPicker({ game, settings, values, onChange }: SettingPickerProps) {
  const id = useId();
  const texts = words.value;
  const names = settingTexts(language.value, game);
  const current = settings.find((setting) => areSame(setting.values, values));
  return (
    <div class="parameter">
      <label for={id}>{texts.setting}</label>
      <select
        id={id}
        value={current?.id ?? ''}
        onChange={(event) => {
          const picked = settings.find((setting) => setting.id === event.currentTarget.value);
          if (picked !== undefined) onChange(picked.values);
        }}
      >
        {settings.map((setting) => (
          <option key={setting.id} value={setting.id}>
            {names[setting.id] ?? setting.id}
          </option>
        ))}
        {current === undefined && <option value="">{texts.ownSetting}</option>}
      </select>
    </div>
  );
}

function areSame(one: ParameterValues, other: ParameterValues): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}
