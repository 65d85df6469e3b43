import {
  type AutomaticDraws,
  DRAW,
  type Evaluation,
  type ImmediateWins,
  LOSS,
  type MarginScore,
  type Move,
  type MoveHints,
  NO_MOVE,
  type NoisyMoves,
  type NullMove,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  type Symmetry,
  type Threats,
  otherSide,
} from '../contract/game.js';
import { zobristKeys } from '../contract/random.js';

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

/**
 * Shape of the graph: usually nearly all is drawn; with fewer moves and more lost places, wins are far away.
 */
export interface SkirmishShape {
  /** Places that the stone can be on, at most `PLACES`; among few the game soon repeats. */
  readonly places: number;
  /** Moves of a position at most, 15 of them or fewer. */
  readonly width: number;
  /** One place in this many is lost for the side to move there. */
  readonly lostEvery: number;
  /** The stone goes on to later places only: nothing repeats, and the game does not know of repetitions. */
  readonly isOneWay?: boolean;
  /** A position that repeats another of the game is over, drawn. */
  readonly repetitionEnds?: boolean;
  /** Each place has an image, whose moves are other numbers; at most `IMAGE` places then. */
  readonly isMirrored?: boolean;
  /** Moves differ: each may be noisy, has a hint and an exchange value, and shares its slot with others. */
  readonly hasNamedMoves?: boolean;
  /** The game has no `givesCheck`: only making a move shows whether it has to be answered. */
  readonly hidesThreats?: boolean;
  /** Noisy moves win points, and the game is won by a margin. */
  readonly isByMargin?: boolean;
}

/** Difference between the number of an image and that of its place. */
const IMAGE = PLACES / 2;
/** A move's number at an image is this minus its number at the place. */
const LAST_MOVE = 15;
/** Furthest that the stone goes where it goes one way. */
const STEP = 9;

const USUAL_SHAPE: SkirmishShape = { places: PLACES, width: 7, lostEvery: 29 };

/**
 * A made-up game with every capability that the strong search uses, for tests. Both sides push one stone about a
 * small graph; a noisy move uses up material, so that exchanges end. Some places are lost for the side to
 * move there. Nothing in it means anything, but it repeats, transposes, forces, and may pass.
 */
export class SkirmishPosition implements Position {
  #place: number;
  #material: number;
  readonly #shape: SkirmishShape;
  turn: Side = 0;
  /** Place, material and turn of the positions before this one, the nearest last. */
  readonly #past: number[] = [];
  readonly automaticDraws?: AutomaticDraws;
  readonly symmetry?: Symmetry;
  readonly moveHints?: MoveHints;
  readonly immediateWins?: ImmediateWins;
  readonly marginScore?: MarginScore;
  readonly threats: Threats;
  /** The points of the first side less those of the other, in a game that is won by a margin. */
  #lead = 0;

  constructor(place: number, material = MATERIAL - 1, shape: SkirmishShape = USUAL_SHAPE) {
    this.#place = place;
    this.#material = material;
    this.#shape = shape;
    if (!shape.isOneWay) this.automaticDraws = this;
    if (shape.isMirrored) this.symmetry = this;
    if (shape.hasNamedMoves) this.moveHints = this;
    if (shape.isByMargin) this.marginScore = this;
    else this.immediateWins = this;
    this.threats = shape.hidesThreats ? { mustRespond: () => this.mustRespond() } : this;
  }

  get noisyMoves(): NoisyMoves {
    return this;
  }

  get nullMove(): NullMove {
    return this;
  }

  get hashLo(): number {
    return this.#key(0) ^ Math.imul(this.#lead, 0x9e3779b1);
  }
  get hashHi(): number {
    return this.#key(1) ^ Math.imul(this.#lead, 0x85ebca6b);
  }

