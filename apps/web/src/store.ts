import { signal } from '@preact/signals';
import type { EngineHost } from '@tahoun/engine';
import type { Match } from '@tahoun/match';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { createPlay } from './play.js';
import { type PageStorage, createState } from './state.js';

/** A sign behind a move in the list, and what it says. */
export interface MoveMark {
  readonly sign: string;
  readonly words: () => string;
}

/** What the panel beside the board shows. */
export type PanelTab = 'moves' | 'analysis' | 'game';

/** Parts of the page that are opened on demand. */
function createView(storage: PageStorage) {
  const newGameShown = signal(false);
  const savedGamesShown = signal(false);
  const shortcutsShown = signal(false);
  /** The games of a file, while one of them is to be chosen; none otherwise. */
  const fileGames = signal<readonly Match[]>([]);
  const fileGamesShown = signal(false);
  const tab = signal<PanelTab>('moves');
  /** The analysis has been opened. */
  const analysisShown = signal(false);

  function openTab(next: PanelTab): void {
    tab.value = next;
    if (next === 'analysis') analysisShown.value = true;
  }

  /** What the bar beside the board says, in words; empty while there is no bar. */
  const evaluationText = signal('');
  /** The match has a clock. */
  const clocksShown = signal(false);
  /** A move in advance is being entered, or waits for the computer's reply. */
  const premoveShown = signal(false);
  /** Pieces of the game can be taken. */
  const takenShown = signal(false);
  /** Computers play each other, or a game is replayed: how fast may be chosen. */
  const paceShown = signal(false);
  /** Variations are shown where there are any. */
  const variationsShown = signal(true);
  const reviewShown = signal(false);
  const evaluationShown = signal(storage.recall('evaluation') === 'true');

  function openNewGame(): void {
    newGameShown.value = true;
  }

  function showEvaluation(isShown: boolean): void {
    evaluationShown.value = isShown;
    storage.remember('evaluation', String(isShown));
  }

  /** By the number of the move, from 0; where there is none, null. */
  const moveMarks = signal<readonly (MoveMark | null)[]>([]);

  return {
    newGameShown,
    savedGamesShown,
    shortcutsShown,
    fileGames,
    fileGamesShown,
    tab,
    analysisShown,
    openTab,
    evaluationText,
    clocksShown,
    premoveShown,
    takenShown,
    paceShown,
    variationsShown,
    reviewShown,
    evaluationShown,
    openNewGame,
    showEvaluation,
    moveMarks,
  };
}

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
