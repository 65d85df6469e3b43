import { LOSS, type Move, NO_MOVE, ONGOING, WON } from '../contract/game.js';
import { legalMoves } from '../contract/moves.js';
import { Budget } from '../request/limits.js';
import { imageKey } from './children.js';
import { type ProofRequest, type ProofResult, ask, entriesOf } from './df-pn.js';
import { MAX_PLIES, ProofSearch, hasWinningMove } from './search.js';
import { INFINITE, ProofTable } from './table.js';

/** A position of the tree, with the knowledge of the search at its end. */
export interface ProofTreeNode {
  /** The move that leads here; `NO_MOVE` at the root. */
  readonly move: Move;
  /** Number of moves of its parent that lead here or to an image of it; `move` is the first of them. */
  readonly images: number;
  /** Whether the asking side is to move (an OR node), or the other (an AND node). */
  readonly isOr: boolean;
  /**
   * Proof and disproof number, as in `ProofResult`; null where the search never came here, or lost the entry.
   */
  readonly proof: number | null;
  readonly disproof: number | null;
  /**
   * In a decided node, the most plies to the end of the game by the proof that was found; null if not known.
   */
  readonly plies: number | null;
  readonly isOver: boolean;
  /** All that can be reached by one move, images of one another once; or none, where they were not asked for. */
  readonly children: readonly ProofTreeNode[];
}

export interface ProofTreeRequest extends ProofRequest {
  /** Nodes of the tree, at most. */
  readonly most: number;
}

/** An answer with the tree that shows it. */
export interface ProofTree extends ProofResult {
  readonly root: ProofTreeNode;
}

interface Growing extends ProofTreeNode {
  children: readonly Growing[];
}

/**
 * Answers a question as `proofNumberSearch` does, and shows why: the nodes of the answer's own tree have children, level by
 * level from the root as far as `most` allows. Where the answer's side is to move that goes on below one deciding
 * move, where the other is below all of them. Without an answer the root alone has children.
 *
 * In games in which positions repeat, a decision against the answer may only be due to a repetition.
 */
export function proofTree({ most, ...request }: ProofTreeRequest): ProofTree {
  const { position, question, limits } = request;
  const budget = new Budget(limits);
  const table = new ProofTable(entriesOf(request));
  const result = ask(request, budget, table);
  const search = new ProofSearch(position.clone(), question, budget, table, MAX_PLIES);
  const isAnswered = result.answer !== 'unknown';
  const root: Growing = {
    move: NO_MOVE,
    images: 1,
    isOr: true,
    proof: result.proof,
    disproof: result.disproof,
    plies: isAnswered && search.probe() ? table.plies : null,
    isOver: position.outcome() !== ONGOING,
    children: [],
  };
  grow(search, root, most);
  return { ...result, root };
}

/** Lists children level by level, until there is no room for those of the next node. */
function grow(search: ProofSearch, root: Growing, most: number): void {
  const { position } = search;
  const waiting: { readonly node: Growing; readonly path: readonly Move[] }[] = [{ node: root, path: [] }];
  let nodes = 1;
  for (const { node, path } of waiting) {
    if (node.isOver) continue;
    for (const move of path) position.makeMove(move);
    const children = childrenOf(search, node);
    for (const _ of path) position.undoMove();
    if (nodes + children.length > most) return;
    nodes += children.length;
    node.children = children;
    for (const child of reasonsOf(node)) waiting.push({ node: child, path: [...path, child.move] });
  }
}

/** The children that decide a node: one, or all. None where it is open. */
function reasonsOf(node: Growing): readonly Growing[] {
  if (!isDecided(node)) return [];
  // Of the one that suffices the table may have lost the trace.
  const decisive = node.children.filter(({ proof }) => proof === node.proof);
  return takesOne(node) ? decisive.slice(0, 1) : decisive;
}

function isDecided({ proof }: ProofTreeNode): boolean {
  return proof === 0 || proof === INFINITE;
}

/** Whether the side to move is the one that a decided node is decided for, so that one move suffices. */
function takesOne({ isOr, proof }: ProofTreeNode): boolean {
  return isOr === (proof === 0);
}

/** The children of the search's position, the best for its side to move first, as far as that is known. */
function childrenOf(search: ProofSearch, node: ProofTreeNode): Growing[] {
  const { position } = search;
  const byImage = new Map<string, Growing & { images: number }>();
  for (const move of legalMoves(position)) {
    position.makeMove(move);
    const key = imageKey(position);
    const twin = byImage.get(key);
    if (twin !== undefined) {
      twin.images++;
    } else {
      const isOver = position.outcome() !== ONGOING;
      byImage.set(key, { move, images: 1, isOr: search.isOr, isOver, children: [], ...known(search) });
    }
    position.undoMove();
  }
  // A node that needs all its children has all of them decided, including those that the table has lost.
  const follows = isDecided(node) && !takesOne(node) ? { proof: node.proof, disproof: node.disproof } : {};
  const children = [...byImage.values()].map((child) => ({ ...child, ...follows }));
  return children.sort((a, b) => rank(node, a) - rank(node, b));
}

type Numbers = Pick<ProofTreeNode, 'proof' | 'disproof' | 'plies'>;

/** Numbers of the search's position without a search: from the result, from the table or from the game. */
function known(search: ProofSearch): Numbers {
  const { position, table, children } = search;
  const outcome = position.outcome();
  if (outcome !== ONGOING) return decided(search.isYes(outcome), 0);
  if (search.probe()) {
    const { proof, disproof, plies } = table;
    return { proof, disproof, plies: proof === 0 || disproof === 0 ? plies : null };
  }
  if (hasWinningMove(position)) return decided(search.isYes(WON), 1);
  if (children.countNonLosing(position, 0) === 0) return decided(search.isYes(LOSS), 2);
  return { proof: null, disproof: null, plies: null };
}

function decided(yes: boolean, plies: number): Numbers {
  return { proof: yes ? 0 : INFINITE, disproof: yes ? INFINITE : 0, plies };
}

/**
 * Sort key, best first for the side to move: a near win, then open nodes, then unseen ones, then a late loss.
 */
function rank({ isOr }: ProofTreeNode, { proof, disproof, plies }: ProofTreeNode): number {
  const [one, every] = isOr ? [proof, disproof] : [disproof, proof];
  if (one === 0) return plies ?? MAX_PLIES;
  if (every === 0) return 2 * INFINITE - (plies ?? 0);
  return one === null ? INFINITE : MAX_PLIES + one;
}
