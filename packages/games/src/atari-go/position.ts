import {
  type ChildEstimates,
  type ImmediateWins,
  LOSS,
  type Move,
  type MoveHints,
  NO_MOVE,
  ONGOING,
  type Outcome,
  type Position,
  type Side,
  type Symmetry,
  type Threats,
  WON,
} from '@tahoun/core';
import { estimateChildren } from './child-estimates.js';
import {
  BLACK,
  DIRECTIONS,
  EMPTY,
  type Goban,
  KEYS,
  TURN_KEY,
  gobanOf,
  koKey,
  sizeKey,
  stoneKey,
  takenKey,
  targetKey,
} from './goban.js';
import { Groups } from './groups.js';
import { hintOf, joinedLiberties } from './hints.js';

/** Results of `onlySave` other than a point. */
const ANY_POINT = -1;
const NO_SAVE = -2;

/** The value of `ko` where there is no ko. */
export const NO_KO = -1;

/** int32 numbers kept for each move made: the point, the key, the ko point, captures, captured groups. */
const RECORD_SIZE = 9;
const CAPTURED_AT = 5;

/** Data that define a position. */
export interface AtariGoSetup {
  readonly size: number;
  /** Contents of each point, row by row from the top; every group has a liberty. */
  readonly stones: ArrayLike<number>;
  readonly turn: Side;
  /** Stones to be captured for a win. */
  readonly target: number;
  /** Stones that Black and White have captured so far. */
  readonly taken: readonly [number, number];
  /** The point of a ko (see `koSide`), or `NO_KO`. */
  readonly ko: number;
  /** The points from which the last move captured stones, if that is known. */
  readonly captured?: readonly number[];
}

/** A game of Atari Go in play. A move is the index of the point, row by row from the top left. */
export class AtariGoPosition implements Position {
  turn: Side;
  hashLo = 0;
  hashHi = 0;
  readonly groups: Groups;
  readonly target: number;
  /** Stones captured so far, by side. */
  readonly taken: Int32Array;
  /** The point where a single stone just captured a single stone and could be recaptured, or `NO_KO`. */
  ko: number;
  readonly #capturedBefore: readonly number[];
  readonly #undo: Int32Array;
  #made = 0;

  constructor(setup: AtariGoSetup) {
    const goban = gobanOf(setup.size);
    const { points } = goban;
    this.#capturedBefore = setup.captured ?? [];
    this.turn = setup.turn;
    this.target = setup.target;
    this.taken = Int32Array.from(setup.taken);
    this.ko = setup.ko;
    // Each move adds a stone, and only captures make room: fewer than the target by each side, then the end.
    const moves = points + 2 * this.target + 1;
    this.groups = new Groups(goban, points + moves);
    this.#undo = new Int32Array(RECORD_SIZE * moves);
    for (let point = 0; point < points; point++) {
      const stone = setup.stones[point]!;
      if (stone === EMPTY) continue;
      this.groups.place(point, stone);
      this.#toggle(stoneKey(point, stone));
    }
    this.#toggle(sizeKey(goban.size));
    this.#toggle(targetKey(this.target));
    this.#toggle(takenKey(0, setup.taken[0]));
    this.#toggle(takenKey(1, setup.taken[1]));
    if (this.ko !== NO_KO) this.#toggle(koKey(this.ko));
    if (this.turn === 1) this.#toggle(TURN_KEY);
  }

