import {
  NO_POSITION,
  NO_VALUE,
  PlacementIndex,
  Random,
  type RetrogradeSlice,
  TABLE_DRAW,
  TableReader,
  afterMove,
  lostIn,
  solveSlice,
  verifySlice,
  writeTable,
} from '@tahoun/core';

/**
 * Retrograde analysis and its tables on a game made for measuring: like hunters and a hare on a chess
 * board, all stepping like kings. The hare may not step beside a hunter; it takes one that no other
 * stands beside. Caught: it stands beside a hunter and has no move; not beside one: drawn.
 *
 *     node bench/src/retrograde.ts [most hunters, 1 to 5, default 3: 635,000 indexes; 4: 9.5 million]
 */
const LOOKUPS = 200_000;
const HUNTERS = 0;
const HARE = 1;

const squares = Array.from({ length: 64 }, (_, square) => square);
const besides = squares.map((square) =>
  squares.filter((to) => {
    const files = Math.abs((square % 8) - (to % 8));
    const ranks = Math.abs((square >> 3) - (to >> 3));
    return Math.max(files, ranks) === 1;
  }),
);
const areBeside = squares.map((square) =>
  Uint8Array.from(squares, (to) => Number(besides[square]?.includes(to))),
);

/** One number of hunters. The hare is the last of the pieces. */
class Hunt implements RetrogradeSlice {
  readonly placement: PlacementIndex;
  readonly hunters: number;
  /** The finished slice of one hunter less, or null: without hunters nobody wins. */
  readonly fewer: { readonly slice: Hunt; readonly values: Int16Array } | null;
  exit = NO_VALUE;
  readonly #pieces: Int32Array;

  constructor(hunters: number, fewer: Hunt['fewer']) {
    this.hunters = hunters;
    this.fewer = fewer;
    const mirrored = squares.map((square) => square ^ 7);
    const transposed = squares.map((square) => (square % 8) * 8 + (square >> 3));
    this.placement = new PlacementIndex({
      boardSize: 64,
      groups: [
        { count: hunters, squares },
        { count: 1, squares },
      ],
      symmetries: [mirrored, transposed],
    });
    this.#pieces = new Int32Array(hunters + 1);
  }

  get size(): number {
    return this.placement.size;
  }

