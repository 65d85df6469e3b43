import '../players/players.css';
import { words, wordsOf } from '../kit/preferences.js';

/** The rules of a game, and the way to its lessons. */
export function Rules({ game }: { readonly game: string }) {
  const texts = wordsOf(game);
  return (
    <section class="rules">
      <details open>
        <summary>{words.value.rules}</summary>
        {texts.rules.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
      {texts.lessons !== undefined && <a href={`/learn/${game}`}>{texts.lessons}</a>}
    </section>
  );
}
