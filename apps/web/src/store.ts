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
  const newGameShown = signal(false);
  const savedGamesShown = signal(false);
  const shortcutsShown = signal(false);
  /** The menu of less frequent actions has been opened. */
  const menuShown = signal(false);
  /** Nothing is shown but the board, the names and the clocks. */
  const zen = signal(false);
  /** The games of a file, while one of them is to be chosen; none otherwise. */
  const fileGames = signal<readonly (GameInFile | UnopenedGame)[]>([]);
  const fileGamesShown = signal(false);
  const tab = signal<PanelTab>('moves');
  /** On a phone, where there is room for a strip of moves only: the panel is up, and the board is smaller. */
  const sheetShown = signal(false);
  /** It has been opened, and the engine may think on while another tab is open. */
  const analysisShown = signal(false);
  const gameTabShown = signal(false);

  function openTab(next: PanelTab): void {
    tab.value = next;
    sheetShown.value = true;
    if (next === 'analysis') analysisShown.value = true;
    gameTabShown.value = next === 'game';
  }

  /** The evaluation bar in words; empty while there is no bar. */
  const evaluationText = signal('');
  /** The match has a clock. */
  const clocksShown = signal(false);
  /** A move in advance is being entered, or waits for the computer's reply. */
  const premoveShown = signal(false);
  /** Pieces of the game can be taken. */
  const takenShown = signal(false);
  /** A game has ended on this page: each side's accuracy is shown. */
  const accuraciesShown = signal(false);
  /** Computers play each other, or a game is replayed: its pace can be chosen. */
  const paceShown = signal(false);
  /** Variations are shown where there are any. */
  const variationsShown = signal(true);
  /** In an analysis, a field for moves and more is shown below the moves. */
  const moveFormShown = signal(true);
  /** A move is being typed over the board. */
  const typingShown = signal(false);
  /** Letters typed on the board, which the field has not taken yet. */
  const typed = signal('');
  /** The opening is named above the moves, in games whose openings have names. */
  const openingShown = signal(true);
  /** A board of many places can be shown larger than the window. */
  const zoomShown = signal(true);
  const reviewShown = signal(false);
  const evaluationShown = signal(storage.recall('evaluation') === 'true');

  function openReview(): void {
    reviewShown.value = true;
    openTab('analysis');
    // An open review is shown again.
    document.querySelector('.review')?.scrollIntoView();
  }

  function openNewGame(): void {
    newGameShown.value = true;
  }

  function showEvaluation(isShown: boolean): void {
    evaluationShown.value = isShown;
    storage.remember('evaluation', String(isShown));
  }

  /** By the number of the move, from 0; where there is none, null. */
  const moveMarks = signal<readonly (MoveMark | null)[]>([]);
  /** Evaluations after each move, in hundredths of the game's unit, from the first side. */
  const moveScores = signal<readonly number[]>([]);

  return {
    newGameShown,
    savedGamesShown,
    shortcutsShown,
    menuShown,
    zen,
    fileGames,
    fileGamesShown,
    tab,
    sheetShown,
    analysisShown,
    gameTabShown,
    openTab,
    openReview,
    evaluationText,
    accuraciesShown,
    clocksShown,
    premoveShown,
    takenShown,
    paceShown,
    variationsShown,
    moveFormShown,
    typed,
    typingShown,
    openingShown,
    zoomShown,
    reviewShown,
    evaluationShown,
    openNewGame,
    showEvaluation,
    moveMarks,
    moveScores,
  };
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
