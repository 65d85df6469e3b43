import { describe, expect, it } from 'vitest';
import type { Move } from './contract/game.js';
import { LOSS, WON } from './contract/game.js';
import { legalMoves, perft, perftDivide } from './contract/moves.js';
import { WIN } from './contract/score.js';
import { monteCarloSearch } from './mcts/mcts.js';
import { proofNumberSearch } from './proof-number/df-pn.js';
import { proofTree } from './proof-number/proof-tree.js';
import { solveWholly } from './proof-number/whole-solution.js';
import { refineDistance, solveDistance } from './search/distance.js';
import { strongSearch } from './search/strong.js';
import { type Tree, TreePosition, leafValue } from './testing/synthetic.js';
import { alphaBetaSearch } from './textbook/alpha-beta.js';
import { greedySearch, minimaxSearch } from './textbook/minimax.js';
import { minimaxQuiescenceSearch } from './textbook/minimax-quiescence.js';
import { secondLook, secondSearch } from './textbook/second-search.js';
import { TreeRecorder } from './tree/tree.js';

/** More moves than a move stack has room for at first; one of the last wins at once, each other one loses. */
const WIDTH = 2000;
const WINNING = 1500;
const WIDE: Tree = Array.from({ length: WIDTH }, (_, move) => (move === WINNING ? 'lost' : ['lost']));

const limits = { depth: 3 };
const evaluation = leafValue;
type Answer = { readonly move: Move };
const SEARCHES: Record<string, (position: TreePosition) => Answer> = {
  greedy: (position) => greedySearch({ position, evaluation, limits: {} }),
  minimax: (position) => minimaxSearch({ position, evaluation, limits }),
  'minimax-quiescence': (position) => minimaxQuiescenceSearch({ position, evaluation, limits }),
  'alpha-beta': (position) => alphaBetaSearch({ position, evaluation, limits }),
  'second-search': (position) => secondSearch({ position, evaluation, limits, verifyDepth: 1 }),
  'second-look': (position) => secondLook({ position, evaluation, limits, verifyDepth: 1 }),
  strong: (position) => strongSearch({ position, evaluation, limits }),
  mcts: (position) => monteCarloSearch({ position, limits: {} }),
  'df-pn': (position) => proofNumberSearch({ position, question: 'wins', limits: {} }),
  'proof-tree': (position) => proofTree({ position, question: 'wins', limits: {}, most: 10 }),
  'solve-wholly': (position) => ({ move: solveWholly({ position, limits: {} }).pv[0]! }),
  'solve-distance': (position) => solveDistance({ position, limits: {} }),
  'refine-distance': (position) => refineDistance({ position, limits: {}, known: WIN - 5 }),
};

describe('a game with 2,000 moves', () => {
  it.each(Object.entries(SEARCHES))('has its winning move found by %s', (_, search) => {
    expect(search(new TreePosition(WIDE)).move).toBe(WINNING);
  });

  const farther = Object.entries(SEARCHES).filter(([name]) => name !== 'greedy');
  it.each(farther)('is avoided by %s when the other side would win it', (_, search) => {
    expect(search(new TreePosition([WIDE, [['lost']]])).move).toBe(1);
  });

  it('is counted whole, and each first move by itself', () => {
    const position = new TreePosition(WIDE);
    expect(legalMoves(position)).toHaveLength(WIDTH);
    expect([perft(position, 1), perft(position, 2)]).toEqual([WIDTH, WIDTH - 1]);
    const divided = perftDivide(position, 2);
    expect(divided.map(({ move }) => move)).toEqual([...Array(WIDTH).keys()]);
    expect(divided.filter(({ nodes }) => nodes === 0).map(({ move }) => move)).toEqual([WINNING]);
  });

  it('is solved with its result and every winning move', () => {
    const whole = solveWholly({ position: new TreePosition(WIDE), limits: {} });
    expect(whole).toMatchObject({ outcome: WON, distance: 1, winningMoves: [WINNING] });
    expect(solveWholly({ position: new TreePosition([WIDE]), limits: {} }).outcome).toBe(LOSS);
  });

  it('is recorded with all its moves', () => {
    const observer = new TreeRecorder(2 * WIDTH);
    minimaxSearch({ position: new TreePosition(WIDE), evaluation, limits: { depth: 1 }, observer });
    expect(observer.tree().root.children).toHaveLength(WIDTH);
  });
});
