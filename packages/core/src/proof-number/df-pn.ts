import { type Move, NO_MOVE, ONGOING } from '../contract/game.js';
import { legalMoves } from '../contract/moves.js';
import { Budget, type LimitedBy, SearchStopped } from '../request/limits.js';
import type { SearchRequest } from '../request/request.js';
import { estimatesChildren } from './children.js';
import { provedLine } from './line.js';
import { MAX_PLIES, type ProofQuestion, ProofSearch } from './search.js';
import { INFINITE, LARGEST, ProofTable } from './table.js';

export type { ProofQuestion } from './search.js';
export { INFINITE as PROOF_INFINITE } from './table.js';

/** Request of a proof-number search. */
export interface ProofRequest extends SolveRequest {
  readonly question: ProofQuestion;
}

/**
 * Request of a proof-number search without its question. The position's `outcome` must follow from its key
 * alone, and the limits' `depth` bounds the lines searched, 1 to 500 plies (500 by default).
 */
export interface SolveRequest extends SearchRequest {
  /** Positions the table can hold, at 24 bytes each; by default fitted to the node limit. */
  readonly tableEntries?: number;
}

/** Result of a proof-number search. */
export interface ProofResult {
  /** `unknown` where a limit ended the search, or (`limitedBy` null) where depth or repetition hide the answer. */
  readonly answer: 'yes' | 'no' | 'unknown';
  /**
   * Yes: a move that keeps it. No: the move that resists longest. Unknown: the most promising so far.
   * `NO_MOVE` only when the game is over.
   */
  readonly move: Move;
  /** `move` first: deciding moves of the side that the answer favours, long resistance of the other. */
  readonly pv: readonly Move[];
  /** Whether `pv` was played to a finished game whose result agrees with the answer. */
  readonly complete: boolean;
  /** Moves made on the board, those of the check of `pv` included. */
  readonly nodes: number;
  readonly timeMs: number;
  /** The limit that ended the search or, after an answer, the check of `pv`. */
  readonly limitedBy: LimitedBy;
  /** Proof number of the root: 0 for yes, `PROOF_INFINITE` for no, else between. */
  readonly proof: number;
  /** Disproof number of the root: `PROOF_INFINITE` for yes, 0 for no, else between. */
  readonly disproof: number;
}

/**
 * Answers a yes/no question about the side to move by df-pn (see `ProofSearch` for the sources).
 * Strong where one side's replies are few or forced; it gives no value and knows no evaluation. A yes
 * or a no is always true; the same request with a node limit gives the same answer everywhere.
 *
 * Positions that repeat on a line, and unfinished ones at the greatest depth, first count against
 * the asking side. If that gives a no, a second search counts them for it, and only a no from both
 * is answered: endless play is neither a win nor a draw here, it is unknown.
 */
export function proofNumberSearch(request: ProofRequest): ProofResult {
  return ask(request, new Budget(request.limits), new ProofTable(entriesOf(request)));
}

/** Useful table size for a search of `nodes` nodes: 4 thousand to 2 million entries. */
export function entriesFor(nodes = Number.POSITIVE_INFINITY): number {
  return Math.min(Math.max(nodes, 1 << 12), 1 << 21);
}

/** The size of the table of a request. */
export function entriesOf({ tableEntries, limits }: SolveRequest): number {
  return tableEntries ?? entriesFor(limits.nodes);
}

/** One question; the table has to be empty. */
export function ask(request: ProofRequest, budget: Budget, table: ProofTable): ProofResult {
  const { position, question, limits } = request;
  const maxPlies = Math.max(1, Math.min(limits.depth ?? MAX_PLIES, MAX_PLIES));
  const search = new ProofSearch(position.clone(), question, budget, table, maxPlies);
  const answered = (
    yes: boolean,
    rest: Pick<ProofResult, 'move' | 'pv' | 'complete' | 'limitedBy'>,
  ): ProofResult => ({
    answer: yes ? 'yes' : 'no',
    ...rest,
    nodes: budget.nodes,
    timeMs: budget.timeMs,
    proof: yes ? 0 : INFINITE,
    disproof: yes ? INFINITE : 0,
  });

  const outcome = position.outcome();
  if (outcome !== ONGOING) {
    return answered(search.isYes(outcome), { move: NO_MOVE, pv: [], complete: true, limitedBy: null });
  }
  let limitedBy: LimitedBy = null;
  try {
    const yes = decide(search);
    if (yes !== null) {
      const line = provedLine(search, yes);
      return answered(yes, { move: line.pv[0]!, ...line });
    }
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    limitedBy = error.by;
  }
  const { children, rootEnd } = search;
  // Stopped before the root had its children: the game's first move, and nothing known.
  const known = rootEnd > 0;
  if (known) children.weigh(0, rootEnd, true, estimatesChildren(position));
  const move = known ? children.move(children.best) : legalMoves(position)[0]!;
  return {
    answer: 'unknown',
    move,
    pv: [move],
    complete: false,
    nodes: budget.nodes,
    timeMs: budget.timeMs,
    limitedBy,
    proof: known ? open(children.least) : 1,
    disproof: known ? open(children.all) : 1,
  };
}

/** The certain answer at the root, or null where cuts hide it. */
function decide(search: ProofSearch): boolean | null {
  search.search(0, 0, INFINITE, INFINITE);
  if (search.proof === 0) return true;
  if (!search.sawCut) return false;
  search.table.clear();
  search.cutsProve = true;
  search.search(0, 0, INFINITE, INFINITE);
  return search.disproof === 0 ? false : null;
}

/** A number that does not look decided. */
function open(number: number): number {
  return Math.min(Math.max(number, 1), LARGEST);
}
