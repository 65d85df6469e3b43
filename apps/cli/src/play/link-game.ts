import type { Side } from '@tahoun/core';
import { gameTexts, resultSentence } from '@tahoun/i18n';
import type { LiveState } from '@tahoun/live';
import { type Snapshot, newMatch, showLine, snapshotAt } from '@tahoun/match';
import { gameById } from '../input/games.js';
import type { View } from '../output/view.js';
import { boardWithFigures, moveList } from './screen.js';

/** A game by link as a person sees it at one moment. */
export class LinkGame {
  readonly state: LiveState;
  readonly snapshot: Snapshot;
  readonly #view: View;

  /** @throws InputError for an unknown game. */
  constructor(state: LiveState, view: View) {
    const { game, start, moves } = state;
    const begun = newMatch({ game: gameById(game), position: start, players: ['human', 'human'] });
    this.state = state;
    this.snapshot = snapshotAt(showLine(begun, moves));
    this.#view = view;
  }

  /** @param isTurned whether the other side is at the bottom. */
  boardText(isTurned: boolean): string {
    const { you } = this.state;
    const own = you === null ? 0 : this.sideOf(you);
    const bottom = (isTurned ? 1 - own : own) as Side;
    return boardWithFigures(this.#view, this.snapshot, bottom).trimEnd();
  }

  /** In words of the person's language, sorted; none where nobody may move. */
  legalMoves(): string[] {
    return this.state.status === 'active' ? moveList(this.#view, this.snapshot) : [];
  }

  /** What a wish for a draw comes to now. */
  drawAction(): 'accept-draw' | 'claim-draw' | 'offer-draw' {
    const { claimableDraw, turn, you } = this.state;
    if (this.otherAsks('draw')) return 'accept-draw';
    return claimableDraw !== null && turn === you ? 'claim-draw' : 'offer-draw';
  }

  /** Whether the other side waits for an answer. */
  otherAsks(what: 'draw' | 'undo'): boolean {
    const { drawOffer, undoAsked, you } = this.state;
    const asked = what === 'draw' ? drawOffer : undoAsked;
    return asked !== null && asked !== you;
  }

  /** The side that makes the move of a ply, from 0: the sides move in turn, up to the position shown. */
  moverAt(ply: number): Side {
    const { position, moves } = this.snapshot;
    return ((position.turn + moves.length + ply) % 2) as Side;
  }

  sideOf(letter: string): Side {
    return this.state.seats[0].side === letter ? 0 : 1;
  }

  nameOf(side: Side): string {
    return gameTexts(this.#view.language, this.state.game).sides[side].name;
  }

  /** @yields the names of both, and which of them the person is. */
  *whoPlays(): Generator<string> {
    const { seats, you, game } = this.state;
    const words = this.#view.texts.link;
    const name = (side: Side) => `${this.nameOf(side)} (${seats[side].name})`;
    const title = this.#view.colors.bold(gameTexts(this.#view.language, game).name);
    yield `${title}: ${words.begun(name(0), name(1))}`;
    yield you === null ? words.watching : words.youPlay(this.nameOf(this.sideOf(you)));
  }

  /** @yields the result, and the actions that are possible then; nothing before the end. */
  *ending(): Generator<string> {
    const { result, you } = this.state;
    if (result === null) return;
    const winner = result.winner === null ? null : this.sideOf(result.winner);
    yield this.#view.colors.bold(
      resultSentence(this.#view.language, this.snapshot.game.id, { ...result, winner }),
    );
    if (you !== null) yield this.#view.texts.link.over;
  }
}
