import {
  DRAW,
  type Evaluation,
  LOSS,
  type Move,
  NO_MOVE,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
} from '../game.js';
import { zobristKeys } from '../zobrist.js';

export const PLACES = 256;
/** One more than the most. */
export const MATERIAL = 8;
const KEYS = zobristKeys(PLACES + MATERIAL + 1, 0x51a7);
/** The last key is the turn's. */
const TURN = PLACES + MATERIAL;

/** A pseudo-random number from 0 to `bound - 1` that belongs to two others. */
function mixed(a: number, b: number, bound: number): number {
  const once = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 17, 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 15), 0x2c1b3c6d);
  return ((twice ^ (twice >>> 13)) >>> 0) % bound;
}

function isUnderThreat(place: number): boolean {
  return mixed(place, 4, 12) === 0;
}

/** How the graph looks: in the usual one nearly all is drawn, with fewer moves and more lost places wins are far. */
export interface SkirmishShape {
  /** Places that the stone can be on, at most `PLACES`; among few the game soon repeats. */
  readonly places: number;
  /** Moves of a position at most. */
  readonly width: number;
  /** One place in so many is lost for the side to move there. */
  readonly lostEvery: number;
}

const USUAL_SHAPE: SkirmishShape = { places: PLACES, width: 7, lostEvery: 29 };

/**
 * A made-up game with every hook of the strong search, for tests. Both sides push one stone about a
 * small graph; a noisy move uses up material, so that exchanges end. Some places are lost for who has to
 * move there. Nothing in it means anything, but it repeats, transposes, forces, and may pass.
 */
export class SkirmishPosition implements Position {
  turn: Side = 0;
  /** Place, material and turn of the positions before this one, the nearest last. */
  readonly #past: number[] = [];

  constructor(
    private place: number,
    private material = MATERIAL - 1,
    private readonly shape: SkirmishShape = USUAL_SHAPE,
  ) {}

  get hashLo(): number {
    return this.#key(0);
  }
  get hashHi(): number {
    return this.#key(1);
  }

  /** One move or more; the first is noisy while there is material. */
  generateMoves(out: Int32Array, at: number): number {
    if (this.outcome() !== ONGOING) return at;
    const count = 1 + mixed(this.place, 1, this.shape.width);
    for (let move = 0; move < count; move++) out[at + move] = move;
    return at + count;
  }

  generateNoisy(out: Int32Array, at: number): number {
    if (this.outcome() !== ONGOING || !this.isNoisy(0)) return at;
    out[at] = 0;
    return at + 1;
  }

  isNoisy(move: Move): boolean {
    return move === 0 && this.material > 0 && mixed(this.place, 2, 2) === 0;
  }

  exchangeValue(_move: Move): number {
    return 100 * (mixed(this.place, 3, 9) - 4);
  }

  winningMove(): Move {
    const out = new Int32Array(8);
    const count = this.generateMoves(out, 0);
    return out.subarray(0, count).find((move) => this.#isLost(this.#target(move))) ?? NO_MOVE;
  }

  generateSafe(out: Int32Array, at: number): number {
    const end = this.generateMoves(out, at);
    const safe = out.slice(at, end).filter((move) => {
      this.makeMove(move);
      const isSafe = this.outcome() !== ONGOING || this.winningMove() === NO_MOVE;
      this.undoMove();
      return isSafe;
    });
    out.set(safe, at);
    return at + safe.length;
  }

  isForced(): boolean {
    return isUnderThreat(this.place);
  }

  isThreat(move: Move): boolean {
    return isUnderThreat(this.#target(move));
  }

  makeMove(move: Move): void {
    const isNoisy = this.isNoisy(move);
    this.#remember();
    this.place = this.#target(move);
    if (isNoisy) this.material--;
  }

  makePass(): boolean {
    this.#remember();
    return true;
  }

  undoMove(): void {
    const code = this.#past.pop() as number;
    this.place = code >> 4;
    this.material = (code >> 1) & 7;
    this.turn = (code & 1) as Side;
  }

  isRepeated(plies: number): boolean {
    return this.#past.slice(-plies).includes(this.#code());
  }

  outcome(): Outcome {
    if (this.#isLost(this.place)) return LOSS;
    return this.place % 31 === 7 ? DRAW : ONGOING;
  }

  clone(): this {
    const copy = new SkirmishPosition(this.place, this.material, this.shape);
    copy.turn = this.turn;
    return copy as this;
  }

  #isLost(place: number): boolean {
    return place % this.shape.lostEvery === 4;
  }

  #target(move: Move): number {
    return mixed(this.place, 10 + move, this.shape.places);
  }

  #remember(): void {
    this.#past.push(this.#code());
    this.turn = (1 - this.turn) as Side;
  }

  #code(): number {
    return (this.place << 4) | (this.material << 1) | this.turn;
  }

  #key(half: 0 | 1): number {
    const keys = [this.place, PLACES + this.material, ...(this.turn === 1 ? [TURN] : [])];
    return keys.reduce((key, index) => key ^ (KEYS[2 * index + half] as number), 0);
  }

  /** Place and material: whose turn it is changes only what an evaluation says. */
  get state(): number {
    return (this.place << 3) | this.material;
  }

  /** What `skirmishValue` says, for the side to move. */
  get value(): number {
    const lead = 20 * (mixed(this.place, 5, 41) - 20);
    return this.turn === 0 ? lead : 0 - lead;
  }
}

export const skirmishValue: Evaluation<SkirmishPosition> = {
  id: 'skirmish',
  quietSwing: 60,
  evaluate: (position) => position.value,
  terms: () => ({}),
};
