import type { Game, Side } from '@tahoun/core';
import { type GtpForm, mainLine } from '@tahoun/games';
import { readText } from '../input/files.js';
import { fileFormatOf, gameById, gtpFormOf } from '../input/games.js';
import {
  type BoardState,
  type Variants,
  initialState,
  stateAfter,
  stateFrom,
} from '../protocol/board-state.js';
import { GtpFailure } from './message.js';

/** No protocol has places for more stones. */
const MOST_HANDICAP = 9;

/** The board of a conversation, with everything that can be taken back. */
export class GtpBoard {
  readonly game: Game;
  readonly form: GtpForm;
  /** The options of a new game. */
  #variants: Variants;
  /** From the empty board on; the last one is on the board. */
  #states: BoardState[];

  /** @throws InputError for an option that the game does not have. */
  constructor(id: string, variants: Variants) {
    this.game = gameById(id);
    this.form = gtpFormOf(id) as GtpForm;
    this.#variants = variants;
    this.#states = [initialState(this.game, variants)];
  }

  get state(): BoardState {
    return this.#states.at(-1) as BoardState;
  }

  get isOver(): boolean {
    return this.game.result(this.state.position) !== null;
  }

  /** A new game on a board of another size. @throws InputError */
  resize(size: string): void {
    const variants = { ...this.#variants, [this.form.sizeOption]: size };
    this.#states = [initialState(this.game, variants)];
    this.#variants = variants;
  }

  /** A new game. @throws InputError */
  clear(): void {
    this.#states = [initialState(this.game, this.#variants)];
  }

  /**
   * The board as `side` would find it on turn. Colours may play out of turn, as when a controller sets up a
   * board by moves: that starts a new game there. @throws InputError where the turn cannot pass.
   */
  stateFor(side: Side): BoardState {
    const { state } = this;
    if (state.position.turn === side) return state;
    return stateFrom(this.game, state.variants, this.game.withTurn(state.position, side));
  }

  /** @throws InputError, GtpFailure for a move that is not legal. */
  play(side: Side, text: string): void {
    if (this.isOver) throw new GtpFailure('illegal move', ({ gtp }) => gtp.gameOver);
    const state = this.stateFor(side);
    this.#states.push(stateAfter(state, this.game.parseMove(state.position, text)));
  }

  /** Takes back a move, a board that was set up, or a change of turn. @throws GtpFailure */
  undo(): void {
    if (this.#states.length === 1) throw new GtpFailure('cannot undo', ({ gtp }) => gtp.noMoveMade);
    this.#states.pop();
  }

  /** Puts stones on the board of a new game. @throws InputError, GtpFailure */
  setUp(stones: readonly (readonly [Side, string])[]): void {
    if (this.#states.length > 1) throw new GtpFailure('board not empty', ({ gtp }) => gtp.movesMade);
    const placed = this.form.stoneOptions.map((option, colour) => {
      const points = stones.filter(([side]) => side === colour).map(([, point]) => point);
      return [option, points.join(',')];
    });
    const variants = { ...this.#variants, ...Object.fromEntries(placed) };
    this.#states.push(initialState(this.game, variants));
  }

  /** Stones of the side that begins; the other one moves first. @throws InputError, GtpFailure */
  setHandicap(points: readonly string[]): void {
    this.setUp(points.map((point) => [0, point]));
    this.giveTurn(1);
  }

  /**
   * The points for so many stones; where there may be fewer, for the most that have points.
   * @throws GtpFailure
   */
  handicap(count: number, mayBeFewer: boolean): readonly string[] {
    const size = this.form.sizeOf(this.state.position);
    const most = mayBeFewer ? Math.min(count, MOST_HANDICAP) : count;
    for (let stones = most; stones > 0; stones--) {
      const points = this.form.fixedHandicap(size, stones);
      if (points.length > 0) return points;
      if (!mayBeFewer) break;
    }
    throw new GtpFailure('invalid number of stones');
  }

  /** Hands the turn to a side. @throws InputError */
  giveTurn(side: Side): void {
    const state = this.stateFor(side);
    if (state !== this.state) this.#states.push(state);
  }

  /** Opens the first game of a file. @param place `number` is the move before which to stop, from 1. @throws */
  load({ path, number: before = Number.POSITIVE_INFINITY }: { path: string; number?: number }): void {
    const [unread] = fileFormatOf(this.game.id)?.games(readText(path)) ?? [];
    const played = unread?.read();
    if (played === undefined) throw new GtpFailure('cannot load file', ({ gtp }) => gtp.noGameInFile);
    const start = this.game.parsePosition(played.start);
    const states = [stateFrom(this.game, {}, start)];
    for (const { move } of mainLine(played.tree).slice(0, before - 1)) {
      const state = states.at(-1) as BoardState;
      states.push(stateAfter(state, this.game.parseMove(state.position, move)));
    }
    this.#states = states;
    this.#variants = { ...this.#variants, [this.form.sizeOption]: String(this.form.sizeOf(start)) };
  }

  /** The score of the finished game. @throws GtpFailure */
  score(): string {
    const { position } = this.state;
    const result = this.game.result(position);
    if (result === null) throw new GtpFailure('cannot score', ({ gtp }) => gtp.gameGoesOn);
    return result.winner === null ? '0' : this.form.score(position, result.winner);
  }
}
