import { gameIds } from '@tahoun/catalogue';
import { gameTitleOf, words } from '../preferences.js';
import { useStore } from '../store.js';
import { Preferences } from './Preferences.js';

/** Name of the product, the games, language and colours. */
export function Header() {
  const { match, openGame } = useStore();
  return (
    <header class="header">
      <h1>
        <img src="/icon.svg" alt="" width="30" height="30" /> Tahoun
      </h1>
      <nav class="games" aria-label={words.value.games}>
        {gameIds().map((id) => (
          <button
            key={id}
            type="button"
            class="tab"
            aria-current={match.value.game === id ? 'page' : undefined}
            onClick={() => void openGame(id)}
          >
            {gameTitleOf(id).name}
          </button>
        ))}
        <a class="tab part" href="#lab">
          {words.value.lab}
        </a>
        <a class="tab part" href="#learn">
          {words.value.learn}
        </a>
      </nav>
      <Preferences />
    </header>
  );
}
