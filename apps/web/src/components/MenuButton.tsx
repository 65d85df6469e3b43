import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A button that opens a few less common actions; closes on a choice, Escape or a click elsewhere. */
export function MenuButton({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (menu === null || !menu.open) return;
      const isOutside = event instanceof KeyboardEvent ? event.key === 'Escape' : !menu.contains(event.target as Node);
      if (isOutside) menu.open = false;
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, []);
  const closeOnChoice = (event: Event) => {
    const chosen = (event.target as HTMLElement).closest('button');
    if (chosen !== null && details.current !== null) details.current.open = false;
  };
  return (
    <details class="menu" ref={details}>
      <summary>{label}</summary>
      <div class="menu-items" onClick={closeOnChoice}>
        {children}
      </div>
    </details>
  );
}
