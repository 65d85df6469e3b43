import { computed, effect, signal } from '@preact/signals';
import { type JudgedMove, judgeMoves } from '@tahoun/engine';
import { turnAt } from '../match/page-match.js';
import { perStore } from '../match/store.js';
import { DEPTH_NODES, evaluate, evaluateAll } from './evaluator.js';

interface JudgedGame {
  readonly moves: readonly string[];
  readonly judged: readonly JudgedMove[];
}

/**
 * The game that was judged last: by a quick search of each position when it ends, or by a review. It stays
 * while the user steps through it.
 */
export const lastJudged = perStore(({ match, result }) => {
  const last = signal<JudgedGame>({ moves: [], judged: [] });
  const moves = computed(() => match.value.moves);
  const isOver = computed(() => result.value !== null);
  effect(() => {
    if (!isOver.value || last.peek().moves === moves.value) return;
    const ended = match.peek();
    const controller = new AbortController();
    evaluateAll(
      evaluate,
      ended,
      controller.signal,
      (evaluations) => {
        const isReviewed = last.peek().moves === ended.moves;
        if (isReviewed || evaluations.length <= ended.moves.length) return;
        const judged = judgeMoves(ended.moves, turnAt(ended, 0), evaluations);
        last.value = { moves: ended.moves, judged };
      },
      DEPTH_NODES.quick,
      // The review reports its own failure; nobody requested this search.
    ).catch(() => undefined);
    return () => controller.abort();
  });
  return last;
});
