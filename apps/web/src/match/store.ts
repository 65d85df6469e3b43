import { signal } from '@preact/signals';
import type { EngineHost } from '@tahoun/engine';
import type { GameInFile } from '@tahoun/match';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { createBoardState } from './board-state.js';
import type { UnopenedGame } from './long-files.js';
import { createPlay } from './play.js';
import type { PanelTab, Source } from './source.js';
import { type PageStorage, createMatchState } from './state.js';

/** A sign behind a move in the list, and its meaning. */
export interface MoveMark {
  readonly sign: string;
  readonly words: () => string;
}

/** Parts of the page that are opened on demand. */
function createView(storage: PageStorage) {
  const view = {
    newGameShown: signal(false),
    savedGamesShown: signal(false),
    shortcutsShown: signal(false),
    /** The menu of less frequent actions has been opened. */
    menuShown: signal(false),
    /** Nothing is shown but the board, the names and the clocks. */
    zen: signal(false),
    /** The games of a file, while one of them is to be chosen; none otherwise. */
    fileGames: signal<readonly (GameInFile | UnopenedGame)[]>([]),
    fileGamesShown: signal(false),
    tab: signal<PanelTab>('moves'),
    /** On a phone, where there is room for a strip of moves only: the panel is up, and the board is smaller. */
    sheetShown: signal(false),
    /** It has been opened, and stays as it is while another tab is open. */
    analysisShown: signal(false),
    /** The evaluation bar in words; empty while there is no bar. */
    evaluationText: signal(''),
    /** A move in advance is being entered, or waits for the computer's reply. */
    premoveShown: signal(false),
    /** A game has ended on this page: each side's accuracy is shown. */
    accuraciesShown: signal(false),
    /** Variations are shown where there are any. */
    variationsShown: signal(true),
    /** A move is being typed over the board. */
    typingShown: signal(false),
    /** Letters typed on the board, which the field has not taken yet. */
    typed: signal(''),
    reviewShown: signal(false),
    evaluationShown: signal(storage.recall('evaluation') === 'true'),
    /** By the number of the move, from 0; where there is none, null. */
    moveMarks: signal<readonly (MoveMark | null)[]>([]),
    /** Evaluations after each move, in hundredths of the game's unit, from the first side. */
    moveScores: signal<readonly number[]>([]),
  };

  function openTab(next: PanelTab): void {
    view.tab.value = next;
    view.sheetShown.value = true;
    if (next === 'analysis') view.analysisShown.value = true;
  }

  function openReview(): void {
    view.reviewShown.value = true;
    openTab('analysis');
    // An open review is shown again.
    document.querySelector('.review')?.scrollIntoView();
  }

  function openNewGame(): void {
    view.newGameShown.value = true;
  }

  function showEvaluation(isShown: boolean): void {
    view.evaluationShown.value = isShown;
    storage.remember('evaluation', String(isShown));
  }

  return { ...view, openTab, openReview, openNewGame, showEvaluation };
}

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