  successors(index: number, out: Int32Array): number {
    const pieces = this.#pieces;
    this.exit = NO_VALUE;
    if (!this.placement.unrank(index, pieces)) return NO_POSITION;
    const hare = pieces[this.hunters] as number;
    const isBeside = this.#guards(hare, -1);
    if (this.placement.turnOf(index) === HUNTERS) {
      if (isBeside) return NO_POSITION;
      const count = this.#stepHunters(out, HARE, true);
      if (count === 0) this.exit = TABLE_DRAW;
      return count;
    }
    let count = 0;
    for (const to of besides[hare] as number[]) {
      const taken = this.#hunterOn(to);
      if (this.#guards(to, taken)) continue;
      if (taken >= 0) this.#leave(this.#valueWithout(taken, to));
      else count = this.#stepHare(to, hare, HUNTERS, out, count);
    }
    if (count === 0 && this.exit === NO_VALUE) this.exit = isBeside ? lostIn(0) : TABLE_DRAW;
    return count;
  }

  predecessors(index: number, out: Int32Array): number {
    const pieces = this.#pieces;
    this.placement.unrank(index, pieces);
    if (this.placement.turnOf(index) === HARE) return this.#stepHunters(out, HUNTERS, false);
    const hare = pieces[this.hunters] as number;
    let count = 0;
    for (const from of besides[hare] as number[]) {
      if (this.#hunterOn(from) < 0) count = this.#stepHare(from, hare, HARE, out, count);
    }
    return count;
  }

  /** Steps each hunter, forwards or backwards. @param mayThreaten whether one may come beside the hare. */
  #stepHunters(out: Int32Array, turn: 0 | 1, mayThreaten: boolean): number {
    const pieces = this.#pieces;
    const hare = pieces[this.hunters] as number;
    let count = 0;
    for (let i = 0; i < this.hunters; i++) {
      const from = pieces[i] as number;
      if (!mayThreaten && this.#guards(hare, i)) continue;
      for (const to of besides[from] as number[]) {
        if (to === hare || this.#hunterOn(to) >= 0) continue;
        if (!mayThreaten && areBeside[to]?.[hare]) continue;
        pieces[i] = to;
        out[count++] = this.placement.rank(pieces, turn);
      }
      pieces[i] = from;
    }
    return count;
  }

  #stepHare(to: number, from: number, turn: 0 | 1, out: Int32Array, count: number): number {
    this.#pieces[this.hunters] = to;
    out[count] = this.placement.rank(this.#pieces, turn);
    this.#pieces[this.hunters] = from;
    return count + 1;
  }

  /** Whether a hunter other than number `except` stands beside a square. */
  #guards(square: number, except: number): boolean {
    for (let i = 0; i < this.hunters; i++) {
      if (i !== except && areBeside[this.#pieces[i] as number]?.[square]) return true;
    }
    return false;
  }

  #hunterOn(square: number): number {
    for (let i = 0; i < this.hunters; i++) if (this.#pieces[i] === square) return i;
    return -1;
  }

  #leave(value: number): void {
    if (value > this.exit) this.exit = value;
  }

  #valueWithout(hunter: number, hare: number): number {
    if (this.fewer === null) return TABLE_DRAW;
    const left = this.#pieces.filter((_, i) => i !== hunter);
    left[this.hunters - 1] = hare;
    const { slice, values } = this.fewer;
    return afterMove(values[slice.placement.rank(left, HUNTERS)] as number);
  }
}

const most = Number(process.argv[2] ?? 3);
if (![1, 2, 3, 4, 5].includes(most)) {
  process.stderr.write(`retrograde: "${process.argv[2]}" is not a number of hunters; expected 1 to 5\n`);
  process.exit(2);
}

let fewer: Hunt['fewer'] = null;
for (let hunters = 1; hunters <= most; hunters++) {
  const slice: Hunt = new Hunt(hunters, fewer);
  const { values, wins, draws, losses, longest } = timed('solved', slice.size, () => solveSlice(slice));
  const positions = wins + draws + losses;
  console.log(`${hunters} hunters: ${slice.size} indexes, ${positions} positions`);
  console.log(`  ${wins} won, ${draws} drawn, ${losses} lost, longest ${longest} plies`);
  const fault = timed('verified', slice.size, () => verifySlice(slice, values));
  if (fault !== null) throw new Error(`wrong at ${JSON.stringify(fault)}`);
  if (slice.size < 2_000_000)
    timed('solved without un-moves', slice.size, () => solveSlice(withoutUnmoves(slice)));
  for (const distances of [false, true]) store(values, distances, positions);
  fewer = { slice, values };
}

function store(values: Int16Array, distances: boolean, positions: number): void {
  const what = distances ? 'distances' : 'win, draw, loss';
  const bytes = timed(`written (${what})`, values.length, () => writeTable('hunt', values, { distances }));
  console.log(`  ${bytes.length} bytes, ${((8 * bytes.length) / positions).toFixed(3)} bits a position`);
  timed('unpacked', values.length, () => new TableReader(bytes).values());
  const reader = new TableReader(bytes);
  const random = new Random(1);
  const indexes = Int32Array.from({ length: LOOKUPS }, () => random.below(values.length));
  timed('looked up at random', LOOKUPS, () => indexes.map((index) => reader.value(index)));
}

function withoutUnmoves(slice: Hunt): RetrogradeSlice {
  return {
    size: slice.size,
    get exit() {
      return slice.exit;
    },
    successors: (index, out) => slice.successors(index, out),
  };
}

function timed<T>(what: string, count: number, run: () => T): T {
  const start = performance.now();
  const result = run();
  const seconds = (performance.now() - start) / 1000;
  console.log(`  ${what}: ${seconds.toFixed(2)} s, ${Math.round(count / seconds)} a second`);
  return result;
}
