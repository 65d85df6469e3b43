import {
  Budget,
  type LimitedBy,
  type Move,
  NO_MOVE,
  type SearchResult,
  SearchStopped,
  WIN,
  legalMoves,
} from '@tahoun/core';
import {
  type ChocolatePosition,
  MAX_SIDE,
  PIECES,
  type Piece,
  breakOf,
  isBreakable,
} from '@tahoun/games/chocolate';
import type { OwnSearchRequest } from '../game-ai.js';
import { type Heap, areaOf, heapAfter, heapOf, inHisOrder } from './cuts.js';
import { maxPliesLeft } from './grundy.js';
import { playerWins } from './player-wins.js';

/** Usual limit of the recursion's breaks: enough for the bars of his table up to 7x7 and 3x15. */
export const MILATA_BREAKS = 1_000_000;
/** Larger heaps are not begun: a bar has no more squares, and the recursion goes one call deeper with each break. */
const MAX_AREA = MAX_SIDE * MAX_SIDE;

/**
 * Milata's player (2007): by symmetry where a break pairs the heap (`pairingMoves`), else the break after which his
 * recursion has the other side lose. Here the recursion keeps its answers; his did not, and none of them changes. His text names no break in a lost heap: there it is the one that leaves most to break. When the limit
 * ends the recursion, it is the break that was being looked into, all before it being known to lose.
 */
export function milataSearch({
  position,
  limits = {},
  moves = legalMoves(position),
}: OwnSearchRequest<ChocolatePosition>): SearchResult {
  const budget = new Budget(limits);
  const [pairing = NO_MOVE] = pairingMoves(position, moves);
  const { move, outcome, limitedBy } =
    pairing === NO_MOVE ? recur(position, moves, budget) : { move: pairing, outcome: 1, limitedBy: null };
  return {
    move,
    score: outcome * (WIN - maxPliesLeft(position)),
    exact: outcome !== 0,
    pv: [move],
    depth: 0,
    nodes: budget.nodes,
    timeMs: budget.timeMs,
    limitedBy,
    ...(outcome === 0 ? {} : { distanceIsBound: true }),
    ...(pairing === NO_MOVE ? {} : { namedBy: 'symmetry' }),
  };
}

interface Choice {
  readonly move: Move;
  /** 1 for a proved win, -1 for a proved loss, 0 where neither is known. */
  readonly outcome: number;
  readonly limitedBy: LimitedBy;
}

function recur(position: ChocolatePosition, moves: readonly Move[], budget: Budget): Choice {
  const heap = heapOf(position.counts);
  if (areaOf(heap) > MAX_AREA) return { move: moves[0]!, outcome: 0, limitedBy: 'nodes' };
  const choices = inHisOrder(
    moves.map((move) => ({ move, left: heapLeft(heap, move) })),
    ({ left }) => left,
  );
  const memory = new Map<string, boolean>();
  const onHeap = (breaks: number) => {
    for (let i = 0; i < breaks; i++) budget.count();
  };
  let tried: Move = choices[0]?.move ?? NO_MOVE;
  try {
    for (const { move, left } of choices) {
      tried = move;
      budget.count();
      if (!playerWins(left, { memory, onHeap })) return { move, outcome: 1, limitedBy: null };
    }
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    return { move: tried, outcome: 0, limitedBy: error.by };
  }
  return { move: tried, outcome: -1, limitedBy: null };
}

function heapLeft(heap: Heap, move: Move): Heap {
  const { kind, parts } = breakOf(move);
  const [piece, first, second] = [kind, ...parts].map((each) => PIECES[each] as Piece) as [
    Piece,
    Piece,
    Piece,
  ];
  return heapAfter(heap, piece, [first, second]);
}

/**
 * Milata's strategy of symmetry (2007, section 1) without a memory of the moves played. Call a heap paired
 * when every kind of piece that can be broken lies in it an even number of times. From a paired heap every
 * break leaves one that is not, and doing the same to the other piece of the pair pairs it again; so the side
 * that moves to a paired heap makes the last break.
 *
 * His are the two cases of one bar: halve it, then answer each break with the same break of the other half; and a
 * single piece with an even side among crumbs (section 2). Ours is that the pairs need not come from two halves, so
 * that any heap counts that one break can pair.
 */

/** The breaks after which the heap is paired, halvings first; each of them wins. @param moves legal ones. */
export function pairingMoves({ counts }: ChocolatePosition, moves: readonly Move[]): Move[] {
  const single = new Set<number>();
  for (const [kind, count] of counts.entries()) if (count % 2 === 1 && isBreakable(kind)) single.add(kind);
  // A break changes how often three kinds lie there, no more.
  if (single.size === 0 || single.size > 3) return [];
  const pairing = moves.filter((move) => {
    const { kind, parts } = breakOf(move);
    const changed = new Set([kind]);
    for (const part of parts) if (isBreakable(part) && !changed.delete(part)) changed.add(part);
    return changed.size === single.size && [...changed].every((each) => single.has(each));
  });
  return [...pairing.filter(isHalving), ...pairing.filter((move) => !isHalving(move))];
}

function isHalving(move: Move): boolean {
  const [first, second] = breakOf(move).parts;
  return first === second;
}
