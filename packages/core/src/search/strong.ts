import { type Evaluation, type Move, NO_MOVE, ONGOING, type Position } from '../game.js';
import { Budget, type LimitedBy, type SearchLimits, SearchStopped } from '../limits.js';
import { LineTable } from '../lines.js';
import { MoveStack } from '../moves.js';
import type { RankedMove, SearchResult } from '../result.js';
import { INFINITE, finalScore, further, isDecided, nearer, opposite } from '../score.js';
import { MoveOrdering } from './ordering.js';
import { type Bound, EXACT, LOWER, TranspositionTable, UPPER } from './table.js';
import { TECHNIQUES, type Technique } from './techniques.js';

/** Deepest line the search keeps; deeper games are simply searched in several moves. */
export const MAX_DEPTH = 250;

/** What the strong search is asked. */
export interface StrongRequest<P extends Position = Position> {
  /** Left untouched: the search works on a copy. */
  readonly position: P;
  readonly evaluation: Evaluation<P>;
  readonly limits: SearchLimits;
  /** How many best moves to rank, 1 by default. */
  readonly multiPv?: number;
  /** Search only these root moves. */
  readonly moves?: readonly Move[];
  /** A table to share with earlier searches of the same game; by default a fresh one, fitted to the node limit. */
  readonly table?: TranspositionTable;
  /** Techniques to do without; none by default. */
  readonly without?: readonly Technique[];
  /** Called after every completed depth. */
  readonly onDepth?: (result: SearchResult) => void;
}

/**
 * The search that plays: alpha-beta with the techniques of `techniques.ts`. Without the selective
 * ones its values are those of minimax; results that no evaluation took part in are marked proved and
 * end the search. The same request with a node limit gives the same answer everywhere.
 */
export function strongSearch(request: StrongRequest): SearchResult {
  return new StrongSearch(request).run();
}

/** A capacity that a search of so many nodes makes use of: 4 thousand to 2 million entries. */
export function tableEntriesFor(nodes = Number.POSITIVE_INFINITY): number {
  return Math.min(Math.max(nodes, 1 << 12), 1 << 21);
}

/** Images of a position are looked for down to this ply: further down they meet in the table anyway. */
const SYMMETRY_PLIES = 6;
/** Shallowest depth that is opened with an aspiration window, and that window's half width. */
const ASPIRATION_DEPTH = 4;
const ASPIRATION_WIDTH = 60;
/** Shallowest depths with internal and late-move reductions, and the first move that counts as late. */
const INTERNAL_REDUCTION_DEPTH = 4;
const LATE_DEPTH = 3;
const FIRST_LATE_MOVE = 4;

/** What an iteration at the root came to. */
interface Iteration {
  readonly ranked: RankedMove[];
  readonly exact: boolean;
  readonly limitedBy: LimitedBy;
}

class StrongSearch {
  readonly #request: StrongRequest;
  readonly #position: Position;
  readonly #evaluation: Evaluation;
  readonly #budget: Budget;
  readonly #table: TranspositionTable;
  readonly #stack = new MoveStack();
  readonly #ordering: MoveOrdering;
  readonly #lines = new LineTable(MAX_DEPTH + 1);
  readonly #use: Readonly<Record<Technique, boolean>>;
  readonly #imageKey = new Int32Array(2);
  /** Whether the value just returned is proved as the bound it is. */
  #proven = false;
  /** Best line of the root search under way, for the case that it is stopped. */
  #partial: RankedMove | null = null;

  constructor(request: StrongRequest) {
    this.#request = request;
    this.#position = request.position.clone();
    this.#evaluation = request.evaluation;
    this.#budget = new Budget(request.limits);
    this.#table = request.table ?? new TranspositionTable(tableEntriesFor(request.limits.nodes));
    const entries = TECHNIQUES.map((name) => [name, !request.without?.includes(name)] as const);
    this.#use = Object.fromEntries(entries) as Record<Technique, boolean>;
    this.#ordering = new MoveOrdering(this.#position, this.#stack, MAX_DEPTH, this.#use);
  }

