import { batch } from '@preact/signals';
import type { Side } from '@tahoun/core';
import type { EngineHost } from '@tahoun/engine';
import {
  type Match,
  type NewMatch,
  acceptDraw,
  declineDraw,
  goTo,
  loseOnTime,
  newMatch,
  redo,
  resign,
  showLine,
  undo,
} from '@tahoun/match';
import type { State } from './board-state.js';
import { NO_STROKES } from './components/strokes.js';
import { letComputerPlay } from './computer.js';
import { loadGame } from './load-game.js';
import { afterPlaying, afterStep, hasPerson, inAnotherGame } from './page-match.js';
import { startSounds, words } from './preferences.js';
import { newMatchId, newSeed } from './state.js';

interface Opening {
  /** Of a match that this browser knows; a new one is made for any other. */
  readonly id?: string;
  /** The computer does not move before it is told to. */
  readonly waits: boolean;
}

export type Play = ReturnType<typeof createPlay>;

/** What is done to the match on the page, by its user and by the computer. */
export function createPlay(state: State, engine: Pick<EngineHost, 'bestMove'>) {
  const {
    atEnd,
    hint,
    lastAnswer,
    lastMatch,
    lastMatchId,
    match,
    matchId,
    snapshot,
    notice,
    onTurn,
    paused,
    picked,
    pointed,
    proposed,
    replaying,
    showError,
    spent,
    strokes,
    thinking,
  } = state;

  /** The game asked for last. */
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
  function openMatch(next: Match, { id = newMatchId(), waits }: Opening): void {
    wantedGame = next.game;
    batch(() => {
      replaying.value = false;
      paused.value = waits;
      lastAnswer.value = null;
      matchId.value = id;
      show(next);
    });
  }

  /** Starts a new match. @throws InputError when the position or an option is wrong. */
  function startMatch(options: NewMatch): void {
    openMatch(newMatch({ ...options, seed: newSeed() }), { waits: false });
  }

  /** Turns to another game where it was left, or begins it with the same players. */
  async function openGame(id: string): Promise<void> {
    wantedGame = id;
    try {
      await loadGame(id);
    } catch {
      notice.value = { text: () => words.value.gameNotLoaded, isError: true };
      return;
    }
    // Only the game asked for last is opened, however long each takes to come.
    if (wantedGame === id && id !== match.peek().game) {
      openMatch(lastMatch(id, playersIn(id)), { id: lastMatchId(id), waits: false });
    }
  }

  /** Those of the match on the page, for one of a game. */
  function playersIn(id: string): Match['players'] {
    const { game, players } = match.peek();
    return game === id ? players : inAnotherGame(players);
  }

  /** Plays a person's move; a computer that was paused answers it. @throws InputError when it is not legal. */
  function play(text: string): void {
    const next = afterMoveOf(match.peek(), text);
    startSounds();
    batch(() => {
      paused.value = false;
      show(next);
    });
  }

  /** The match on the page after a move, which took as long as its clock shows. */
  function afterMoveOf(before: Match, text: string): Match {
    const next = afterPlaying(before, text, atEnd.peek() ? spent.peek() : 0);
    spent.value = 0;
    return next;
  }

  /** One step back; against the computer, back to the person's own turn. */
  function takeBack(): void {
    step(undo);
  }

  function goForward(): void {
    step(redo);
  }

  function step(move: (current: Match) => Match): void {
    const current = match.peek();
    batch(() => {
      replaying.value = false;
      paused.value ||= !hasPerson(current);
      show(afterStep(current, move));
    });
  }

  function showPly(ply: number): void {
    batch(() => {
      replaying.value = false;
      show(goTo(match.peek(), ply));
    });
  }

  /** Shows the match from its start, move by move. */
  function replay(): void {
    batch(() => {
      replaying.value = true;
      show(goTo(match.peek(), 0));
    });
  }

  /** Lets the computer play on from an earlier position, or after a pause. */
  function goOn(): void {
    const current = match.peek();
    batch(() => {
      paused.value = false;
      replaying.value = false;
      show(showLine(current, current.moves.slice(0, current.cursor), null));
    });
  }

  /** Stops the replay, or the search under way, and keeps the computer waiting. */
  function stop(): void {
    batch(() => {
      if (!replaying.peek()) paused.value = true;
      replaying.value = false;
      stopThinking();
    });
  }

  function resignGame(): void {
    show(resign(match.peek(), sideOfPerson()));
  }

  /** The side to move has no time left. */
  function fallFlag(): void {
    show(loseOnTime(match.peek(), snapshot.peek().position.turn));
  }

  /** The person's side: whoever is to move, or the only person there is. */
  function sideOfPerson(): Side {
    const { turn } = snapshot.peek().position;
    return onTurn.peek().kind === 'human' ? turn : ((1 - turn) as Side);
  }

  function answerDraw(accepts: boolean): void {
    const { drawOffer } = match.peek();
    if (drawOffer === null) return;
    show(accepts ? acceptDraw(match.peek(), (1 - drawOffer) as Side) : declineDraw(match.peek()));
  }

  /** The current position with the other side to move, as the start of a new match. */
  function switchTurn(): void {
    const { game, position } = snapshot.peek();
    try {
      const turned = game.withTurn(position, (1 - position.turn) as Side);
      startMatch({ game, position: game.formatPosition(turned), players: match.peek().players });
    } catch (error) {
      showError(error);
    }
  }

  function changePlayer(side: Side, spec: string): void {
    const current = match.peek();
    show({ ...current, players: current.players.with(side, spec) as [string, string] });
  }

  letComputerPlay(state, engine, { show, afterMoveOf });

  return {
    show,
    openMatch,
    startMatch,
    openGame,
    playersIn,
    play,
    takeBack,
    goForward,
    showPly,
    replay,
    goOn,
    stop,
    resignGame,
    fallFlag,
    sideOfPerson,
    answerDraw,
    switchTurn,
    changePlayer,
  };
}
