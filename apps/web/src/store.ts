import type { EngineHost } from '@tahoun/engine';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { createPlay } from './play.js';
import { type PageStorage, createState } from './state.js';
import { createView } from './view.js';

/** All that a page of the game knows and does. */
export type Store = ReturnType<typeof createStore>;

/** @param first the game to begin with, which has to be loaded */
export function createStore(storage: PageStorage, engine: Pick<EngineHost, 'bestMove'>, first: string) {
  const state = createState(storage, first);
  return { ...state, ...createPlay(state, engine), ...createView(storage), storage, engine };
}

export const StoreContext = createContext<Store | null>(null);

/** The store of the page that a component is on. */
export function useStore(): Store {
  return useContext(StoreContext) as Store;
}

/** Makes something for each store that asks for it, once. */
export function perStore<T extends object>(make: (store: Store) => T): (store: Store) => T {
  const made = new WeakMap<Store, T>();
  return (store) => {
    const found = made.get(store) ?? make(store);
    made.set(store, found);
    return found;
  };
}
