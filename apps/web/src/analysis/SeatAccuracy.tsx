import './seat-accuracy.css';
import type { Side } from '@tahoun/core';
import { accuracyOfSide } from '@tahoun/engine';
import { formatNumber, reviewTexts } from '@tahoun/i18n';
import { language } from '../kit/preferences.js';
import { useStore } from '../match/store.js';
import { lastJudged } from './last-judged.js';

/** A side's accuracy in a finished game, beside its name. */
export function SeatAccuracy({ side }: { readonly side: Side }) {
  const store = useStore();
  const { judged, moves } = lastJudged(store).value;
  const percent = moves === store.match.value.moves ? accuracyOfSide(judged, side) : null;
  if (percent === null) return null;
  const written = formatNumber(language.value, percent);
  const words = reviewTexts(language.value).accuracy(written);
  return (
    <span class="seat-accuracy" title={words} data-testid={`accuracy-${side}`}>
      <span class="seat-accuracy-short">{`${written} %`}</span>
      <span class="seat-accuracy-long">{words}</span>
    </span>
  );
}
