import { useState } from 'preact/hooks';
import { words } from '../preferences.js';
import type { EditorProps } from './set-up/Editor.js';

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
