import { LOSS, ONGOING, type Outcome, type Position, type Side, otherSide } from '../../contract/game.js';
import { writeEndgame } from '../endgame-file.js';
import type { EndgameClass, Endgames, RetrogradeSlice } from '../endgames.js';
import { solveSlice } from '../solve.js';
import { NO_VALUE, afterMoveInto, lostIn } from '../values.js';

/** Stones in a class: a heap of class 2 has 0 to 99 of them, one of class 3 has 100 to 199. */
const CLASS_SIZE = 100;
const MOST_TAKEN = 2;

/**
 * A heap of stones: a move takes one or two; the side that cannot move has lost. Drawn when `pliesLeft` is
 * used up.
 */
export class Heap implements Position {
  turn: Side = 0;
  readonly hashLo = 0;
  readonly hashHi = 0;
  readonly #taken: number[] = [];

  constructor(
    public stones: number,
    public pliesLeft = 1000,
  ) {}

  generateMoves(out: Int32Array, at: number): number {
    let end = at;
    for (let taken = 1; taken <= Math.min(MOST_TAKEN, this.stones); taken++) out[end++] = taken;
    return end;
  }

  makeMove(taken: number): void {
    this.#taken.push(taken);
    this.stones -= taken;
    this.pliesLeft--;
    this.turn = otherSide(this.turn);
  }

  undoMove(): void {
    this.stones += this.#taken.pop()!;
    this.pliesLeft++;
    this.turn = otherSide(this.turn);
  }

  outcome(): Outcome {
    return this.stones === 0 ? LOSS : ONGOING;
  }

  clone(): this {
    return new Heap(this.stones, this.pliesLeft) as this;
  }
}

const heapClasses = [2, 3].map(
  (pieces): EndgameClass<Heap> => ({
    label: `heap${pieces}`,
    pieces,
    size: CLASS_SIZE,
    hasPosition: () => true,
    indexOf: ({ stones }) => stones % CLASS_SIZE,
    slice: (valuesOf) => heapSlice(pieces, valuesOf),
  }),
);

/** The classes of heaps, for tests of code that handles classes. */
export const heapEndgames: Endgames<Heap> = {
  game: 'heap',
  maxPieces: 3,
  countPieces: ({ stones }) => 2 + Math.floor(stones / CLASS_SIZE),
  classes: (most) => heapClasses.filter(({ pieces }) => pieces <= most),
  classOf: ({ stones }) => heapClasses[Math.floor(stones / CLASS_SIZE)] ?? null,
  undisturbedPlies: ({ pliesLeft }) => pliesLeft,
};

/** The files of all classes by their labels. */
export function heapTables(distances = true): Map<string, Uint8Array> {
  const solved = new Map<string, Int16Array>();
  const files = new Map<string, Uint8Array>();
  for (const endgame of heapClasses) {
    const { values } = solveSlice(endgame.slice((label) => solved.get(label) as Int16Array));
    solved.set(endgame.label, values);
    files.set(endgame.label, writeEndgame(heapEndgames, endgame, values, distances));
  }
  return files;
}

function heapSlice(pieces: number, valuesOf: (label: string) => Int16Array): RetrogradeSlice {
  const slice = {
    size: CLASS_SIZE,
    exit: NO_VALUE,
    successors(index: number, out: Int32Array): number {
      const isOver = pieces === 2 && index === 0;
      slice.exit = isOver ? lostIn(0) : NO_VALUE;
      let count = 0;
      for (let taken = 1; taken <= MOST_TAKEN; taken++) {
        if (taken <= index) out[count++] = index - taken;
        else if (pieces > 2) slice.exit = Math.max(slice.exit, valueOutside(index - taken));
      }
      return count;
    },
  };
  return slice;

  function valueOutside(index: number): number {
    return afterMoveInto(valuesOf('heap2')[CLASS_SIZE + index] as number);
  }
}
