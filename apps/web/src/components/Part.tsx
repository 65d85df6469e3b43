import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { words } from '../preferences.js';
import { useStore } from '../store.js';
import { useFetched } from './use-fetched.js';

interface PartProps {
  readonly shown: Signal<boolean>;
  /** Imports the part; the same function each time. */
  readonly load: () => Promise<ComponentType>;
}

/** A part of the page that is fetched when it is first shown. */
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
