import { LOSS, type Move, ONGOING, type Outcome, type Position, WON } from '../contract/game.js';
import { legalMoves } from '../contract/moves.js';
import { Budget, type LimitedBy, SearchStopped } from '../request/limits.js';
import { imageKey } from './children.js';
import { type SolveRequest, ask, entriesOf } from './df-pn.js';
import { provedLine } from './line.js';
import { MAX_PLIES, ProofSearch, hasWinningMove } from './search.js';
import { INFINITE, ProofTable } from './table.js';

/** The whole solution of a position: the winner, the distance, a line, and all winning first moves. */
export interface WholeSolution {
  /** The result for the side to move, or `ONGOING` where it is not known. */
  readonly outcome: Outcome;
  /** Plies to the end with best play by both; null where the limits came first. */
  readonly distance: number | null;
  /** A line that shows the outcome; as long as `distance` where that is known. */
  readonly pv: readonly Move[];
  /** Every first move that wins, none in a lost position; null where the limits came first. */
  readonly winningMoves: readonly Move[] | null;
  /** Moves made on the board. */
  readonly nodes: number;
  readonly timeMs: number;
  readonly limitedBy: LimitedBy;
}

/**
 * Solves a position by df-pn alone, in games like those of `ImmediateWins.estimateChildren`: the winner makes
 * the last move, and equal positions come after equally many moves. First the winner; then the distance, by
 * the question whether it is at most 1, 3, 5 ... plies (2, 4, 6 ... to a loss); at last the other first
 * moves. Results found before the limits are reached are kept.
 */
export function solveWholly(request: SolveRequest): WholeSolution {
  const { position, limits } = request;
  const budget = new Budget(limits);
  const table = new ProofTable(entriesOf(request));
  const found = { outcome: ONGOING as Outcome, distance: null, pv: [], winningMoves: null };
  const answer = (known: Partial<WholeSolution>, limitedBy: LimitedBy): WholeSolution => {
    const { nodes, timeMs } = budget;
    return { ...found, ...known, nodes, timeMs, limitedBy };
  };
  const { answer: isWon, pv, limitedBy } = ask({ ...request, question: 'wins' }, budget, table);
  if (isWon === 'unknown') return answer({}, limitedBy);
  const outcome = isWon === 'yes' ? WON : LOSS;
  let known: Partial<WholeSolution> = { outcome, pv };
  try {
    known = { ...known, ...shortestLine(position, outcome, budget, table) };
    const winningMoves = outcome === LOSS ? [] : movesThatWin(position, pv[0]!, budget, table);
    return answer({ ...known, winningMoves }, null);
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    return answer(known, error.by);
  }
}

/** @throws SearchStopped */
function shortestLine(position: Position, outcome: Outcome, budget: Budget, table: ProofTable) {
  for (let plies = outcome === WON ? 1 : 2; plies <= MAX_PLIES; plies += 2) {
    table.clear();
    const search = new ProofSearch(position.clone(), 'wins', budget, table, plies);
    // Lines beyond the limit count for the side that loses, so that a decided search proves the distance.
    search.cutsProve = outcome === LOSS;
    search.search(0, 0, INFINITE, INFINITE);
    const isWithin = (outcome === WON ? search.proof : search.disproof) === 0;
    if (isWithin) return { distance: plies, pv: provedLine(search, outcome === WON).pv };
  }
  return {};
}

/** @param winner a move that is known to win. @throws SearchStopped */
function movesThatWin(position: Position, winner: Move, budget: Budget, table: ProofTable): Move[] {
  // All questions are the other side's, so they share the table; images of a move are asked about once.
  table.clear();
  const winning: Move[] = [];
  const verdicts = new Map<string, boolean>();
  const walk = position.clone();
  const moves = legalMoves(position);
  for (const move of [winner, ...moves]) {
    walk.makeMove(move);
    const key = imageKey(walk);
    const isWinning = verdicts.get(key) ?? (move === winner || losesFor(walk, budget, table));
    verdicts.set(key, isWinning);
    walk.undoMove();
    if (isWinning) winning.push(move);
  }
  return moves.filter((move) => winning.includes(move));
}

/** Whether the side to move loses. @throws SearchStopped */
function losesFor(position: Position, budget: Budget, table: ProofTable): boolean {
  const outcome = position.outcome();
  if (outcome !== ONGOING) return outcome === LOSS;
  if (hasWinningMove(position)) return false;
  const search = new ProofSearch(position.clone(), 'wins', budget, table, MAX_PLIES);
  search.search(0, 0, INFINITE, INFINITE);
  return search.disproof === 0;
}
