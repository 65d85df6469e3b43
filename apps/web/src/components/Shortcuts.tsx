import './dialog.css';
import './shortcuts.css';
import { playingTexts } from '@tahoun/i18n';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { language, words } from '../preferences.js';
import { useStore } from '../store.js';

/** The keys, and the mouse actions on the board, in a dialog that opens by itself. */
export function Shortcuts() {
  const { shortcutsShown } = useStore();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The button below has the focus; the list is read from its beginning.
    dialog.current?.scrollTo(0, 0);
  }, []);
  return (
    <dialog
      ref={dialog}
      class="new-game shortcuts"
      aria-labelledby="shortcuts-title"
      onClose={() => {
        shortcutsShown.value = false;
      }}
    >
      <h2 id="shortcuts-title">{words.value.keys}</h2>
      <dl>
        {playingTexts(language.value).shortcuts.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div class="dialog-actions">
        <button type="button" class="primary" onClick={() => dialog.current?.close()}>
          {words.value.close}
        </button>
      </div>
    </dialog>
  );
}
