import './analysis.css';
import type { BestMoveAnswer } from '@tahoun/engine';
import { formatNumber, reviewTexts } from '@tahoun/i18n';
import { useEffect, useState } from 'preact/hooks';
import { Part } from '../components/Part.js';
import { secondEngine } from '../engine.js';
import { opinions } from '../opinion.js';
import { askedAbout } from '../page-match.js';
import { language, words } from '../preferences.js';
import { scoreText } from '../score.js';
import { useStore } from '../store.js';
import { Line } from './Line.js';

const LINES = 3;
/** So many moves are not made before somebody stops it: minutes even of many threads. */
const NODES = 10_000_000_000;
/** One processor is left for the page. */
const THREADS = Math.min(16, Math.max(1, (navigator.hardwareConcurrency ?? 1) - 1));
/** So many moves of a line are shown. */
const LINE_PLIES = 10;

/** What the engine thinks of the position on the board, as long as it is asked to; and the review of the whole game. */
export function Analysis() {
  const store = useStore();
  const { hint, match, openReview, reviewShown, snapshot, tab } = store;
  const [isOn, setOn] = useState(false);
  const [answer, setAnswer] = useState<BestMoveAnswer | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const texts = reviewTexts(language.value);
  const { game, start, moves, cursor } = match.value;
  const isSeen = tab.value === 'analysis';
  useEffect(() => {
    setAnswer(null);
    if (!isOn || !isSeen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const { report, end } = opinions(store).analyse(match.peek());
    // A change of the match ends this effect only when the page has been drawn anew.
    const isPast = () => {
      const now = match.peek();
      return now.game !== game || now.start !== start || now.moves !== moves || now.cursor !== cursor;
    };
    const show = (next: BestMoveAnswer) => {
      if (signal.aborted || isPast()) return;
      setAnswer(next);
      report(next, next.nodes);
      const shown = snapshot.peek();
      hint.value = next.move === null ? null : shown.game.parseMove(shown.position, next.move);
    };
    secondEngine()
      .bestMove(
        { ...askedAbout(match.peek()), multiPv: LINES, nodes: NODES, threads: THREADS },
        { signal, onProgress: show },
      )
      .then((last) => {
        show(last);
        report(last, NODES);
      })
      .catch(() => signal.aborted || setFailed(true))
      .finally(end);
    return () => {
      controller.abort();
      end();
      hint.value = null;
    };
  }, [game, start, moves, cursor, isOn, isSeen]);
  const number = (value: number) => formatNumber(language.value, value);
  const lines = answer === null ? [] : (answer.lines ?? [answer]);
  return (
    <>
      <Part shown={reviewShown} load={loadReview} />
      <div class="analysis-head">
        <button
          type="button"
          aria-pressed={isOn}
          onClick={() => {
            setFailed(false);
            setOn(!isOn);
          }}
        >
          {isOn ? texts.stopAnalysis : texts.analyse}
        </button>
        <span class="field-hint" data-testid="analysis-depth">
          {answer !== null && texts.depth(answer.depth, number(answer.nodes))}
        </span>
      </div>
      {hasFailed && (
        <p class="error" role="alert">
          {words.value.engineFailed}
        </p>
      )}
      {isOn ? (
        <ol class="analysis-lines" aria-label={texts.bestLines}>
          {lines.map((line, rank) => (
            <li key={rank}>
              {line.move !== null && (
                <>
                  <strong>{scoreText(game, line)}</strong>{' '}
                  <Line moves={line.pv.length > 0 ? line.pv.slice(0, LINE_PLIES) : [line.move]} />
                </>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p class="field-hint">{texts.analysisHint}</p>
      )}
      {!reviewShown.value && (
        <button type="button" onClick={openReview}>
          {words.value.review}
        </button>
      )}
    </>
  );
}

const loadReview = async () => (await import('../review/Review.js')).Review;
