import { words, wordsOf } from '../preferences.js';
import { match } from '../state.js';

/** The rules of the game on the page and the keys. */
export function Rules() {
  const texts = wordsOf(match.value.game);
  return (
    <details class="rules">
      <summary>{words.value.rules}</summary>
      {texts.rules.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p class="keys">{words.value.keys}</p>
    </details>
  );
}
