import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * The part that `load` imports; null before, and where it cannot be fetched.
 * @param load called when the component is first shown
 * @param again it is called again when this changes, until it succeeds
 */
export function useFetched<Part>(
  load: () => Promise<Part>,
  onFailure: () => void = () => undefined,
  again?: unknown,
): Part | null {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  useEffect(() => {
    if (loaded === null) load().then((part) => setLoaded({ part }), onFailure);
  }, [again]);
  return loaded === null ? null : loaded.part;
}

/** Letters that are shortcuts of a game on the page, in whatever part of it; with Shift they are letters again. */
const KEYS = 'fhnrtuz';

/**
 * Actions of single keys, lower case, while the component is shown; not while typing or in a dialog.
 * @param onLetter receives every other letter or digit
 * @param kept letters that it does not receive
 */
export function useShortcuts(
  shortcuts: Readonly<Record<string, () => void>>,
  onLetter?: (letter: string) => void,
  kept = KEYS,
): void {
  const latest = useRef({ shortcuts, onLetter, kept });
  latest.current = { shortcuts, onLetter, kept };
  // As soon as the component can be seen: a key that is pressed then counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping = target.closest('input, select, textarea, dialog') !== null;
      if (isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      const { shortcuts, onLetter, kept } = latest.current;
      const isLetter = /^[\p{L}\d]$/u.test(key) && (event.shiftKey || !kept.includes(key));
      const letter = onLetter && (() => onLetter(event.key));
      const action =
        event.shiftKey && isLetter ? letter : (shortcuts[key] ?? (isLetter ? letter : undefined));
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Names the browser's tab while the component is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Tahoun`;
    return () => {
      document.title = 'Tahoun';
    };
  }, [title]);
}

/** A place on the page, and whether it has been in sight. @param share of it that has to be */
export function useSeen<Place extends Element>(share = 0) {
  const place = useRef<Place>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold: share },
    );
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isSeen };
}