  #toggle(key: number): void {
    this.hashLo ^= KEYS[2 * key]!;
    this.hashHi ^= KEYS[2 * key + 1]!;
  }

  get goban(): Goban {
    return this.groups.goban;
  }

  generateMoves(out: Int32Array, at: number): number {
    if (this.isWon()) return at;
    const { stones } = this.groups;
    const { points } = this.groups.goban;
    let end = at;
    for (let point = 0; point < points; point++) {
      if (stones[point] === EMPTY && this.isLegal(point)) out[end++] = point;
    }
    return end;
  }

  /** Whether the side to move may play on an empty point. */
  isLegal(point: number): boolean {
    const { stones, groupOf, liberties } = this.groups;
    const { neighbours } = this.groups.goban;
    const own = BLACK + this.turn;
    for (let at = DIRECTIONS * point; at < DIRECTIONS * (point + 1); at++) {
      const neighbour = neighbours[at]!;
      if (neighbour < 0) break;
      const content = stones[neighbour];
      if (content === EMPTY) return true;
      const isLast = liberties[groupOf[neighbour]!] === 1;
      // Its own group keeps another liberty, or a group of the other side loses its last one.
      if (content === own ? !isLast : isLast) return content === own || point !== this.ko;
    }
    return false;
  }

  makeMove(move: Move): void {
    const { groups, turn } = this;
    const { stones, groupOf, liberties } = groups;
    const { neighbours } = groups.goban;
    const own = BLACK + turn;
    const other = 3 - own;
    const undo = this.#undo;
    const record = RECORD_SIZE * this.#made++;
    undo[record] = move;
    undo[record + 1] = this.hashLo;
    undo[record + 2] = this.hashHi;
    undo[record + 3] = this.ko;
    undo[record + 4] = this.taken[turn]!;

    if (this.ko !== NO_KO) this.#toggle(koKey(this.ko));
    this.ko = NO_KO;
    groups.place(move, own);
    this.#toggle(stoneKey(move, own));
    let captured = 0;
    let taken = 0;
    let last = NO_KO;
    for (let at = DIRECTIONS * move; at < DIRECTIONS * (move + 1); at++) {
      const neighbour = neighbours[at]!;
      if (neighbour < 0) break;
      if (stones[neighbour] !== other || liberties[groupOf[neighbour]!] !== 0) continue;
      last = neighbour;
      undo[record + CAPTURED_AT + captured++] = neighbour;
      taken += this.#capture(neighbour, other);
    }
    if (captured < DIRECTIONS) undo[record + CAPTURED_AT + captured] = NO_KO;
    if (taken > 0) {
      this.#toggle(takenKey(turn, this.taken[turn]!));
      this.taken[turn] = this.taken[turn]! + taken;
      this.#toggle(takenKey(turn, this.taken[turn]!));
      const group = groupOf[move]!;
      const isKo = taken === 1 && groups.sizes[group] === 1 && liberties[group] === 1;
      if (isKo && !this.isWon()) {
        this.ko = last;
        this.#toggle(koKey(last));
      }
    }
    this.#toggle(TURN_KEY);
    this.turn = (1 - turn) as Side;
  }

  /** Takes a group from the board and the key. @returns the number of its stones. */
  #capture(start: number, stone: number): number {
    const { next, groupOf, sizes } = this.groups;
    this.groups.remove(start);
    let point = start;
    do {
      this.#toggle(stoneKey(point, stone));
      point = next[point]!;
    } while (point !== start);
    return sizes[groupOf[start]!]!;
  }

  undoMove(): void {
    const undo = this.#undo;
    const record = RECORD_SIZE * --this.#made;
    const move = undo[record]!;
    const other = BLACK + this.turn;
    this.turn = (1 - this.turn) as Side;
    let captured = 0;
    while (captured < DIRECTIONS && undo[record + CAPTURED_AT + captured] !== NO_KO) captured++;
    for (let i = captured - 1; i >= 0; i--) {
      this.groups.restore(undo[record + CAPTURED_AT + i]!, other);
    }
    this.groups.unplace(move);
    this.hashLo = undo[record + 1]!;
    this.hashHi = undo[record + 2]!;
    this.ko = undo[record + 3]!;
    this.taken[this.turn] = undo[record + 4]!;
  }

  /** Whether a side has captured as many stones as it takes. */
  isWon(): boolean {
    return this.taken[0]! >= this.target || this.taken[1]! >= this.target;
  }

  outcome(): Outcome {
    if (this.isWon()) return this.taken[this.turn]! >= this.target ? WON : LOSS;
    return this.#canMove() ? ONGOING : LOSS;
  }

  #canMove(): boolean {
    const { stones } = this.groups;
    const { points } = this.groups.goban;
    for (let point = 0; point < points; point++) {
      if (stones[point] === EMPTY && this.isLegal(point)) return true;
    }
    return false;
  }

  /** A capture that reaches the target. */
  winningMove(): Move {
    const { groups, turn } = this;
    if (groups.countGroups(BLACK + 1 - turn, 1) === 0) return NO_MOVE;
    const { stones } = groups;
    const { points } = groups.goban;
    const missing = this.target - this.taken[turn]!;
    for (let point = 0; point < points; point++) {
      if (stones[point] !== EMPTY) continue;
      if (this.stonesTakenBy(point) >= missing && this.isLegal(point)) return point;
    }
    return NO_MOVE;
  }

  estimateChildren(children: ChildEstimates, at: number, end: number): boolean {
    if (this.target > 1) return false;
    estimateChildren(this, children, at, end);
    return true;
  }

  generateNonLosing(out: Int32Array, at: number): number {
    if (this.target === 1) return this.#generateNonLosingFromFirst(out, at);
    const isCalled = this.mustRespond();
    const all = this.generateMoves(out, at);
    // Moves that did not fit into the list cannot be read back from it: the caller enlarges it and asks
    // again.
    if (all > out.length) return all;
    let end = at;
    for (let i = at; i < all; i++) {
      const point = out[i]!;
      if ((!isCalled && this.#hasRoom(point)) || this.#isSafe(point)) out[end++] = point;
    }
    return end;
  }

  /**
   * The same where the first capture wins and none is possible now: the stone's group keeps two liberties,
   * and no other group stays in atari, because a stone saves only the groups that it joins.
   */
  #generateNonLosingFromFirst(out: Int32Array, at: number): number {
    const { groups } = this;
    const { stones } = groups;
    const own = BLACK + this.turn;
    const only = this.#onlySave();
    if (only === NO_SAVE) return at;
    const from = only === ANY_POINT ? 0 : only;
    const to = only === ANY_POINT ? stones.length : only + 1;
    let end = at;
    for (let point = from; point < to; point++) {
      if (stones[point] !== EMPTY) continue;
      if (this.#hasRoom(point) || joinedLiberties(groups, point, own) > 1) out[end++] = point;
    }
    return end;
  }

  /** The one point that saves all groups in atari; `ANY_POINT` where none is, `NO_SAVE` where no point does. */
  #onlySave(): number {
    const { groups, turn } = this;
    const { stones } = groups;
    const own = BLACK + turn;
    const inAtari = groups.countGroups(own, 1);
    if (inAtari === 0) return ANY_POINT;
    let only = ANY_POINT;
    for (let point = 0; point < stones.length; point++) {
      if (stones[point] !== EMPTY || this.#stonesInAtariAt(point, own) === 0) continue;
      if (only !== ANY_POINT) return NO_SAVE;
      only = point;
    }
    return only;
  }

  /** Whether a stone on an empty point is bound to have two liberties. */
  #hasRoom(point: number): boolean {
    const { stones, groupOf, liberties } = this.groups;
    const { neighbours } = this.groups.goban;
    let free = 0;
    for (let at = DIRECTIONS * point; at < DIRECTIONS * (point + 1); at++) {
      const neighbour = neighbours[at]!;
      if (neighbour < 0) break;
      const content = stones[neighbour];
      if (content === EMPTY) free++;
      else if (content === BLACK + this.turn && liberties[groupOf[neighbour]!]! > 2) return true;
    }
    return free >= 2;
  }

  /** Whether the other side has no winning capture after a move there. */
  #isSafe(point: number): boolean {
    this.makeMove(point);
    const isSafe = this.winningMove() === NO_MOVE;
    this.undoMove();
    return isSafe;
  }

  /** Number of stones that a move on an empty point captures. */
  stonesTakenBy(point: number): number {
    return this.#stonesInAtariAt(point, BLACK + 1 - this.turn);
  }

  /** Number of stones of a colour that have their last liberty at an empty point. */
  #stonesInAtariAt(point: number, colour: number): number {
    const { stones, groupOf, liberties, sizes } = this.groups;
    const { neighbours } = this.groups.goban;
    const first = DIRECTIONS * point;
    let taken = 0;
    for (let at = first; at < first + DIRECTIONS; at++) {
      const neighbour = neighbours[at]!;
      if (neighbour < 0) break;
      const group = groupOf[neighbour]!;
      if (stones[neighbour] !== colour || liberties[group] !== 1) continue;
      let isCounted = false;
      for (let earlier = first; earlier < at; earlier++) {
        const seen = neighbours[earlier]!;
        if (stones[seen] === colour && groupOf[seen] === group) isCounted = true;
      }
      if (!isCounted) taken += sizes[group]!;
    }
    return taken;
  }

  moveHint(move: Move): number {
    return hintOf(this.groups, move, BLACK + this.turn);
  }

  /** Points are fewer than slots. */
  historySlot(move: Move): number {
    return move;
  }

  /** True when the side to move has stones in atari that one stone could take, and losing them would lose the game. */
  mustRespond(): boolean {
    const { groups, turn } = this;
    if (groups.countGroups(BLACK + turn, 1) === 0) return false;
    const missing = this.target - this.taken[1 - turn]!;
    if (missing <= 1) return true;
    const { stones } = groups;
    for (let point = 0; point < stones.length; point++) {
      if (stones[point] === EMPTY && this.#stonesInAtariAt(point, BLACK + turn) >= missing) return true;
    }
    return false;
  }

  /** Rotations and reflections of the board play the same; of the eight keys the least one. */
  symmetricKey(out: Int32Array): void {
    const { stones } = this.groups;
    const { points, symmetries } = this.groups.goban;
    // The part that is the same for all images: the key without the stones and the ko point.
    let restLo = this.hashLo;
    let restHi = this.hashHi;
    let leastLo = this.hashLo;
    let leastHi = this.hashHi;
    for (let i = 0; i < symmetries.length; i++) {
      const image = symmetries[i]!;
      let lo = restLo;
      let hi = restHi;
      for (let point = 0; point < points; point++) {
        if (stones[point] === EMPTY) continue;
        const key = 2 * stoneKey(image[point]!, stones[point]!);
        lo ^= KEYS[key]!;
        hi ^= KEYS[key + 1]!;
      }
      if (this.ko !== NO_KO) {
        const key = 2 * koKey(image[this.ko]!);
        lo ^= KEYS[key]!;
        hi ^= KEYS[key + 1]!;
      }
      if (i === 0) {
        // The identity takes its stones and its ko point out.
        restLo = lo;
        restHi = hi;
      } else if (lo < leastLo || (lo === leastLo && hi < leastHi)) {
        leastLo = lo;
        leastHi = hi;
      }
    }
    out[0] = leastLo;
    out[1] = leastHi;
  }

  /** The points from which the last move captured stones; they have left the board. */
  lastCaptured(): readonly number[] {
    if (this.#made === 0) return this.#capturedBefore;
    const { next } = this.groups;
    const first = RECORD_SIZE * (this.#made - 1) + CAPTURED_AT;
    const points: number[] = [];
    for (const start of this.#undo.subarray(first, first + DIRECTIONS)) {
      if (start === NO_KO) break;
      let point = start;
      do {
        points.push(point);
        point = next[point]!;
      } while (point !== start);
    }
    return points;
  }

  /** Data from which an equal position can be made. */
  toSetup(): AtariGoSetup {
    const [black = 0, white = 0] = this.taken;
    const { target, turn, ko } = this;
    const { size } = this.goban;
    const stones = Uint8Array.from(this.groups.stones);
    return { size, stones, turn, target, taken: [black, white], ko, captured: this.lastCaptured() };
  }

  get symmetry(): Symmetry {
    return this;
  }

  get moveHints(): MoveHints {
    return this;
  }

  get threats(): Threats {
    return this;
  }

  get immediateWins(): ImmediateWins {
    return this;
  }

  clone(): this {
    return new AtariGoPosition(this.toSetup()) as this;
  }
}
