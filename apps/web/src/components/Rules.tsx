import { words, wordsOf } from '../preferences.js';
import { useStore } from '../store.js';

/** The rules of the game on the page and the keys, and the way to its lessons. */
export function Rules() {
  const { match } = useStore();
  const texts = wordsOf(match.value.game);
  return (
    <section class="rules">
      <details>
        <summary>{words.value.rules}</summary>
        {texts.rules.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p class="keys">{words.value.keys}</p>
      </details>
      {texts.lessons !== undefined && <a href={`#learn/${match.value.game}`}>{texts.lessons}</a>}
    </section>
  );
}
