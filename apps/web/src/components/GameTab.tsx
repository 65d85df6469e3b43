import './players.css';
import { words, wordsOf } from '../preferences.js';
import { useStore } from '../store.js';
import { Players } from './Players.js';
import { ShareButtons } from './ShareButtons.js';

/** Who plays, how the game can be handed on, its rules, and the way to its lessons. */
export function GameTab() {
  const { match } = useStore();
  const { game } = match.value;
  const texts = wordsOf(game);
  return (
    <>
      <Players />
      <ShareButtons />
      <section class="rules">
        <details open>
          <summary>{words.value.rules}</summary>
          {texts.rules.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
        {texts.lessons !== undefined && <a href={`/learn/${game}`}>{texts.lessons}</a>}
      </section>
    </>
  );
}
