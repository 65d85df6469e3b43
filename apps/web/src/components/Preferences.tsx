import { LANGUAGES, webTexts } from '@tahoun/i18n';
import { chooseLanguage, language, theme, toggleTheme, words } from '../preferences.js';

/** Language and colours. */
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
