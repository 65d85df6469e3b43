import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface DialogProps {
  /** Id of the heading that names it. */
  readonly titleId: string;
  /** CSS class besides that of all dialogs. */
  readonly look?: string;
  readonly onOpen?: (dialog: HTMLDialogElement) => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A dialog that opens by itself, over the rest of the page. */
export function Dialog({ titleId, look = '', onOpen, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (dialog.current === null) return;
    dialog.current.showModal();
    onOpen?.(dialog.current);
  }, []);
  return (
    <dialog ref={dialog} class={`new-game ${look}`} aria-labelledby={titleId} onClose={onClose}>
      {children}
    </dialog>
  );
}

/** Closes the dialog that the target of an event is in: the focus goes back to where it was before. */
export function closeDialog({ target }: Event): void {
  (target as Element).closest('dialog')?.close();
}
