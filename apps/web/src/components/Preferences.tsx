import { LANGUAGES, LANGUAGE_NAMES } from '@tahoun/i18n';
import { speak } from '../load-game.js';
import { language, sounds, theme, toggleSounds, toggleTheme, words } from '../preferences.js';

/** Language, sounds and colours, on every page. */
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
      <button
        type="button"
        class="plain"
        aria-label={words.value.theme}
        title={words.value.theme}
        onClick={toggleTheme}
      >
        {theme.value === 'light' ? '☾' : '☀'}
      </button>
    </div>
  );
}

/** Without a connection, where the words were never fetched. */
function staysAsItIs(): void {}
