import { batch, effect } from '@preact/signals';
import type { Side } from '@tahoun/core';
import type { EngineHost } from '@tahoun/engine';
import {
  type Match,
  type Work,
  acceptDraw,
  claimDraw as claimedDraw,
  declineDraw,
  goTo,
  loseOnTime,
  playMove,
  redo,
  resign,
  showLine,
  tryMove,
  undo,
} from '@tahoun/match';
import { startSounds } from '../kit/preferences.js';
import type { State } from './board-state.js';
import { letComputerPlay } from './computer.js';
import { afterHandingOver, afterPlaying, afterStep, hasPerson } from './page-match.js';
import { createShownMatch } from './shown-match.js';

/** Actions on the match on the page, by its user and by the computer. */
export function createPlay(state: State, engine: Pick<EngineHost, 'bestMove'>) {
  const { atEnd, isAnalysis, match, picked, proposed, snapshot, source, onTurn, paused } = state;
  const { replaying, showError, spent } = state;

  const { stopThinking, ...shown } = createShownMatch(state);
  const { show } = shown;

  /** Plays a person's move; a computer that was paused answers it. @throws InputError when it is not legal. */
  function play(text: string): void {
    startSounds();
    if (source !== undefined) {
      const { game, position } = snapshot.peek();
      const move = game.formatMove(position, game.parseMove(position, text));
      batch(() => {
        picked.value = [];
        proposed.value = null;
        source.play(move);
      });
      return;
    }
    const next = afterMoveOf(match.peek(), text);
    batch(() => {
      paused.value = false;
      show(next);
    });
  }

  /** The match on the page after a move, which took as long as its clock shows. */
  function afterMoveOf(before: Match, text: string, work?: Work): Match {
    // In an analysis, the game stays the main line.
    const how = isAnalysis.peek() ? tryMove : playMove;
    const next = afterPlaying(before, text, atEnd.peek() ? spent.peek() : 0, work, how);
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

  /** The person's side: the side to move where a person plays it, else the other one. */
  function sideOfPerson(): Side {
    const { turn } = snapshot.peek().position;
    return onTurn.peek().kind === 'human' ? turn : ((1 - turn) as Side);
  }

  function claimDraw(): void {
    show(claimedDraw(match.peek()));
  }

  function answerDraw(accepts: boolean): void {
    const { drawOffer } = match.peek();
    if (drawOffer === null) return;
    show(accepts ? acceptDraw(match.peek(), (1 - drawOffer) as Side) : declineDraw(match.peek()));
  }

  /** The side to move hands the turn over; the list of moves keeps it. */
  function handTurnOver(): void {
    try {
      const next = afterHandingOver(match.peek(), atEnd.peek() ? spent.peek() : 0);
      batch(() => {
        spent.value = 0;
        paused.value = false;
        show(next);
      });
    } catch (error) {
      showError(error);
    }
  }

  function changePlayer(side: Side, spec: string): void {
    const current = match.peek();
    show({ ...current, players: current.players.with(side, spec) as [string, string] });
  }

  if (source === undefined) letComputerPlay(state, engine, { show, afterMoveOf });
  else effect(() => follow(source.match.value));

  /** Shows a match as it goes on elsewhere. A new move ends the view of an earlier position. */
  function follow(next: Match): void {
    const { cursor, moves } = match.peek();
    if (next.moves.join(' ') === moves.join(' ')) match.value = { ...next, cursor };
    else show(next);
  }

  return {
    ...shown,
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
    claimDraw,
    handTurnOver,
    changePlayer,
  };
}
