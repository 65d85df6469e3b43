import type { Game, InputError, Position } from '@tahoun/core';
import { defaultOf } from '@tahoun/games';
import { useState } from 'preact/hooks';
import { words } from '../kit/preferences.js';
import { problemIn } from '../match/page-match.js';
import type { EditorProps } from './set-up/Editor.js';

/** The start of a new game, and its options. */

/** The suggested options that give this start; none for a custom position. */
export function variantsOf(game: Game, start: string): Record<string, string> {
  const offered = game.variants.filter(({ suggestions }) => suggestions.length > 0);
  let choices: Record<string, string>[] = [{}];
  for (const { id, suggestions } of offered) {
    const more = choices.flatMap((choice) =>
      suggestions.map((value) =>
        value === defaultOf(offered, id, choice) ? choice : { ...choice, [id]: value },
      ),
    );
    choices = more.filter((choice) => startOf(game, choice) !== null);
  }
  const gives = (choice: Record<string, string>) => game.formatPosition(game.initial(choice)) === start;
  return choices.find(gives) ?? numbered(game).find(gives) ?? {};
}

/** The options of every start that has a number. */
function numbered(game: Game): Record<string, string>[] {
  return game.variants.flatMap(({ id, range }) => {
    if (range === undefined) return [];
    const count = range.max - range.min + 1;
    return Array.from({ length: count }, (_, index) => ({ [id]: String(range.min + index) }));
  });
}

/**
 * The start of a game with these options; null while it is not loaded, or where they contradict each other.
 */
export function startOf(
  game: Game | null,
  variants: Readonly<Record<string, string>>,
): { readonly game: Game; readonly position: Position } | null {
  if (game === null || problemOf(game, variants) !== null) return null;
  return { game, position: game.initial(variants) };
}

/** The error in a combination of options; null for a valid one. */
export function problemOf(game: Game, variants: Readonly<Record<string, string>>): InputError | null {
  return problemIn(() => game.initial(variants));
}

/** Opens the board on which a position is set up by hand; its code is fetched then. */
export function SetUpBoard(props: EditorProps) {
  const [loaded, setLoaded] = useState<typeof import('./set-up/Editor.js') | null>(null);
  const [isMissing, setMissing] = useState(false);
  const open = async () => {
    try {
      const editor = await import('./set-up/Editor.js');
      await editor.loadSetUp(props.game.id);
      setLoaded(editor);
    } catch {
      setMissing(true);
    }
  };
  return (
    <details class="set-up" onToggle={(event) => event.currentTarget.open && void open()}>
      <summary>{words.value.setUp}</summary>
      {isMissing && loaded === null && (
        <p class="error" role="alert">
          {words.value.partNotLoaded}
        </p>
      )}
      {loaded !== null && <loaded.Editor {...props} />}
    </details>
  );
}
