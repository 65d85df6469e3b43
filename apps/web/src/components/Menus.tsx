import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words, wordsOf } from '../preferences.js';
import { useStore } from '../store.js';

interface MenuButtonProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A button that opens a few less common actions; closes on a choice, Escape or a click elsewhere. */
export function MenuButton({ label, children }: MenuButtonProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current === null ? undefined : closeByItself(details.current)), []);
  return (
    <details class="menu" ref={details}>
      <summary>{label}</summary>
      <div class="menu-items">{children}</div>
    </details>
  );
}

/** @returns what ends it. */
function closeByItself(menu: HTMLDetailsElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  /** The focus goes back to the button; on a hidden choice it would be lost. */
  const close = () => {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const isButton = ({ target }: Event) => (target as HTMLElement).closest('button') !== null;
  menu.addEventListener('click', (event) => isButton(event) && close(), { signal });
  menu.addEventListener('change', close, { signal });
  const onKeyDown = ({ key }: KeyboardEvent) => menu.open && key === 'Escape' && close();
  addEventListener('keydown', onKeyDown, { signal });
  const onPointerDown = ({ target }: Event) => {
    if (!menu.contains(target as Node)) menu.open = false;
  };
  addEventListener('pointerdown', onPointerDown, { signal });
  return () => listeners.abort();
}

/** What the board can show on demand, a check box each. */
export function Marks() {
  const { evaluationShown, marksOffered, marksShown, match, showEvaluation, showMark } = useStore();
  const texts = wordsOf(match.value.game);
  return (
    <fieldset class="marks">
      <legend>{words.value.showOnBoard}</legend>
      {marksOffered.value.map(({ id }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={marksShown.value.includes(id)}
            onChange={(event) => showMark(id, event.currentTarget.checked)}
          />
          {texts.marks?.[id]}
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={evaluationShown.value}
          onChange={(event) => showEvaluation(event.currentTarget.checked)}
        />
        {words.value.evaluationBar}
      </label>
    </fieldset>
  );
}
