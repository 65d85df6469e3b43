import { effect } from '@preact/signals';
import { type Side, isDecided } from '@tahoun/core';
import { type Judgeable, agreesToDraw, movesBeforeDraw, parsePlayer, turned } from '@tahoun/engine';
import { acceptDraw, declineDraw, offerDraw } from '@tahoun/match';
import { moveText, words } from '../kit/preferences.js';
import { opinions, standingWords } from './opinion.js';
import { perStore } from './store.js';

/**
 * Questions to the engine during a game: a hint, or whether it accepts a draw. Fetched with the first
 * question.
 */

/** A hint is worth a moment of thought, never a long wait. */
const HINT_NODES = 200_000;

export const questions = perStore((store) => {
  const { engine, hint, humanToMove, match, snapshot, show, sideOfPerson, tell, warn } = store;

  /** The question under way. */
  let asking = new AbortController();

  /** A question is about the match as it was. */
  effect(() => {
    void match.value;
    asking.abort();
  });

  async function askHint(): Promise<void> {
    if (!humanToMove.peek()) return;
    const answer = await askEngine();
    const move = answer?.move;
    if (answer === null || move == null) return;
    const { game, position } = snapshot.peek();
    hint.value = game.parseMove(position, move);
    const place = match.peek();
    // It follows a running analysis, as the arrow and the bar do.
    const text = () => {
      const now = opinions(store).opinionOf(place) ?? answer;
      const suggestion = words.value.hintIs(moveText(game.id, now.move ?? move));
      const seen = position.turn === 0 ? now : turned(now);
      return isDecided(now.score) ? `${suggestion}: ${standingWords(game.id, seen)}` : suggestion;
    };
    tell(text);
  }

  /** Offers a draw. */
  async function offer(): Promise<void> {
    const side = sideOfPerson();
    const offered = offerDraw(match.peek(), side);
    match.value = offered;
    const other = offered.players[1 - side] as string;
    if (parsePlayer(other).kind === 'human') return;
    const draw = { plies: offered.cursor, rated: false };
    const fewest = movesBeforeDraw(draw);
    if (fewest !== null) return decline(() => words.value.drawEarly(fewest));
    const answer = await askEngine();
    if (answer === null) return;
    const isComputersTurn = snapshot.peek().position.turn !== side;
    if (!agreesToDraw(draw, isComputersTurn ? answer.score : -answer.score))
      return decline(() => words.value.drawDeclined);
    show(acceptDraw(offered, (1 - side) as Side));
  }

  function decline(text: () => string): void {
    match.value = declineDraw(match.peek());
    tell(text);
  }

  /**
   * The engine's opinion of the position on the page; null when the page has moved on or the engine failed.
   */
  async function askEngine(): Promise<Judgeable | null> {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    try {
      return await opinions(store).opinionAfter(match.peek(), HINT_NODES, engine.bestMove, signal);
    } catch {
      if (!signal.aborted) warn(() => words.value.engineFailed);
      return null;
    }
  }

  return { askHint, offer };
});
