import { GAME_IDS } from '@tahoun/games';
import { LANGUAGES, webTexts } from '@tahoun/i18n';
import { openGame } from '../play.js';
import { chooseLanguage, language, theme, toggleTheme, words, wordsOf } from '../preferences.js';
import { match } from '../state.js';

/** Name of the product, the games, language and colours. */
export function Header() {
  return (
    <header class="header">
      <h1>
        <img src="/icon.svg" alt="" width="30" height="30" /> Tahoun
      </h1>
      <nav class="games" aria-label={words.value.games}>
        {GAME_IDS.map((id) => (
          <button
            key={id}
            type="button"
            class="tab"
            aria-current={match.value.game === id ? 'page' : undefined}
            onClick={() => void openGame(id)}
          >
            {wordsOf(id).name}
          </button>
        ))}
      </nav>
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
    </header>
  );
}
