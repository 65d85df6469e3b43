import { LANGUAGES, webTexts } from '@tahoun/i18n';
import { chooseLanguage, language, sounds, theme, toggleSounds, toggleTheme, words } from '../preferences.js';

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
          aria-label={webTexts(id).language}
          onClick={() => chooseLanguage(id)}
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
