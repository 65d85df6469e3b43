import { LANGUAGES, LANGUAGE_NAMES } from '@tahoun/i18n';
import { speak } from '../load-game.js';
import { language, sounds, toggleSounds, words } from '../preferences.js';
import { LookMenu } from './LookMenu.js';

/** Language, sounds and looks, on every page. */
export function Preferences() {
  return (
    <div class="preferences">
      {LANGUAGES.map((id) => (
        <button
          key={id}
          type="button"
          class="plain"
          lang={id}
          aria-pressed={language.value === id}
          aria-label={`${id.toUpperCase()} ${LANGUAGE_NAMES[id]}`}
          onClick={() => speak(id).catch(staysAsItIs)}
        >
          {id.toUpperCase()}
        </button>
      ))}
      <label class="plain" title={words.value.sounds}>
        <input
          type="checkbox"
          aria-label={words.value.sounds}
          checked={sounds.value}
          onChange={toggleSounds}
        />
        ♪
      </label>
      <LookMenu />
    </div>
  );
}

/** Without a connection, where the words were never fetched. */
function staysAsItIs(): void {}
