import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { words } from '../preferences.js';
import { type Store, useStore } from '../store.js';
import { useFetched } from './hooks.js';

interface PartProps {
  readonly shown: Signal<boolean>;
  /** Imports the part; the same function each time. */
  readonly load: () => Promise<ComponentType>;
}

/** A part of the page that is fetched when it is first shown. Of several in one place, each has a key of its own. */
export function Part({ shown, load }: PartProps) {
  return shown.value ? <Shown shown={shown} load={load} /> : null;
}

function Shown({ shown, load }: PartProps) {
  const { notice } = useStore();
  const Loaded = useFetched(load, () => {
    shown.value = false;
    notice.value = { text: () => words.value.partNotLoaded, isError: true };
  });
  return Loaded === null ? null : <Loaded />;
}

/** Fetches a part of the page and uses it; shows a notice when it cannot be fetched. */
export async function onDemand<Part>(
  { notice }: Pick<Store, 'notice'>,
  load: () => Promise<Part>,
  use: (part: Part) => unknown,
): Promise<void> {
  let part: Part;
  try {
    part = await load();
  } catch {
    notice.value = { text: () => words.value.partNotLoaded, isError: true };
    return;
  }
  await use(part);
}
