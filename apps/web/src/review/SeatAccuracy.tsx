import './seat-accuracy.css';
import { computed, effect, signal } from '@preact/signals';
import type { Side } from '@tahoun/core';
import { type JudgedMove, accuracyOfSide, judgeMoves } from '@tahoun/engine';
import { formatNumber, reviewTexts } from '@tahoun/i18n';
import { turnAt } from '../page-match.js';
import { language } from '../preferences.js';
import { perStore, useStore } from '../store.js';
import { DEPTH_NODES, evaluate, evaluateAll } from './evaluator.js';

export const FirstAccuracy = () => <SeatAccuracy side={0} />;
export const SecondAccuracy = () => <SeatAccuracy side={1} />;

/** How accurately a side played a game that is over, beside its name. */
function SeatAccuracy({ side }: { readonly side: Side }) {
  const store = useStore();
  const { judged, moves } = lastJudged(store).value;
  const percent = moves === store.match.value.moves ? accuracyOfSide(judged, side) : null;
  if (percent === null) return null;
  const whole = formatNumber(language.value, Math.round(percent));
  const words = reviewTexts(language.value).accuracy(whole);
  return (
    <span class="seat-accuracy" title={words} data-testid={`accuracy-${side}`}>
      <span class="seat-accuracy-short">{`${whole} %`}</span>
      <span class="seat-accuracy-long">{words}</span>
    </span>
  );
}

interface JudgedGame {
  readonly moves: readonly string[];
  readonly judged: readonly JudgedMove[];
}

/** The game that ended last, each of its positions looked at quickly; it stays while one walks through it. */
const lastJudged = perStore(({ match, result }) => {
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
        if (evaluations.length <= ended.moves.length) return;
        const judged = judgeMoves(ended.moves, turnAt(ended, 0), evaluations);
        last.value = { moves: ended.moves, judged };
      },
      DEPTH_NODES.quick,
      // The review says so when it fails as well; here nothing was asked for.
    ).catch(() => undefined);
    return () => controller.abort();
  });
  return last;
});
