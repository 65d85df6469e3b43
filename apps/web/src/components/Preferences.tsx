import { LANGUAGES, LANGUAGE_NAMES } from '@tahoun/i18n';
import { speak } from '../load-game.js';
import { choose, language, sounds, words } from '../preferences.js';
import { Button } from './Button.js';
import { LookMenu } from './LookMenu.js';

/** Language, sounds and looks, on every page. */
export function Preferences() {
  return (
    <div class="preferences">
      {LANGUAGES.map((id) => (
        <Button
          key={id}
          label={id.toUpperCase()}
          class="plain"
          lang={id}
          aria-pressed={language.value === id}
          aria-label={`${id.toUpperCase()} ${LANGUAGE_NAMES[id]}`}
          onClick={() => speak(id).catch(staysAsItIs)}
        />
      ))}
      <label class="plain" title={words.value.sounds}>
        <input
          type="checkbox"
          aria-label={words.value.sounds}
          checked={sounds.value}
          onChange={() => choose(sounds, !sounds.value)}
        />
        ♪
      </label>
      <LookMenu />
    </div>
  );
}

/** Without a connection, where the words were never fetched. */
function staysAsItIs(): void {}
