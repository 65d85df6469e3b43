import { fileEndingOf, gamesWith } from '@tahoun/catalogue';
import { createRef } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../kit/preferences.js';
import { openFile } from '../match/actions.js';
import { type Store, useStore } from '../match/store.js';

/** Endings of the files that the chooser offers: saved matches, positions, and games in their own formats. */
const OPENED = ['json', 'txt', ...gamesWith('file').map(fileEndingOf)]
  .map((ending) => `.${ending}`)
  .join(',');

/** The field of the page's only file button. */
const chooser = createRef<HTMLInputElement>();

/** The system's file chooser, by a key. */
export function chooseFile(): void {
  chooser.current?.click();
}

/** A file that is dropped anywhere on the page, and text that is pasted there, is opened as a file that is chosen. */
export function useDroppedFiles(store: Store): void {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onDrag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      void open(store, file);
    };
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      const text = clipboardData?.getData('text/plain').trim() ?? '';
      const isForField = target instanceof Element && target.closest('input, textarea, dialog') !== null;
      if (text !== '' && !isForField) void open(store, new File([text], 'pasted.txt'));
    };
    addEventListener('paste', onPaste, { signal });
    addEventListener('dragover', onDrag, { signal });
    addEventListener('drop', onDrop, { signal });
    return () => listeners.abort();
  }, []);
}

/** A button that opens the system's file chooser. */
export function FileButton() {
  const store = useStore();
  return (
    <label class="button">
      {words.value.load} <kbd aria-hidden="true">F4</kbd>
      <input
        ref={chooser}
        type="file"
        accept={OPENED}
        aria-keyshortcuts="F4"
        data-testid="file"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) void open(store, file);
        }}
      />
    </label>
  );
}

async function open(store: Store, file: File): Promise<void> {
  const { opening } = store;
  opening.value = true;
  await openFile(store, file);
  opening.value = false;
}
