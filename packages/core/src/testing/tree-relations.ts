import { expect } from 'vitest';
import { INFINITE, further, nearer, opposite } from '../contract/score.js';
import type { TreeNode } from '../tree/tree.js';

/** Whether a node's value stays in the window it was given, may lie beyond, or there are no windows. */
export type Failing = 'fail-hard' | 'fail-soft' | 'no window';

export const wasMade = (node: TreeNode): boolean => node.kind !== 'cut';
export const isSearched = (node: TreeNode): boolean => node.value !== null;

/** Checks the relations between a node's window and value and those of its children, down the tree. */
export function expectNegamax(node: TreeNode, failing: Failing): void {
  const made = node.children.filter(wasMade);
  const moves = made.filter(({ pass }) => pass !== 'pass' && pass !== 'verification');
  for (const child of made) {
    if (child.pass === 'pass') expectWindow(child, opposite(betaOf(node)), opposite(betaOf(node)) + 1);
    if (child.pass === 'verification') expectWindow(child, betaOf(node) - 1, betaOf(node));
    expectNegamax(child, failing);
  }
  expectBound(node);
  if (node.kind === 'null-move') {
    expect(node.value).toBeGreaterThanOrEqual(betaOf(node));
    return;
  }
  if (node.kind === 'inner' && failing !== 'no window') expectWindows(node, moves);
  if (moves.length === 0) return;
  const best = Math.max(...lastSearches(moves).map(backedUp));
  const value = node.value as number;
  if (node.kind === 'quiescence' || node.children.some(({ skip }) => skip === 'futility')) {
    expect(value).toBeGreaterThanOrEqual(best);
  } else if (failing === 'fail-hard') {
    expect(value).toBe(Math.min(Math.max(best, alphaOf(node)), betaOf(node)));
  } else {
    expect([node.kind, value]).toEqual(['inner', best]);
  }
}

/** Each move's window follows from the node's and from the best of the moves before it. */
function expectWindows(node: TreeNode, moves: readonly TreeNode[]): void {
  const childAlpha = opposite(further(betaOf(node)));
  let low = alphaOf(node);
  for (const [i, child] of moves.entries()) {
    const childBeta = opposite(further(low));
    const isNarrow = child.pass === 'null-window' || child.pass === 'reduced';
    const opened = child.pass === 're-search' && child.alpha !== childBeta - 1;
    expectWindow(
      child,
      isNarrow || (child.pass === 're-search' && !opened) ? childBeta - 1 : childAlpha,
      childBeta,
    );
    // The value of a move is known once it is not searched again.
    if (moves[i + 1]?.move !== child.move) low = Math.max(low, backedUp(child));
  }
}

function expectWindow(child: TreeNode, alpha: number, beta: number): void {
  expect([alphaOf(child), betaOf(child)]).toEqual([shown(alpha), shown(beta)]);
}

function expectBound({ kind, value, bound, ...node }: TreeNode): void {
  if (value === null || ['final', 'horizon', 'repetition', 'winning-move', 'no-safe-move'].includes(kind))
    return;
  const isLow = value <= alphaOf(node as TreeNode);
  expect(bound).toBe(value >= betaOf(node as TreeNode) ? 'lower' : isLow ? 'upper' : 'exact');
}

/** Of several searches of one move the last counts. */
function lastSearches(moves: readonly TreeNode[]): TreeNode[] {
  return [...new Map(moves.map((child) => [child.move, child])).values()];
}

/** Value of a child for the side that moved there. */
function backedUp({ value }: TreeNode): number {
  return nearer(opposite(value as number));
}

const alphaOf = ({ alpha }: TreeNode): number => alpha ?? -INFINITE;
const betaOf = ({ beta }: TreeNode): number => beta ?? INFINITE;

/** Infinite ends are all the same. */
function shown(end: number): number {
  return Math.max(-INFINITE, Math.min(INFINITE, end));
}
