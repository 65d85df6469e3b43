import { type Evaluation, type Move, NO_MOVE, ONGOING, type Position } from '../game.js';
import { Budget, type LimitedBy, type SearchLimits, SearchStopped } from '../limits.js';
import { LineTable } from '../lines.js';
import { MoveStack } from '../moves.js';
import type { RankedMove, SearchResult } from '../result.js';
import { INFINITE, finalScore, further, isDecided, nearer, opposite } from '../score.js';
import { type Bound, EXACT, LOWER, TranspositionTable, UPPER } from './table.js';

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
  /** Called after every completed depth. */
  readonly onDepth?: (result: SearchResult) => void;
}

/**
 * The search that plays: iterative deepening, principal variation search (Marsland 1986) over a
 * transposition table, moves ordered by table, killers, the game's own hint and history. Values are
 * those of minimax; results that no evaluation took part in are marked proven and end the search.
 * The same request with a node limit gives the same answer everywhere.
 */
export function strongSearch(request: StrongRequest): SearchResult {
  return new StrongSearch(request).run();
}

/** A capacity that a search of so many nodes makes use of: 4 thousand to 2 million entries. */
export function tableEntriesFor(nodes = Number.POSITIVE_INFINITY): number {
  return Math.min(Math.max(nodes, 1 << 12), 1 << 21);
}

/** Comparisons spent on picking a node's moves best first; then the rest keep the game's order. */
const PICKING_EFFORT = 1 << 14;
const KILLERS = 2;
const HISTORY_SIZE = 4096;
const HISTORY_LIMIT = 1 << 20;
const ORDER_TABLE = 0x7fffffff;
const ORDER_KILLER = 1 << 22;

class StrongSearch {
  readonly #request: StrongRequest;
  readonly #position: Position;
  readonly #evaluation: Evaluation;
  readonly #budget: Budget;
  readonly #table: TranspositionTable;
  readonly #stack = new MoveStack();
  #order = new Int32Array(1024);
  readonly #killers = new Int32Array(KILLERS * (MAX_DEPTH + 2)).fill(NO_MOVE);
  readonly #history = new Int32Array(2 * HISTORY_SIZE);
  readonly #lines = new LineTable(MAX_DEPTH + 1);
  /** Whether the value just returned is proved as the bound it is. */
  #proven = false;

  constructor(request: StrongRequest) {
    this.#request = request;
    this.#position = request.position.clone();
    this.#evaluation = request.evaluation;
    this.#budget = new Budget(request.limits);
    this.#table = request.table ?? new TranspositionTable(tableEntriesFor(request.limits.nodes));
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
    let limitedBy: LimitedBy = null;
    while (depth < maxDepth && !exact && limitedBy === null) {
      const iteration = this.#searchDepth(depth + 1, rootMoves, lines);
      limitedBy = iteration.limitedBy;
      if (iteration.ranked.length > 0) {
        // An unfinished depth still counts for the lines that it has finished.
        const done = new Set(iteration.ranked.map((line) => line.move));
        ranked = [...iteration.ranked, ...ranked.filter((line) => !done.has(line.move))].slice(0, lines);
        exact = iteration.exact;
      }
      if (limitedBy !== null) break;
      depth++;
      // The best line is searched first at the next depth.
      const best = new Set(ranked.map((line) => line.move));
      rootMoves = [...best, ...rootMoves.filter((move) => !best.has(move))];
      this.#request.onDepth?.(this.#answer(ranked, depth, exact, null));
    }
    return this.#answer(ranked, depth, exact, limitedBy);
  }

