import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useFetched } from '../kit/hooks.js';
import { words } from '../kit/preferences.js';
import { type Store, useStore } from './store.js';

interface PartProps<Props> {
  /** Left out for a part that is always there, which is fetched again at the next move where that failed. */
  readonly shown?: Signal<boolean>;
  /** Imports the part. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props?: Props;
}

/** A part of the page that is fetched when it is first shown. Of several in one place, each has a key of its own. */
export function Part<Props extends object>(part: PartProps<Props>) {
  return part.shown?.value === false ? null : <Shown {...part} />;
}

function Shown<Props extends object>({ shown, load, props }: PartProps<Props>) {
  const { match, warn } = useStore();
  const onFailure = () => {
    if (shown !== undefined) shown.value = false;
    warn(() => words.value.partNotLoaded);
  };
  const Loaded = useFetched(load, onFailure, shown === undefined ? match.value : null);
  return Loaded === null ? null : <Loaded {...(props as Props)} />;
}

/** @returns a handler that shows a part */
export function shows(shown: Signal<boolean>): () => void {
  return () => {
    shown.value = true;
  };
}

/** @returns a handler that hides a part */
export function hides(shown: Signal<boolean>): () => void {
  return () => {
    shown.value = false;
  };
}

/** Fetches a part of the page and uses it; shows a notice when it cannot be fetched. */
export async function onDemand<Loaded>(
  { warn }: Store,
  load: () => Promise<Loaded>,
  use: (part: Loaded) => unknown,
): Promise<void> {
  let part: Loaded;
  try {
    part = await load();
  } catch {
    warn(() => words.value.partNotLoaded);
    return;
  }
  await use(part);
}
