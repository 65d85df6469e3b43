import type { EngineHost } from '@tahoun/engine';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { createBoardState } from './board-state.js';
import { createPlay } from './play.js';
import type { Source } from './source.js';
import { type PageStorage, createMatchState } from './state.js';
import { createView } from './view.js';

/** The whole state of a page of the game, and its actions. */
export type Store = ReturnType<typeof createStore>;

/** @param first the game to begin with, which has to be loaded, or the source of the match */
export function createStore(
  storage: PageStorage,
  engine: Pick<EngineHost, 'bestMove'>,
  first: string | Source,
) {
  const matchState = createMatchState(storage, first);
  const state = { ...matchState, ...createBoardState(storage, matchState) };
  return { ...state, ...createPlay(state, engine), ...createView(storage), storage, engine };
}

export const StoreContext = createContext<Store | null>(null);

/** The store of the page that a component is on. */
export function useStore(): Store {
  return useContext(StoreContext) as Store;
}

/** Makes something for each store that asks for it, once. */
export function perStore<T>(make: (store: Store) => T): (store: Store) => T {
  const made = new WeakMap<Store, { readonly value: T }>();
  return (store) => {
    const found = made.get(store) ?? { value: make(store) };
    made.set(store, found);
    return found.value;
  };
}