  #answer(ranked: RankedMove[], depth: number, exact: boolean, limitedBy: LimitedBy): SearchResult {
    const best = ranked[0] as RankedMove;
    const { nodes, timeMs } = this.#budget;
    return {
      move: best.move,
      score: best.score,
      exact,
      pv: best.pv,
      depth,
      nodes,
      timeMs,
      limitedBy,
      ranked,
    };
  }

  /**
   * One depth at the root, `lines` times, each time without the moves already ranked. When every
   * move is to be ranked, each is searched alone, which needs one full window a move.
   */
  #searchDepth(depth: number, rootMoves: readonly Move[], lines: number) {
    const ranked: RankedMove[] = [];
    let exact = true;
    let limitedBy: LimitedBy = null;
    try {
      const all = lines === rootMoves.length;
      const taken = new Set<Move>();
      for (let line = 0; line < lines; line++) {
        const candidates = all ? [rootMoves[line] as Move] : rootMoves.filter((move) => !taken.has(move));
        const found = this.#searchRoot(depth, candidates);
        ranked.push(found);
        taken.add(found.move);
        if (!this.#proven && !isDecided(found.score)) exact = false;
      }
    } catch (error) {
      if (!(error instanceof SearchStopped)) throw error;
      limitedBy = error.by;
      const partial = this.#partial;
      if (partial !== null) ranked.push(partial);
      exact = partial !== null && ranked.length === 1 && partial.score > 0 && isDecided(partial.score);
    }
    ranked.sort((a, b) => b.score - a.score);
    return { ranked, exact, limitedBy };
  }

  /** Best line of the root search under way, for the case that it is stopped. */
  #partial: RankedMove | null = null;

  #searchRoot(depth: number, moves: readonly Move[]): RankedMove {
    const position = this.#position;
    let best = -INFINITE;
    let allProven = true;
    this.#partial = null;
    for (const move of moves) {
      this.#budget.count();
      position.makeMove(move);
      let value: number;
      if (best === -INFINITE) {
        value = nearer(opposite(this.#search(depth - 1, 1, 0, -INFINITE, INFINITE)));
      } else {
        const beta = opposite(further(best));
        value = nearer(opposite(this.#search(depth - 1, 1, 0, beta - 1, beta)));
        if (value > best) value = nearer(opposite(this.#search(depth - 1, 1, 0, -INFINITE, beta)));
      }
      position.undoMove();
      allProven &&= this.#proven;
      if (value > best) {
        best = value;
        this.#partial = { move, score: value, pv: [move, ...this.#lines.read(1)] };
      }
    }
    const found = this.#partial as RankedMove | null;
    this.#partial = null;
    this.#proven = allProven;
    return found as RankedMove;
  }

  /**
   * Fail-soft value of the position for its side to move: at most a lower bound when it is `beta` or
   * more, at least an upper bound when it is `alpha` or less, else exact for this depth.
   */
  #search(depth: number, ply: number, at: number, alpha: number, beta: number): number {
    const position = this.#position;
    this.#lines.clear(ply);
    const outcome = position.outcome();
    if (outcome !== ONGOING) {
      this.#proven = true;
      return finalScore(position, outcome);
    }
    if (depth <= 0 || ply >= MAX_DEPTH) {
      this.#proven = false;
      return this.#evaluation.evaluate(position);
    }

    const table = this.#table;
    const lo = position.hashLo;
    const hi = position.hashHi;
    const isPv = beta - alpha > 1;
    let tableMove = NO_MOVE;
    if (table.probe(lo, hi)) {
      tableMove = table.move;
      const { score, bound, proven } = table;
      const usable = proven || (table.depth >= depth && !isPv);
      if (usable && (bound === EXACT || (bound === LOWER ? score >= beta : score <= alpha))) {
        this.#proven = proven;
        if (tableMove !== NO_MOVE) this.#lines.set(ply, tableMove);
        return score;
      }
    }

    const end = this.#stack.generate(position, at);
    this.#orderMoves(at, end, ply, tableMove);
    const moves = this.#stack.moves;
    let best = -INFINITE;
    let bestMove = NO_MOVE;
    let allProven = true;
    let low = alpha;
    for (let i = at; i < end; i++) {
      if ((i - at) * (end - at) < PICKING_EFFORT) this.#pickNext(i, end);
      const move = moves[i] as Move;
      this.#budget.count();
      position.makeMove(move);
      let value: number;
      const childBeta = opposite(further(low));
      const childAlpha = opposite(further(beta));
      if (i === at) {
        value = nearer(opposite(this.#search(depth - 1, ply + 1, end, childAlpha, childBeta)));
      } else {
        value = nearer(opposite(this.#search(depth - 1, ply + 1, end, childBeta - 1, childBeta)));
        if (value > low && value < beta && isPv) {
          value = nearer(opposite(this.#search(depth - 1, ply + 1, end, childAlpha, childBeta)));
        }
      }
      position.undoMove();
      const childProven = this.#proven;
      allProven &&= childProven;
      if (value > best) {
        best = value;
        if (value > low) {
          low = value;
          bestMove = move;
          this.#lines.extend(ply, move);
          if (value >= beta) {
            this.#rewardCutoff(move, ply, depth);
            this.#proven = childProven;
            table.store(lo, hi, move, value, depth, LOWER, childProven);
            return value;
          }
        }
      }
    }
    const bound: Bound = best > alpha ? EXACT : UPPER;
    this.#proven = allProven;
    table.store(lo, hi, bestMove, best, depth, bound, allProven);
    return best;
  }

  /** Gives every move of the list its rank; `pickNext` then takes them best first. */
  #orderMoves(at: number, end: number, ply: number, tableMove: Move): void {
    if (end > this.#order.length) {
      const larger = new Int32Array(2 * end);
      larger.set(this.#order);
      this.#order = larger;
    }
    const position = this.#position;
    const hinted = position.moveHint !== undefined;
    const moves = this.#stack.moves;
    const history = position.turn * HISTORY_SIZE;
    for (let i = at; i < end; i++) {
      const move = moves[i] as Move;
      let rank: number;
      if (move === tableMove) rank = ORDER_TABLE;
      else if (move === this.#killers[KILLERS * ply]) rank = ORDER_KILLER + 1;
      else if (move === this.#killers[KILLERS * ply + 1]) rank = ORDER_KILLER;
      else rank = this.#history[history + historySlot(move)] as number;
      if (hinted && move !== tableMove)
        rank += (position.moveHint as (move: Move) => number).call(position, move) << 10;
      this.#order[i] = rank;
    }
  }

  /** Selection sort, one step: most nodes are cut after a few moves. Ties keep the game's order. */
  #pickNext(i: number, end: number): void {
    const order = this.#order;
    const moves = this.#stack.moves;
    let best = i;
    for (let j = i + 1; j < end; j++) {
      if ((order[j] as number) > (order[best] as number)) best = j;
    }
    if (best === i) return;
    const move = moves[best] as number;
    const rank = order[best] as number;
    for (let j = best; j > i; j--) {
      moves[j] = moves[j - 1] as number;
      order[j] = order[j - 1] as number;
    }
    moves[i] = move;
    order[i] = rank;
  }

  /** Killer moves (Akl and Newborn 1977) and the history heuristic (Schaeffer 1983). */
  #rewardCutoff(move: Move, ply: number, depth: number): void {
    const at = KILLERS * ply;
    if (this.#killers[at] !== move) {
      this.#killers[at + 1] = this.#killers[at] as number;
      this.#killers[at] = move;
    }
    const slot = this.#position.turn * HISTORY_SIZE + historySlot(move);
    this.#history[slot] = Math.min((this.#history[slot] as number) + depth * depth, HISTORY_LIMIT);
  }
}

/** Moves share the history's slots by a multiplicative hash. */
function historySlot(move: Move): number {
  return Math.imul(move + 1, 0x9e3779b1) >>> 20;
}
