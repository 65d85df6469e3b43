import './review.css';
import { artistOf } from '@tahoun/catalogue';
import { type Judgeable, REVIEW_NODES, expectation, turned } from '@tahoun/engine';
import { reviewTexts } from '@tahoun/i18n';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../kit/preferences.js';
import { opinions, standingWords } from '../match/opinion.js';
import { turnAt } from '../match/page-match.js';
import { scoreText } from '../match/score.js';
import { useStore } from '../match/store.js';
import { askForAnalysis } from './evaluator.js';

/**
 * A bar beside the board: the larger a side's part, the better its position. Sets the same in words, shown
 * elsewhere.
 */
export function EvaluationBar() {
  const store = useStore();
  const { bottom, evaluationText, match } = store;
  const texts = reviewTexts(language.value);
  const { game, start, moves, cursor } = match.value;
  /** From the first side. */
  const [shown, setShown] = useState<Judgeable | null>(null);
  const { opinionAfter, opinionOf } = opinions(store);
  const opinion = opinionOf(match.value);
  // The opinion of the last position stays until there is one of this position.
  useEffect(() => {
    if (opinion !== null) setShown(turnAt(match.peek(), cursor) === 0 ? opinion : turned(opinion));
  }, [opinion]);
  useEffect(() => {
    const controller = new AbortController();
    opinionAfter(match.peek(), REVIEW_NODES, askForAnalysis, controller.signal).catch(() => setShown(null));
    return () => controller.abort();
  }, [game, start, moves, cursor]);
  const { pieceColours } = artistOf(game);
  const [first, second] = pieceColours ?? ['var(--side0)', 'var(--side1)'];
  const score = shown?.score ?? 0;
  const words = shown === null ? texts.evaluating : standingWords(game, shown);
  const share = 50 * (1 + expectation(score));
  const [lower, upper] = bottom.value === 0 ? [first, second] : [second, first];
  useEffect(() => {
    evaluationText.value = words;
  }, [words]);
  const own = bottom.value === 0 ? share : 100 - share;
  return (
    <div
      class="evaluation-bar"
      aria-hidden="true"
      title={shown === null ? undefined : scoreText(game, shown, 0)}
      style={{ background: upper, '--share': `${own}%` }}
    >
      <div style={{ background: lower }} />
    </div>
  );
}
