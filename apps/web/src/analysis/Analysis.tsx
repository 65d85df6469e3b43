import './analysis.css';
import type { BestMoveAnswer } from '@tahoun/engine';
import { formatNumber, reviewTexts } from '@tahoun/i18n';
import { useEffect, useState } from 'preact/hooks';
import { secondEngine } from '../engine/engine.js';
import { Button } from '../kit/Button.js';
import { Select } from '../kit/fields.js';
import { language, recall, remember, words } from '../kit/preferences.js';
import { opinions } from '../match/opinion.js';
import { Part } from '../match/Part.js';
import { askedAbout, turnAt } from '../match/page-match.js';
import { scoreText } from '../match/score.js';
import { useStore } from '../match/store.js';
import { Line } from './Line.js';

/** Numbers of lines to choose from. */
const COUNTS = ['1', '2', '3', '4', '5'];
const FIRST_LINES = 3;
const LINES_KEY = 'analysis-lines';
/** Limit that a user never reaches: minutes even for many threads. */
const NODES = 10_000_000_000;
/** One processor is left for the page. */
const THREADS = Math.min(16, Math.max(1, (navigator.hardwareConcurrency ?? 1) - 1));
/** Number of moves of a line that are shown. */
const LINE_PLIES = 10;

/**
 * The engine's analysis of the position on the board, while it is switched on, and the review of the whole
 * game.
 */
export function Analysis() {
  const store = useStore();
  const { hint, isAnalysis, match, openReview, reviewShown, snapshot, tab } = store;
  // On from the start in an analysis; in a game the user switches it on.
  const [isOn, setOn] = useState(isAnalysis.value);
  useEffect(() => setOn(isAnalysis.value), [isAnalysis.value]);
  const [count, setCount] = useState(() => linesOf(recall(LINES_KEY)));
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
    // A change of the match ends this effect only when the page has been redrawn.
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
        { ...askedAbout(match.peek()), multiPv: count, nodes: NODES, threads: THREADS },
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
  }, [game, start, moves, cursor, isOn, isSeen, count]);
  const number = (value: number) => formatNumber(language.value, value);
  const lines = answer === null ? [] : (answer.lines ?? [answer]);
  return (
    <>
      <Part shown={reviewShown} load={loadReview} />
      <div class="analysis-head">
        <Button
          label={isOn ? texts.stopAnalysis : texts.analyse}
          aria-pressed={isOn}
          onClick={() => {
            setFailed(false);
            setOn(!isOn);
          }}
        />
        <Select
          label={texts.lines}
          value={String(count)}
          options={COUNTS.map((each) => [each, each])}
          onChange={(next) => {
            remember(LINES_KEY, next);
            setCount(linesOf(next));
          }}
        />
        {!reviewShown.value && <Button label={words.value.review} onClick={openReview} />}
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
        <ol class="analysis-lines" aria-label={texts.bestLines} style={{ '--lines': count }}>
          {lines.map((line, rank) => (
            <li key={rank}>
              {line.move !== null && (
                <>
                  <strong>{scoreText(game, line, turnAt(match.value, cursor))}</strong>{' '}
                  <Line moves={line.pv.length > 0 ? line.pv.slice(0, LINE_PLIES) : [line.move]} />
                </>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p class="field-hint">{texts.analysisHint}</p>
      )}
    </>
  );
}

/** Number of lines to show, as this browser remembers it. */
function linesOf(text: string | null): number {
  return Number(COUNTS.find((each) => each === text) ?? FIRST_LINES);
}

const loadReview = async () => (await import('./Review.js')).Review;
