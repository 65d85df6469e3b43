import { signal } from '@preact/signals';
import type { GameInFile } from '@tahoun/match';
import type { UnopenedGame } from './long-files.js';
import type { PanelTab } from './source.js';
import type { PageStorage } from './state.js';

/** A sign behind a move in the list, and its meaning. */
export interface MoveMark {
  readonly sign: string;
  readonly words: () => string;
}

/** What a review says of a move in the list. */
interface ReviewedMove {
  readonly mark: MoveMark | null;
  /** The evaluation after it, in hundredths of the game's unit, from the first side. */
  readonly score: number;
}

/** What is shown of the page besides the match. */
export function createView(storage: PageStorage) {
  const dialogs = {
    newGameShown: signal(false),
    savedGamesShown: signal(false),
    shortcutsShown: signal(false),
    /** The games of a file, while one of them is to be chosen; none otherwise. */
    fileGames: signal<readonly (GameInFile | UnopenedGame)[]>([]),
    fileGamesShown: signal(false),
  };

  const board = {
    /** Nothing is shown but the board, the names and the clocks. */
    zen: signal(false),
    evaluationShown: signal(storage.recall('evaluation') === 'true'),
    /** The evaluation bar in words; empty while there is no bar. */
    evaluationText: signal(''),
    /** A game has ended on this page: each side's accuracy is shown. */
    accuraciesShown: signal(false),
    /** A move in advance is being entered, or waits for the computer's reply. */
    premoveShown: signal(false),
    /** A move is being typed over the board. */
    typingShown: signal(false),
    /** Letters typed on the board, which the field has not taken yet. */
    typed: signal(''),
  };

  const panel = {
    tab: signal<PanelTab>('moves'),
    /** On a phone, where there is room for a strip of moves only: the panel is up, and the board is smaller. */
    sheetShown: signal(false),
    /** It has been opened, and stays as it is while another tab is open. */
    analysisShown: signal(false),
    reviewShown: signal(false),
    /** How often the review was asked for: it comes into sight each time. */
    reviewCalls: signal(0),
    /** By the number of the move, from 0. */
    reviewedMoves: signal<readonly ReviewedMove[]>([]),
  };

  function openTab(next: PanelTab): void {
    panel.tab.value = next;
    panel.sheetShown.value = true;
    if (next === 'analysis') panel.analysisShown.value = true;
  }

  function openReview(): void {
    panel.reviewShown.value = true;
    openTab('analysis');
    panel.reviewCalls.value++;
  }

  function showEvaluation(isShown: boolean): void {
    board.evaluationShown.value = isShown;
    storage.remember('evaluation', String(isShown));
  }

  return { ...dialogs, ...board, ...panel, openTab, openReview, showEvaluation };
}
