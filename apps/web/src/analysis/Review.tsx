import './review.css';
import { gamesWith } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { type ExpectedLine, type JudgedMove, accuracyOfSide, isTurningPoint } from '@tahoun/engine';
import { MISTAKE_KINDS, formatNumber, reviewTexts } from '@tahoun/i18n';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../kit/Button.js';
import { Select } from '../kit/fields.js';
import { language } from '../kit/preferences.js';
import { SideName } from '../kit/SideName.js';
import { hides } from '../match/Part.js';
import { useStore } from '../match/store.js';
import { OpeningName } from '../moves/OpeningName.js';
import { DEPTH_NODES, REVIEW_DEPTHS } from './evaluator.js';
import { Graph } from './Graph.js';
import { worstOf } from './judge.js';
import { Mistakes } from './Mistakes.js';
import { TurningPoint } from './TurningPoint.js';
import { useReview } from './use-review.js';

/** The review of every move of the game on the page: a graph, the turning points, and exercises from them. */
export function Review() {
  const { match, reviewCalls, reviewShown } = useStore();
  const texts = reviewTexts(language.value);
  const { game, moves, players } = match.value;
  const { depth, chooseDepth, first, evaluations, length, judged, isDone, isStopped, hasFailed, stopOrGoOn } =
    useReview();
  const section = useRef<HTMLElement>(null);
  const [exercises, setExercises] = useState<readonly JudgedMove[]>([]);

  useLayoutEffect(() => section.current?.scrollIntoView({ block: 'start' }), [reviewCalls.value]);

  const mistakes = judged.filter(isTurningPoint);
  const own = worstOf(mistakes, players);
  return (
    <section class="card review" aria-labelledby="review-title" ref={section}>
      <div class="review-head">
        <h2 id="review-title">{texts.title}</h2>
        <Select
          aria-label={texts.depthLabel}
          title={texts.depthIs(formatNumber(language.value, DEPTH_NODES[depth]))}
          value={depth}
          options={REVIEW_DEPTHS.map((each) => [each, texts.depths[each]])}
          onChange={chooseDepth}
        />
      </div>
      {gamesWith('openings').includes(game) && (
        <p>
          <OpeningName />
        </p>
      )}
      {moves.length === 0 && <p class="empty">{texts.noMoves}</p>}
      {moves.length > 0 && !isDone && (
        <p>
          <progress value={evaluations.length} max={length} aria-label={texts.title} />{' '}
          {texts.progress(evaluations.length, length)}
        </p>
      )}
      {hasFailed && <p class="error">{texts.failed}</p>}
      {evaluations.length > 1 && (
        <Graph first={first} evaluations={evaluations} judged={judged} length={length} />
      )}
      {isDone && moves.length > 0 && <Counts judged={judged} />}
      {mistakes.length > 0 && <TurningPoints mistakes={mistakes} />}
      {isDone && moves.length > 0 && mistakes.length === 0 && <p>{texts.noTurningPoints}</p>}
      <div class="control-row">
        {moves.length > 0 && !isDone && (
          <Button label={isStopped ? texts.goOn : texts.cancel} onClick={stopOrGoOn} />
        )}
        {isDone && own.length > 0 && (
          <Button label={texts.learn(own.length)} class="primary" onClick={() => setExercises(own)} />
        )}
        <Button label={texts.close} onClick={hides(reviewShown)} />
      </div>
      {exercises.length > 0 && (
        <Mistakes
          match={match.value}
          mistakes={exercises}
          nodes={DEPTH_NODES[depth]}
          onClose={() => setExercises([])}
        />
      )}
    </section>
  );
}

function Counts({ judged }: { readonly judged: readonly JudgedMove[] }) {
  const { match } = useStore();
  const texts = reviewTexts(language.value);
  const { game } = match.value;
  return (
    <ul class="review-counts">
      {([0, 1] as const).map((side: Side) => (
        <li key={side}>
          <SideName game={game} side={side} />{' '}
          {[
            ...accuracyText(judged, side),
            ...MISTAKE_KINDS.map((kind) =>
              texts.count(kind, judged.filter((move) => move.side === side && move.kind === kind).length),
            ),
          ].join(', ')}
        </li>
      ))}
    </ul>
  );
}

function accuracyText(judged: readonly JudgedMove[], side: Side): readonly string[] {
  const percent = accuracyOfSide(judged, side);
  if (percent === null) return [];
  return [reviewTexts(language.value).accuracy(formatNumber(language.value, percent))];
}

function TurningPoints({ mistakes }: { readonly mistakes: readonly JudgedMove<ExpectedLine>[] }) {
  return (
    <>
      <h3>{reviewTexts(language.value).turningPoints}</h3>
      <ul class="review-points">
        {mistakes.map((mistake) => (
          <TurningPoint key={mistake.ply} mistake={mistake} />
        ))}
      </ul>
    </>
  );
}
