import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface MenuButtonProps {
  readonly label: string;
  /** Accessible name, for a label that is a sign. */
  readonly name?: string;
  /** Choices leave the menu open, so that several can be made. */
  readonly isLasting?: boolean;
  readonly onOpen?: () => void;
  readonly children: ComponentChildren;
}

/** A button that opens a few less common actions; closes on a choice, Escape or a click elsewhere. */
export function MenuButton({ label, name, isLasting = false, onOpen, children }: MenuButtonProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current === null ? undefined : closeByItself(details.current, isLasting)), []);
  return (
    <details class="menu" ref={details} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary aria-label={name} title={name}>
        {label}
      </summary>
      <div class="card menu-items">{children}</div>
    </details>
  );
}

/** @returns a function that removes the listeners. */
function closeByItself(menu: HTMLDetailsElement, isLasting: boolean): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  /** The focus goes back to the button; on a hidden choice it would be lost. */
  const close = () => {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const isButton = ({ target }: Event) => (target as HTMLElement).closest('button') !== null;
  menu.addEventListener('click', (event) => isButton(event) && close(), { signal });
  if (!isLasting) menu.addEventListener('change', close, { signal });
  const onKeyDown = ({ key }: KeyboardEvent) => menu.open && key === 'Escape' && close();
  addEventListener('keydown', onKeyDown, { signal });
  const onPointerDown = ({ target }: Event) => {
    if (!menu.contains(target as Node)) menu.open = false;
  };
  addEventListener('pointerdown', onPointerDown, { signal });
  return () => listeners.abort();
}
