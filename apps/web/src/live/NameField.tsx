import { liveTexts } from '@tahoun/i18n';
import { language } from '../kit/preferences.js';

/** Letters of a name, as the endpoint takes them. */
const MAX_NAME = 40;

/** The user's name in a game by link. */
export function NameField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (name: string) => void;
}) {
  return (
    <label>
      <span>{liveTexts(language.value).name}</span>
      <input
        type="text"
        maxLength={MAX_NAME}
        autocomplete="nickname"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
