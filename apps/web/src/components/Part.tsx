import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../preferences.js';
import { notice } from '../state.js';

interface PartProps {
  /** Imports the part; the same function each time. */
  readonly load: () => Promise<ComponentType>;
}

/** A part of the page that is fetched when it is first shown. */
export function Part({ load }: PartProps) {
  const [Shown, setShown] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (component) => isWanted && setShown(() => component),
      () => {
        notice.value = { text: () => words.value.partNotLoaded, isError: true };
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return Shown === null ? null : <Shown />;
}
