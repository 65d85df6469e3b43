import { type Move, ONGOING } from '../contract/game.js';
import { type LimitedBy, SearchStopped } from '../request/limits.js';
import { MAX_PLIES, type ProofSearch } from './search.js';
import { INFINITE } from './table.js';

/** A line that shows an answer. */
interface ProvedLine {
  readonly pv: Move[];
  /** Whether the line was played to a finished game whose result agrees with the answer. */
  readonly complete: boolean;
  readonly limitedBy: LimitedBy;
}

/**
 * Plays the answer out on the search's position, right after its root was decided: the side that the
 * answer favours makes the first deciding move at hand, the other side the one that the proof found
 * takes longest to meet. Every move is checked to lead to a decided position; where the table has
 * lost all of a node's children, the node is searched again within the budget that is left.
 * @param yes the answer of the search.
 */
export function provedLine(search: ProofSearch, yes: boolean): ProvedLine {
  const { position, children, budget } = search;
  const pv: Move[] = [];
  // A cut must not pass for the answer while nodes are searched again.
  search.cutsProve = !yes;
  try {
    for (let ply = 0; ply < MAX_PLIES; ply++) {
      const child = decidedChild(search, ply, yes);
      if (child < 0) break;
      const move = children.move(child);
      pv.push(move);
      budget.count();
      position.makeMove(move);
      const outcome = position.outcome();
      if (outcome !== ONGOING) return { pv, complete: search.isYes(outcome) === yes, limitedBy: null };
    }
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    return { pv, complete: false, limitedBy: error.by };
  }
  return { pv, complete: false, limitedBy: null };
}

/** The child to continue with, or -1 where the answer cannot be shown within the greatest depth. */
function decidedChild(search: ProofSearch, ply: number, yes: boolean): number {
  const { children } = search;
  // The root's children are still listed.
  const listed = ply === 0 && search.rootEnd > 0 ? search.rootEnd : search.expand(ply, 0);
  // Without a non-losing move, all moves lose at once.
  const end = listed > 0 ? listed : search.expandByMaking(ply, 0);
  const known = children.decided(0, end, yes);
  if (known >= 0) return known;
  const again = search.search(ply, 0, INFINITE, INFINITE);
  return children.decided(0, again, yes);
}
