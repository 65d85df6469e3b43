import { type Game, type Move, type Position, type Side, legalMoves } from '@tahoun/core';
import { gameTexts, moveWords } from '@tahoun/i18n';
import type { LiveState } from '@tahoun/live';
import type { View } from '../answer.js';
import { gameById } from '../games.js';
import { resultText } from '../output/text.js';
import { boardWithFigures } from './screen.js';

/** A game by link as a person sees it at one moment. */
export class LinkGame {
  readonly state: LiveState;
  readonly #view: View;

  constructor(state: LiveState, view: View) {
    this.state = state;
    this.#view = view;
  }

  /** The rules of the game, the position, and the move that led there. */
  snapshot(): { readonly game: Game; readonly position: Position; readonly lastMove: Move | undefined } {
    const game = gameById(this.state.game);
    const position = game.parsePosition(this.state.start);
    let lastMove: Move | undefined;
    for (const text of this.state.moves) {
      lastMove = game.parseMove(position, text);
      position.makeMove(lastMove);
    }
    return { game, position, lastMove };
  }

  /** @param isTurned whether the other side is at the bottom. */
  boardText(isTurned: boolean): string {
    const { game, position, lastMove } = this.snapshot();
    const { you } = this.state;
    const own = you === null ? 0 : this.sideOf(you);
    const bottom = (isTurned ? 1 - own : own) as Side;
    return boardWithFigures(this.#view, game, position, lastMove, bottom).trimEnd();
  }

  /** In words of the person's language, sorted; none where nobody may move. */
  legalMoves(): string[] {
    if (this.state.status !== 'active') return [];
    const { game, position } = this.snapshot();
    return legalMoves(position)
      .map((move) => moveWords(this.#view.language, game.id, game.formatMove(position, move)))
      .sort();
  }

  /** Whether the other side waits for an answer. */
  otherAsks(what: 'draw' | 'undo'): boolean {
    const { drawOffer, undoAsked, you } = this.state;
    const asked = what === 'draw' ? drawOffer : undoAsked;
    return asked !== null && asked !== you;
  }

  /** The side that makes the move of a ply, from 0. */
  moverAt(ply: number): Side {
    const first = gameById(this.state.game).parsePosition(this.state.start).turn;
    return ((first + ply) % 2) as Side;
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
    const { game, result, you } = this.state;
    if (result === null) return;
    const { winner, ...rest } = result;
    const side = winner === null ? null : this.sideOf(winner);
    yield this.#view.colors.bold(resultText(this.#view, gameById(game), { ...rest, winner: side }));
    if (you !== null) yield this.#view.texts.link.over;
  }
}
