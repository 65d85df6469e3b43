import './shortcuts.css';
import { playingTexts } from '@tahoun/i18n';
import { Button } from '../kit/Button.js';
import { Dialog, closeDialog } from '../kit/Dialog.js';
import { language, words } from '../kit/preferences.js';
import { hides } from '../match/Part.js';
import { useStore } from '../match/store.js';

/** The keys, and the mouse actions on the board, in a dialog that opens by itself. */
export function Shortcuts() {
  const { shortcutsShown, source } = useStore();
  const { shortcuts, gameShortcuts } = playingTexts(language.value);
  const shown = source === undefined ? [...shortcuts, ...gameShortcuts] : shortcuts;
  return (
    <Dialog
      titleId="shortcuts-title"
      look="shortcuts"
      // The button below has the focus; the list is read from its beginning.
      onOpen={(dialog) => dialog.scrollTo(0, 0)}
      onClose={hides(shortcutsShown)}
    >
      <h2 id="shortcuts-title">{words.value.keys}</h2>
      <dl>
        {shown.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div class="dialog-actions">
        <Button label={words.value.close} class="primary" onClick={closeDialog} />
      </div>
    </Dialog>
  );
}
