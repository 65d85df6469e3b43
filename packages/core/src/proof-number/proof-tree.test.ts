import { describe, expect, it } from 'vitest';
import {
  type ImmediateWins,
  type Move,
  NO_MOVE,
  ONGOING,
  type Position,
  type Symmetry,
  WON,
} from '../contract/game.js';
import { legalMoves } from '../contract/moves.js';
import { NimPosition, TicTacToe } from '../testing/small-games.js';
import { proofNumberSearch } from './df-pn.js';
import { type ProofTreeNode, proofTree } from './proof-tree.js';
import { INFINITE } from './table.js';

const ROOM = 100_000;

/** Nim that knows which positions are the same but for the order of the heaps, and a last heap that can be taken. */
class TellingNim extends NimPosition {
  get symmetry(): Symmetry {
    return this;
  }
  get immediateWins(): ImmediateWins {
    return this;
  }
  symmetricKey(out: Int32Array): void {
    const [a = 0, b = 0, c = 0] = this.heaps.toSorted((x, y) => x - y);
    out.set([256 * a + 16 * b + c, this.turn]);
  }
  winningMove(): Move {
    const left = this.heaps.flatMap((size, i) => (size > 0 ? 16 * i + size : []));
    return left.length === 1 ? left[0]! : NO_MOVE;
  }
  generateNonLosing(out: Int32Array, at: number): number {
    return this.generateMoves(out, at);
  }
  override clone(): this {
    const copy = new TellingNim([...this.heaps]);
    copy.turn = this.turn;
    return copy as this;
  }
}

function count(node: ProofTreeNode): number {
  return node.children.reduce((sum, child) => sum + count(child), 1);
}

/** Whether the side to move wins, by trying everything. */
function wins(position: Position): boolean {
  const outcome = position.outcome();
  if (outcome !== ONGOING) return outcome === WON;
  return legalMoves(position).some((move) => {
    position.makeMove(move);
    const isWinning = !wins(position);
    position.undoMove();
    return isWinning;
  });
}

/** Compares each node with an exhaustive search, and checks that the branches reach the ends of games. */
function check(node: ProofTreeNode, position: Position): void {
  const moves = legalMoves(position);
  const isYes = wins(position) === node.isOr;
  expect(node.isOver).toBe(moves.length === 0);
  if (node.proof === 0 || node.proof === INFINITE) expect(node.proof === 0).toBe(isYes);
  if (node.children.length > 0) {
    expect(node.children.reduce((sum, { images }) => sum + images, 0)).toBe(moves.length);
    const takesOne = node.isOr === isYes;
    const reasons = takesOne ? node.children.slice(0, 1) : node.children;
    for (const child of reasons) {
      expect(child.proof).toBe(node.proof);
      if (!child.isOver) expect(child.children.length).toBeGreaterThan(0);
    }
  }
  for (const child of node.children) {
    expect(child.isOr).toBe(!node.isOr);
    position.makeMove(child.move);
    check(child, position);
    position.undoMove();
  }
}

describe('the tree of a proof', () => {
  it.each([
    { heaps: [1, 2, 3], answer: 'no' },
    { heaps: [2, 2, 1], answer: 'yes' },
    { heaps: [1, 1, 1], answer: 'yes' },
    { heaps: [3, 3, 0], answer: 'no' },
  ])('of Nim $heaps is right at every node, and whole', ({ heaps, answer }) => {
    const position = new NimPosition(heaps);
    const tree = proofTree({ position, question: 'wins', limits: {}, most: ROOM });
    expect(tree.answer).toBe(answer);
    expect(tree.root).toMatchObject({
      move: NO_MOVE,
      isOr: true,
      proof: tree.proof,
      disproof: tree.disproof,
    });
    check(tree.root, position);
  });

  it('answers as the search alone, at the same cost', () => {
    const request = { position: new NimPosition([3, 4, 5]), question: 'wins', limits: {} } as const;
    const { root, timeMs, ...tree } = proofTree({ ...request, most: ROOM });
    expect(proofNumberSearch(request)).toMatchObject(tree);
    expect(timeMs).toBeGreaterThanOrEqual(0);
  });

  it('keeps to its room, level by level', () => {
    const position = new NimPosition([3, 4, 5]);
    const tree = (most: number) => proofTree({ position, question: 'wins', limits: {}, most }).root;
    expect(count(tree(1))).toBe(1);
    expect(tree(13).children).toHaveLength(12);
    expect(tree(13).children.every(({ children }) => children.length === 0)).toBe(true);
    expect(count(tree(60))).toBeLessThanOrEqual(60);
    expect(count(tree(60))).toBeGreaterThan(13);
  });

  it('of what was not decided has the numbers of the first moves, as far as they were looked at', () => {
    const { answer, root } = proofTree({
      position: new TicTacToe(),
      question: 'wins',
      limits: { nodes: 200 },
      most: ROOM,
    });
    expect(answer).toBe('unknown');
    expect(root.children).toHaveLength(9);
    const seen = root.children.filter(({ proof }) => proof !== null);
    expect(seen.length).toBeGreaterThan(0);
    for (const { proof, disproof, plies, children } of root.children) {
      expect(proof === null).toBe(disproof === null);
      expect(plies).toBeNull();
      expect(children).toEqual([]);
    }
  });

  it('has moves that are the same by symmetry once, and is right where the game tells of its wins', () => {
    const position = new TellingNim([2, 2, 1]);
    const { root } = proofTree({ position, question: 'wins', limits: {}, most: ROOM });
    expect(root.children.map(({ images }) => images).sort()).toEqual([1, 2, 2]);
    check(root, position);
  });

  it('knows what the game tells of positions that were not searched', () => {
    const { answer, root } = proofTree({
      position: new TellingNim([2, 1, 0]),
      question: 'wins',
      limits: { nodes: 1 },
      most: ROOM,
    });
    expect(answer).toBe('unknown');
    // The side that takes the one leaves the two, which the other side takes at once.
    expect(root.children.find(({ move }) => move === 17)).toMatchObject({ proof: INFINITE, plies: 1 });
  });

  it('of a finished game is its root', () => {
    const position = new NimPosition([0, 0, 0]);
    const { root } = proofTree({ position, question: 'wins', limits: {}, most: ROOM });
    expect(root).toMatchObject({ isOver: true, proof: INFINITE, disproof: 0, children: [] });
  });

  it('knows what the table has lost of children that must all be decided', () => {
    const position = new NimPosition([3, 3, 0]);
    const { root } = proofTree({ position, question: 'wins', limits: {}, tableEntries: 4, most: ROOM });
    for (const { proof, disproof } of root.children) expect([proof, disproof]).toEqual([INFINITE, 0]);
  });
});