  run(): SearchResult {
    const position = this.#position;
    const outcome = position.outcome();
    if (outcome !== ONGOING) {
      return this.#answer([{ move: NO_MOVE, score: finalScore(position, outcome), pv: [] }], 0, true, null);
    }
    const end = this.#stack.generate(position, 0);
    let rootMoves = this.#request.moves?.slice() ?? Array.from(this.#stack.moves.subarray(0, end));
    const maxDepth = Math.min(this.#request.limits.depth ?? MAX_DEPTH, MAX_DEPTH);
    const lines = Math.min(this.#request.multiPv ?? 1, rootMoves.length);

    const first = rootMoves[0] as Move;
    let ranked: RankedMove[] = [{ move: first, score: this.#evaluation.evaluate(position), pv: [first] }];
    let exact = false;
    let depth = 0;
    while (depth < maxDepth && !exact) {
      const next = this.#use['iterative-deepening'] ? depth + 1 : maxDepth;
      const iteration = this.#iterate(next, rootMoves, lines, (ranked[0] as RankedMove).score);
      if (iteration.ranked.length > 0) {
        // An unfinished depth still counts for the lines that it has finished.
        const done = new Set(iteration.ranked.map((line) => line.move));
        ranked = [...iteration.ranked, ...ranked.filter((line) => !done.has(line.move))].slice(0, lines);
        exact = iteration.exact;
      }
      if (iteration.limitedBy !== null) return this.#answer(ranked, depth, exact, iteration.limitedBy);
      depth = next;
      // The best line is searched first at the next depth.
      const best = new Set(ranked.map((line) => line.move));
      rootMoves = [...best, ...rootMoves.filter((move) => !best.has(move))];
      this.#request.onDepth?.(this.#answer(ranked, depth, exact, null));
    }
    return this.#answer(ranked, depth, exact, null);
  }

  #answer(ranked: RankedMove[], depth: number, exact: boolean, limitedBy: LimitedBy): SearchResult {
    const { move, score, pv } = ranked[0] as RankedMove;
    const { nodes, timeMs } = this.#budget;
    return { move, score, exact, pv, depth, nodes, timeMs, limitedBy, ranked };
  }

  /**
   * One depth at the root, `lines` times, each time without the moves already ranked. When every
   * move is to be ranked, each is searched alone, which needs one full window a move.
   */
  #iterate(depth: number, rootMoves: readonly Move[], lines: number, lastScore: number): Iteration {
    const ranked: RankedMove[] = [];
    let exact = true;
    try {
      const all = lines === rootMoves.length;
      const taken = new Set<Move>();
      for (let line = 0; line < lines; line++) {
        const candidates = all ? [rootMoves[line] as Move] : rootMoves.filter((move) => !taken.has(move));
        const found =
          lines === 1
            ? this.#searchAround(lastScore, depth, candidates)
            : this.#searchRoot(depth, candidates, -INFINITE, INFINITE);
        ranked.push(found);
        taken.add(found.move);
        if (!this.#proven && !isDecided(found.score)) exact = false;
      }
      ranked.sort((a, b) => b.score - a.score);
      return { ranked, exact, limitedBy: null };
    } catch (error) {
      if (!(error instanceof SearchStopped)) throw error;
      const partial = this.#partial;
      if (partial !== null) ranked.push(partial);
      ranked.sort((a, b) => b.score - a.score);
      const isWon = partial !== null && ranked.length === 1 && partial.score > 0 && isDecided(partial.score);
      return { ranked, exact: isWon, limitedBy: error.by };
    }
  }

  /** The root searched with a window round the last score, which is opened on the side that fails. */
  #searchAround(lastScore: number, depth: number, moves: readonly Move[]): RankedMove {
    if (!this.#use.aspiration || depth < ASPIRATION_DEPTH || isDecided(lastScore)) {
      return this.#searchRoot(depth, moves, -INFINITE, INFINITE);
    }
    const alpha = lastScore - ASPIRATION_WIDTH;
    const beta = lastScore + ASPIRATION_WIDTH;
    const found = this.#searchRoot(depth, moves, alpha, beta);
    if (found.score <= alpha) return this.#searchRoot(depth, moves, -INFINITE, found.score + 1);
    if (found.score >= beta) return this.#searchRoot(depth, moves, found.score - 1, INFINITE);
    return found;
  }

  #searchRoot(depth: number, moves: readonly Move[], alpha: number, beta: number): RankedMove {
    const position = this.#position;
    let best: RankedMove | null = null;
    let low = alpha;
    let allProven = true;
    this.#partial = null;
    for (const move of moves) {
      const childBeta = opposite(further(low));
      const childAlpha = opposite(further(beta));
      this.#budget.count();
      position.makeMove(move);
      let value: number;
      if (best === null || !this.#use['principal-variation']) {
        value = nearer(opposite(this.#search(depth - 1, 1, 0, childAlpha, childBeta)));
      } else {
        value = nearer(opposite(this.#search(depth - 1, 1, 0, childBeta - 1, childBeta)));
        if (value > low && value < beta) {
          value = nearer(opposite(this.#search(depth - 1, 1, 0, childAlpha, childBeta)));
        }
      }
      position.undoMove();
      allProven &&= this.#proven;
      if (best === null || value > best.score) {
        best = { move, score: value, pv: [move, ...this.#lines.read(1)] };
        if (value > low) {
          low = value;
          this.#partial = best;
          if (value >= beta) break;
        }
      }
    }
    this.#partial = null;
    this.#proven = allProven;
    return best as RankedMove;
  }

  /**
   * Fail-soft value of the position for its side to move: a lower bound when it is `beta` or more, an
   * upper bound when it is `alpha` or less, else exact for this depth.
   */
  #search(wantedDepth: number, ply: number, at: number, alpha: number, beta: number): number {
    const position = this.#position;
    this.#lines.clear(ply);
    const outcome = position.outcome();
    if (outcome !== ONGOING) {
      this.#proven = true;
      return finalScore(position, outcome);
    }
    if (wantedDepth <= 0 || ply >= MAX_DEPTH) {
      this.#proven = false;
      return this.#evaluation.evaluate(position);
    }

    const use = this.#use;
    const table = this.#table;
    const lo = position.hashLo;
    const hi = position.hashHi;
    const isPv = beta - alpha > 1;
    const usesImages =
      use.symmetry && use.table && ply <= SYMMETRY_PLIES && position.symmetricKey !== undefined;
    let tableMove = NO_MOVE;
    if (use.table && table.probe(lo, hi)) {
      tableMove = table.move;
      if (this.#isCutByTable(wantedDepth, alpha, beta, isPv)) {
        if (tableMove !== NO_MOVE) this.#lines.set(ply, tableMove);
        return table.score;
      }
    } else if (usesImages && this.#probeImage(lo, hi) && this.#isCutByTable(wantedDepth, alpha, beta, isPv)) {
      return table.score;
    }

    // Where no best move is known, a shallower search finds one for the next time.
    const reduces =
      use['internal-reduction'] && tableMove === NO_MOVE && wantedDepth >= INTERNAL_REDUCTION_DEPTH;
    const depth = reduces ? wantedDepth - 1 : wantedDepth;
    const side = position.turn;
    const end = this.#stack.generate(position, at);
    this.#ordering.rank(at, end, ply, side, tableMove);
    const moves = this.#stack.moves;
    let best = -INFINITE;
    let bestMove = NO_MOVE;
    let bound: Bound = UPPER;
    let allProven = true;
    let low = alpha;
    for (let i = at; i < end; i++) {
      this.#ordering.pick(i, at, end, tableMove);
      const move = moves[i] as Move;
      this.#budget.count();
      position.makeMove(move);
      const value = this.#searchMove(depth, i - at, ply, end, low, beta, isPv);
      position.undoMove();
      const childProven = this.#proven;
      allProven &&= childProven;
      if (value <= best) continue;
      best = value;
      if (value <= low) continue;
      low = value;
      bestMove = move;
      bound = EXACT;
      this.#lines.extend(ply, move);
      if (value >= beta) {
        this.#ordering.reward(move, ply, side, depth);
        // One proved move suffices for a lower bound, whatever the others are worth.
        allProven = childProven;
        bound = LOWER;
        break;
      }
    }
    this.#proven = allProven;
    if (use.table) {
      table.store(lo, hi, bestMove, best, depth, bound, allProven);
      if (usesImages) this.#storeImage(lo, hi, best, depth, bound, allProven);
    }
    return best;
  }

  /** Value of the move just made, its `index` counted from 0: in full, or first narrow and shallow. */
  #searchMove(
    depth: number,
    index: number,
    ply: number,
    at: number,
    low: number,
    beta: number,
    isPv: boolean,
  ) {
    const childBeta = opposite(further(low));
    const childAlpha = opposite(further(beta));
    if (index === 0 || !this.#use['principal-variation']) {
      return nearer(opposite(this.#search(depth - 1, ply + 1, at, childAlpha, childBeta)));
    }
    const reduction = this.#use['late-move-reduction'] ? lateReduction(depth, index) : 0;
    let value = nearer(opposite(this.#search(depth - 1 - reduction, ply + 1, at, childBeta - 1, childBeta)));
    if (value > low && reduction > 0) {
      value = nearer(opposite(this.#search(depth - 1, ply + 1, at, childBeta - 1, childBeta)));
    }
    if (value > low && value < beta && isPv) {
      value = nearer(opposite(this.#search(depth - 1, ply + 1, at, childAlpha, childBeta)));
    }
    return value;
  }

  /** Whether the entry just probed settles the node; `#proven` then says how well. */
  #isCutByTable(depth: number, alpha: number, beta: number, isPv: boolean): boolean {
    const { score, bound, proven } = this.#table;
    const isDeepEnough = proven || (this.#table.depth >= depth && !isPv);
    if (!isDeepEnough) return false;
    const isCut = bound === EXACT || (bound === LOWER ? score >= beta : score <= alpha);
    if (isCut) this.#proven = proven;
    return isCut;
  }

  #probeImage(lo: number, hi: number): boolean {
    const key = this.#imageKey;
    this.#position.symmetricKey?.(key);
    return (key[0] !== lo || key[1] !== hi) && this.#table.probe(key[0] as number, key[1] as number);
  }

  /** Keeps the value for the position's images. The move stays out: theirs is an image of it. */
  #storeImage(lo: number, hi: number, score: number, depth: number, bound: Bound, proven: boolean): void {
    const key = this.#imageKey;
    this.#position.symmetricKey?.(key);
    if (key[0] === lo && key[1] === hi) return;
    this.#table.store(key[0] as number, key[1] as number, NO_MOVE, score, depth, bound, proven);
  }
}

/** `LATE_REDUCTIONS[64 * depth + index]`: more the deeper and the later, both up to 63. */
const LATE_REDUCTIONS = Int8Array.from({ length: 64 * 64 }, (_, i) => {
  const [depth, index] = [i >> 6, i & 63];
  if (depth < LATE_DEPTH || index < FIRST_LATE_MOVE) return 0;
  return Math.min(depth - 2, Math.trunc(0.4 + (Math.log(depth) * Math.log(index)) / 2.4));
});

/** Plies less for a late move. */
function lateReduction(depth: number, index: number): number {
  return LATE_REDUCTIONS[64 * Math.min(depth, 63) + Math.min(index, 63)] as number;
}
