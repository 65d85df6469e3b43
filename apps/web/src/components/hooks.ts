import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The part that `load` imports; null before. @param load called once, when the component is first shown */
export function useFetched<Part>(load: () => Promise<Part>, onFailure: () => void): Part | null {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  useEffect(() => {
    load().then((part) => setLoaded({ part }), onFailure);
  }, []);
  return loaded === null ? null : loaded.part;
}

/** Actions of single keys, lower case, while the component is shown; not while typing or in a dialog. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  // As soon as the component can be seen: a key that is pressed then counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping = target.closest('input, select, textarea, dialog') !== null;
      if (isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = latest.current[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
