import { games } from '@tahoun/catalogue';
import { PROOF_INFINITE } from '@tahoun/core';
import { type ProofNodeAnswer, proofAnswer } from '@tahoun/engine';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '../presets.js';
import { countDrawn, drawnChildren, figureOf } from './figure.js';
import { type ProofPlace, keyOf, numbersText, placeAt, placeOf, verdictOf, withPlace } from './model.js';

/** A node as the solver gives it, with numbers for the side to move at its root. */
function node(move: string | null, isOr: boolean, some: Partial<ProofNodeAnswer> = {}): ProofNodeAnswer {
  return {
    move,
    isOr,
    proof: 1,
    disproof: 1,
    images: 1,
    plies: null,
    isOver: false,
    children: [],
    ...some,
  } as ProofNodeAnswer;
}

const ANSWER = node(null, true, {
  ...{ proof: 0, disproof: PROOF_INFINITE },
  children: [
    node('A1', false, {
      proof: 0,
      disproof: PROOF_INFINITE,
      images: 4,
      children: [node('B2', true, { proof: 3, disproof: 2 })],
    }),
    node('C3', false, { proof: PROOF_INFINITE, disproof: 0 }),
    node('D4', false, { proof: null, disproof: null }),
  ],
});
const TREE = placeOf(ANSWER, [], true);

describe('a place of a proof', () => {
  it('has the path that leads to it, and the side that moves there in turn', () => {
    const inner = placeAt(TREE, ['A1', 'B2']) as ProofPlace;
    expect([TREE, TREE.children[0], inner].map((place) => place?.isOr)).toEqual([true, false, true]);
    expect(inner.path).toEqual(['A1', 'B2']);
    expect(keyOf(inner.path)).toBe('A1 B2');
    expect(placeAt(TREE, [])).toBe(TREE);
    expect(placeAt(TREE, ['A1', 'C3'])).toBeUndefined();
    expect(placeAt(TREE, ['Z9'])).toBeUndefined();
  });

  it('is proved, refuted, open or not seen', () => {
    expect([TREE, ...TREE.children].map(verdictOf)).toEqual(['proved', 'proved', 'refuted', 'unseen']);
    expect(verdictOf(placeAt(TREE, ['A1', 'B2']) as ProofPlace)).toBe('open');
  });

  it('is turned where the solver was asked about the other side: what proves refutes', () => {
    const turned = placeOf(ANSWER, ['X'], false);
    expect(turned).toMatchObject({ isOr: false, proof: PROOF_INFINITE, disproof: 0, path: ['X'] });
    expect(turned.children[0]).toMatchObject({
      isOr: true,
      proof: PROOF_INFINITE,
      disproof: 0,
      path: ['X', 'A1'],
    });
    expect(placeAt(turned, ['X', 'A1', 'B2'])).toMatchObject({ proof: 2, disproof: 3 });
  });

  it('is replaced by what was learned of it, and keeps its images; the rest stays', () => {
    const learned = placeOf(
      node(null, false, { proof: 7, disproof: 8, children: [node('E5', true)] }),
      ['A1'],
      false,
    );
    const tree = withPlace(TREE, learned);
    expect(placeAt(tree, ['A1'])).toMatchObject({ proof: 7, disproof: 8, images: 4 });
    expect(placeAt(tree, ['A1', 'E5'])?.path).toEqual(['A1', 'E5']);
    expect(placeAt(tree, ['A1', 'B2'])).toBeUndefined();
    expect(placeAt(tree, ['C3'])).toBe(TREE.children[1]);
    const deep = withPlace(TREE, {
      ...(placeAt(TREE, ['A1', 'B2']) as ProofPlace),
      proof: 0,
      disproof: PROOF_INFINITE,
    });
    expect(verdictOf(placeAt(deep, ['A1', 'B2']) as ProofPlace)).toBe('proved');
    expect(verdictOf(placeAt(TREE, ['A1', 'B2']) as ProofPlace)).toBe('open');
  });

  it('of a real proof agrees with the answer, seen from either side', () => {
    const { answer, tree } = proofAnswer(games, {
      game: 'atari-go',
      position: PRESETS.crosscut4,
      nodes: 20_000,
      limit: 100,
    });
    expect(answer).toBe('yes');
    expect(verdictOf(placeOf(tree, [], true))).toBe('proved');
    expect(verdictOf(placeOf(tree, [], false))).toBe('refuted');
  });
});

describe('the figure of a proof', () => {
  const draw = (unfolded: string[], some: { selected?: string; current?: string } = {}) =>
    figureOf(TREE, {
      ...{ unfolded: new Set(unfolded), selected: null, current: '' },
      ...some,
      idOf: (key) => key.length,
      movesFrom: (path) => 10 + path.length,
      unseen: (count) => `${count} unseen`,
    });

  it('draws what the solver has seen, and counts the rest', () => {
    const root = draw(['']);
    expect(root.children.map(({ label }) => label)).toEqual(['A1 ×4', 'C3']);
    expect(root.note).toBe('1 unseen');
    expect(root.folded).toBe(0);
    expect(draw([]).children).toEqual([]);
    expect(draw([])).toMatchObject({ folded: 2, note: '' });
    expect(drawnChildren(TREE)).toHaveLength(2);
  });

  it('counts the moves of a place whose children were not asked for, and none where the game is over', () => {
    expect(draw(['']).children[1]).toMatchObject({ folded: 11 });
    const over = { ...TREE, children: [], isOver: true };
    expect(
      figureOf(over, {
        unfolded: new Set(),
        selected: null,
        current: '',
        idOf: () => 0,
        movesFrom: () => 9,
        unseen: String,
      }).folded,
    ).toBe(0);
  });

  it('marks what is proved, selected and on the board', () => {
    const [one, two] = draw([''], { selected: 'C3', current: 'A1' }).children;
    expect(one).toMatchObject({
      isBest: true,
      isCurrent: true,
      isSelected: false,
      phase: 'done',
      isMax: false,
    });
    expect(two).toMatchObject({ isBest: false, isCurrent: false, isSelected: true, phase: 'done' });
  });

  it('writes both numbers, and infinity as such', () => {
    expect(numbersText(TREE)).toBe('0 | ∞');
    expect(numbersText(TREE.children[2] as ProofPlace)).toBe('?');
    expect(numbersText(placeAt(TREE, ['A1', 'B2']) as ProofPlace)).toBe('3 | 2');
  });

  it('counts what is drawn', () => {
    expect(countDrawn(TREE, new Set())).toBe(1);
    expect(countDrawn(TREE, new Set(['']))).toBe(3);
    expect(countDrawn(TREE, new Set(['', 'A1']))).toBe(4);
  });
});