  /** One move or more; while there is material the first may be noisy, and any where they differ. */
  generateMoves(out: Int32Array, at: number): number {
    if (this.outcome() !== ONGOING) return at;
    const count = 1 + mixed(this.spot, 1, this.#shape.width);
    for (let i = 0; i < count; i++) out[at + i] = this.#numbered(i);
    return at + count;
  }

  generateNoisy(out: Int32Array, at: number): number {
    const end = this.generateMoves(out, at);
    const noisy = out.slice(at, end).filter((move) => this.isNoisy(move));
    out.set(noisy, at);
    return at + noisy.length;
  }

  isNoisy(move: Move): boolean {
    if (this.#material === 0) return false;
    const number = this.#numbered(move);
    if (this.#shape.hasNamedMoves) return mixed(this.spot, 70 + number, 4) === 0;
    return number === 0 && mixed(this.spot, 2, 2) === 0;
  }

  exchangeValue(move: Move): number {
    if (this.#shape.hasNamedMoves) return 20 * (mixed(this.spot, 50 + this.#numbered(move), 41) - 20);
    return 100 * (mixed(this.spot, 3, 9) - 4);
  }

  isRepeated(plies: number): boolean {
    return this.#past.slice(-plies).includes(this.#code());
  }

  symmetricKey(out: Int32Array): void {
    out.set([this.#key(0, this.spot), this.#key(1, this.spot)]);
  }

  moveHint(move: Move): number {
    return mixed(this.spot, 30 + this.#numbered(move), 12);
  }

  historySlot(move: Move): number {
    return this.#spotOf(this.#target(move));
  }

  finalScore(): number {
    return this.#settled + (this.#isLost(this.#place) ? -300 : 0);
  }

  reducedKey(out: Int32Array): number {
    out.set([this.#key(0), this.#key(1)]);
    return this.#settled;
  }

  winningMove(): Move {
    const out = new Int32Array(LAST_MOVE);
    const count = this.generateMoves(out, 0);
    return out.subarray(0, count).find((move) => this.#isLost(this.#target(move))) ?? NO_MOVE;
  }

  generateNonLosing(out: Int32Array, at: number): number {
    const end = this.generateMoves(out, at);
    const nonLosing = out.slice(at, end).filter((move) => {
      this.makeMove(move);
      const isNonLosing = this.outcome() !== ONGOING || this.winningMove() === NO_MOVE;
      this.undoMove();
      return isNonLosing;
    });
    out.set(nonLosing, at);
    return at + nonLosing.length;
  }

  mustRespond(): boolean {
    return isUnderThreat(this.spot);
  }

  givesCheck(move: Move): boolean {
    return isUnderThreat(this.#spotOf(this.#target(move)));
  }

  makeMove(move: Move): void {
    const isNoisy = this.isNoisy(move);
    const mover = this.turn;
    const target = this.#target(move);
    this.#remember();
    if (isNoisy && this.#shape.isByMargin) this.#lead += (1 - 2 * mover) * this.#points;
    this.#place = target;
    if (isNoisy) this.#material--;
  }

  makePass(): boolean {
    this.#remember();
    return true;
  }

  undoMove(): void {
    const code = this.#past.pop()!;
    const hadMaterial = this.#material;
    this.#place = code >> 4;
    this.#material = (code >> 1) & 7;
    this.turn = (code & 1) as Side;
    if (this.#material > hadMaterial && this.#shape.isByMargin)
      this.#lead -= (1 - 2 * this.turn) * this.#points;
  }

  outcome(): Outcome {
    const isLost = this.#isLost(this.#place);
    const isDrawn = this.spot % 31 === 7 || (this.#shape.isOneWay && this.spot === this.#shape.places - 1);
    if (this.marginScore !== undefined && (isLost || isDrawn)) return Math.sign(this.finalScore()) as Outcome;
    if (isLost) return LOSS;
    if (isDrawn) return DRAW;
    return this.#shape.repetitionEnds && this.#past.includes(this.#code()) ? DRAW : ONGOING;
  }

  clone(): this {
    const copy = new SkirmishPosition(this.#place, this.#material, this.#shape);
    copy.turn = this.turn;
    copy.#lead = this.#lead;
    return copy as this;
  }

  #isLost(place: number): boolean {
    return this.#spotOf(place) % this.#shape.lostEvery === 4;
  }

  /** The number of a move, or the move of a number. */
  #numbered(move: number): number {
    return this.#place === this.spot ? move : LAST_MOVE - move;
  }

  #target(move: Move): number {
    const { places, isOneWay, isMirrored } = this.#shape;
    const which = 10 + this.#numbered(move);
    if (isOneWay) return Math.min(places - 1, this.#place + 1 + mixed(this.#place, which, STEP));
    if (!isMirrored) return mixed(this.#place, which, places);
    // Half of the moves go over to the images.
    const to = mixed(this.spot, which, 2 * places);
    return to < places ? this.#place - this.spot + to : IMAGE - this.#place + this.spot + to - places;
  }

  #remember(): void {
    this.#past.push(this.#code());
    this.turn = otherSide(this.turn);
  }

  #code(): number {
    return (this.#place << 4) | (this.#material << 1) | this.turn;
  }

  #key(half: 0 | 1, place = this.#place): number {
    const keys = [place, PLACES + this.#material, ...(this.turn === 1 ? [TURN] : [])];
    return keys.reduce((key, index) => key ^ KEYS[2 * index + half]!, 0);
  }

  /** The place, or the one that it is an image of. */
  get spot(): number {
    return this.#spotOf(this.#place);
  }

  #spotOf(place: number): number {
    return this.#shape.isMirrored ? place % IMAGE : place;
  }

  /** Spot and material: the side to move changes only the evaluation. */
  get state(): number {
    return (this.spot << 3) | this.#material;
  }

  /** Value by `skirmishValue`, for the side to move. */
  get value(): number {
    const lead = this.#lead + 20 * (mixed(this.spot, 5, 41) - 20);
    return this.turn === 0 ? lead : 0 - lead;
  }

  /** Points that a noisy move wins here in a game won by a margin. */
  get #points(): number {
    return 50 * (1 + mixed(this.spot, 6, 4));
  }

  /** The lead of the side to move. */
  get #settled(): number {
    return this.turn === 0 ? this.#lead : 0 - this.#lead;
  }
}

export const skirmishValue: Evaluation<SkirmishPosition> = {
  id: 'skirmish',
  futilityMargin: 60,
  evaluate: (position) => position.value,
  terms: () => ({}),
};
