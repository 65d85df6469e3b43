import { batch } from '@preact/signals';
import { type Match, type NewMatch, newMatch } from '@tahoun/match';
import { NO_STROKES } from '../board/strokes.js';
import { loadGame } from '../kit/load-game.js';
import { words } from '../kit/preferences.js';
import type { State } from './board-state.js';
import { inAnotherGame } from './page-match.js';
import { FIRST_PLAYERS, newMatchId, newSeed } from './state.js';

interface Opening {
  /** Of a match that this browser knows; a new one is made for any other. */
  readonly id?: string;
  /** The computer does not move until the user lets it. */
  readonly waits: boolean;
  /** It is to be analysed, not played. */
  readonly toAnalyse?: boolean;
}

/** Puts a match on the page: the same after a change, another one, or that of another game. */
export function createShownMatch(state: State) {
  const {
    hint,
    isAnalysis,
    lastMatch,
    lastMatchId,
    match,
    matchId,
    notice,
    openedToAnalyse,
    paused,
    picked,
    pointed,
    proposed,
    replaying,
    strokes,
    thinking,
    warn,
  } = state;

  /** The game requested last. */
  let wantedGame = match.peek().game;

  /** Changes the match and drops what belonged to the old position. */
  function show(next: Match): void {
    batch(() => {
      stopThinking();
      picked.value = [];
      pointed.value = null;
      proposed.value = null;
      strokes.value = NO_STROKES;
      hint.value = null;
      notice.value = null;
      match.value = next;
    });
  }

  function stopThinking(): void {
    const controller = thinking.peek();
    thinking.value = null;
    controller?.abort();
  }

  /** Puts another match on the page. */
  function openMatch(next: Match, { id = newMatchId(), waits, toAnalyse = false }: Opening): void {
    wantedGame = next.game;
    batch(() => {
      replaying.value = false;
      paused.value = waits;
      matchId.value = id;
      openedToAnalyse.value = toAnalyse;
      show(next);
    });
  }

  /** Starts a new match; from an analysis, one to analyse. @throws InputError when the position or an option is wrong. */
  function startMatch(options: NewMatch): void {
    const toAnalyse = isAnalysis.peek();
    openMatch(newMatch({ ...options, seed: newSeed() }), { waits: false, toAnalyse });
  }

  /** Turns to a game where it was left, or begins it with the same players. */
  async function openGame(id: string): Promise<void> {
    wantedGame = id;
    try {
      await loadGame(id);
    } catch {
      warn(() => words.value.gameNotLoaded);
      return;
    }
    // Only the game requested last is opened, however long each takes to load.
    if (wantedGame === id && (id !== match.peek().game || isAnalysis.peek())) {
      const players = isAnalysis.peek() ? FIRST_PLAYERS : playersIn(id);
      openMatch(lastMatch(id, players), { id: lastMatchId(id), waits: false });
    }
  }

  /** Those of the match on the page, for one of a game. */
  function playersIn(id: string): Match['players'] {
    const { game, players } = match.peek();
    return game === id ? players : inAnotherGame(players);
  }

  return { show, stopThinking, openMatch, startMatch, openGame, playersIn };
}
