import { PROOF_INFINITE } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { type ProofNodeAnswer, proofAnswer, solve } from './index.js';
import { games } from './testing/all-games.js';

const game = 'atari-go';
const CROSSCUT = '..../.XO./.OX./.... X 1';

function nodesOf(node: ProofNodeAnswer): ProofNodeAnswer[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

/** The lines from the root to every end that the tree comes to. */
function linesOf({ children }: ProofNodeAnswer): string[][] {
  return children.flatMap((child) => {
    const below = linesOf(child);
    const move = child.move as string;
    if (child.isOver) return [[move]];
    return below.map((line) => [move, ...line]);
  });
}

describe('the tree of a proof', () => {
  it('says who wins, as `solve` does, and by which move', () => {
    for (const position of [CROSSCUT, '..../..../..../.... X 1', '.../.../... X 1']) {
      const { answer, tree } = proofAnswer(games, { game, position });
      expect(answer).toBe(solve(games, { game, position }).outcome === 'win' ? 'yes' : 'no');
      const [first] = tree.children;
      expect(first?.proof).toBe(answer === 'yes' ? 0 : PROOF_INFINITE);
    }
    const { winningMoves } = solve(games, { game, position: CROSSCUT });
    expect(winningMoves).toContain(proofAnswer(games, { game, position: CROSSCUT }).tree.children[0]?.move);
  });

  it('has lines that the winner ends, each move legal', () => {
    const { tree } = proofAnswer(games, { game, position: CROSSCUT });
    const lines = linesOf(tree);
    expect(lines.length).toBeGreaterThan(20);
    for (const played of lines) {
      const { outcome, over, winner } = solve(games, { game, position: CROSSCUT, played, nodes: 1 });
      expect({ outcome, over }).toEqual({ outcome: 'loss', over: true });
      // Lines into siblings that the proof does without may end the other way; those are never unfolded.
      expect(winner).toBe('x');
    }
  });

  it('lists equal moves once, and every reply to the winning one', () => {
    const { tree } = proofAnswer(games, { game, position: '.../.../... X 1' });
    expect(tree.children.map(({ images }) => images).sort()).toEqual([1, 4, 4]);
    expect(tree.children[0]).toMatchObject({ move: 'B2', images: 1, isOr: false, proof: 0 });
    const replies = tree.children[0]?.children ?? [];
    expect(replies.map(({ images }) => images)).toEqual([4, 4]);
    expect(replies.every(({ proof, isOr }) => proof === 0 && isOr)).toBe(true);
  });

  it('goes on from any of its nodes', () => {
    const { tree } = proofAnswer(games, { game, position: CROSSCUT, limit: 40 });
    expect(nodesOf(tree).length).toBeLessThanOrEqual(40);
    const first = tree.children[0]?.move as string;
    const below = proofAnswer(games, { game, position: CROSSCUT, played: [first], limit: 40 });
    // White is asked now, and does not win.
    expect(below.answer).toBe('no');
    expect(below.tree.children.every(({ proof }) => proof === PROOF_INFINITE)).toBe(true);
  });

  it('claims nothing within too small a budget', () => {
    const { answer, limitedBy, tree } = proofAnswer(games, { game, nodes: 500 });
    expect({ answer, limitedBy }).toEqual({ answer: 'unknown', limitedBy: 'nodes' });
    expect(tree.children.length).toBeGreaterThan(0);
    for (const { proof } of tree.children) expect(proof === 0 || proof === PROOF_INFINITE).toBe(false);
  });
});
