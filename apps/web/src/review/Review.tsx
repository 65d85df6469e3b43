import './review.css';
import { gamesWith } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import {
  type ExpectedLine,
  type JudgedMove,
  accuracyOfSide,
  isTurningPoint,
  judgeMoves,
} from '@tahoun/engine';
import { MISTAKE_KINDS, MISTAKE_SIGNS, type ReviewDepth, formatNumber, reviewTexts } from '@tahoun/i18n';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SideName } from '../components/SideName.js';
import { OpeningName } from '../openings/OpeningName.js';
import { opinions } from '../opinion.js';
import { turnAt } from '../page-match.js';
import { language } from '../preferences.js';
import { useStore } from '../store.js';
import { DEPTH_NODES, REVIEW_DEPTHS, evaluate, evaluateAll } from './evaluator.js';
import { Graph } from './Graph.js';
import { worstOf } from './judge.js';
import { lastJudged } from './last-judged.js';
import { Mistakes } from './Mistakes.js';
import { TurningPoint } from './TurningPoint.js';

const NONE: readonly ExpectedLine[] = [];
const DEPTH_KEY = 'review-depth';

function rememberedDepth(saved: string | null): ReviewDepth {
  return REVIEW_DEPTHS.find((each) => each === saved) ?? 'normal';
}

/** Evaluations, and the moves and the depth they belong to. */
interface Found {
  readonly moves: readonly string[];
  readonly depth: ReviewDepth;
  readonly evaluations: readonly ExpectedLine[];
}

/** What every move of the game on the page was worth: a graph, the turning points, and exercises from them. */
export function Review() {
  const store = useStore();
  const { accuraciesShown, match, moveMarks, moveScores, reviewShown, storage } = store;
  const texts = reviewTexts(language.value);
  const { game, start, moves, players } = match.value;
  const section = useRef<HTMLElement>(null);
  const [depth, setDepth] = useState(() => rememberedDepth(storage.recall(DEPTH_KEY)));
  const [isStopped, setStopped] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [found, setFound] = useState<Found>({ moves, depth, evaluations: [] });
  const [exercises, setExercises] = useState<readonly JudgedMove[]>([]);
  const length = moves.length + 1;

  useEffect(() => {
    if (isStopped || moves.length === 0) return;
    const controller = new AbortController();
    const nodes = DEPTH_NODES[depth];
    const reviewed = match.peek();
    const tell = (evaluations: readonly ExpectedLine[]) => {
      setFound({ moves, depth, evaluations });
      const cursor = evaluations.length - 1;
      opinions(store).learn({ ...reviewed, cursor }, evaluations[cursor] as ExpectedLine, nodes);
    };
    evaluateAll(evaluate, reviewed, controller.signal, tell, nodes).catch(() => {
      setFailed(true);
      setStopped(true);
    });
    return () => controller.abort();
  }, [game, start, moves, depth, isStopped]);

  // It was asked for: it comes into sight, wherever the page was.
  useLayoutEffect(() => section.current?.scrollIntoView({ block: 'start' }), []);

  const first = turnAt(match.value, 0);
  const evaluations = found.moves === moves && found.depth === depth ? found.evaluations : NONE;
  const judged = useMemo(() => judgeMoves(moves, first, evaluations), [moves, first, evaluations]);
  useEffect(() => {
    moveScores.value = judged.map(({ side, after }) => (side === 0 ? after.score : 0 - after.score));
    moveMarks.value = judged.map(({ kind }) =>
      kind === null
        ? null
        : { sign: MISTAKE_SIGNS[kind], words: () => reviewTexts(language.value).kinds[kind] },
    );
  }, [judged]);
  useEffect(
    () => () => {
      moveMarks.value = [];
      moveScores.value = [];
    },
    [],
  );

  const mistakes = judged.filter(isTurningPoint);
  const own = worstOf(mistakes, players);
  const isDone = evaluations.length === length;
  useEffect(() => {
    if (!isDone || moves.length === 0) return;
    lastJudged(store).value = { moves, judged };
    accuraciesShown.value = true;
  }, [isDone, judged]);
  return (
    <section class="review" aria-labelledby="review-title" ref={section}>
      <div class="review-head">
        <h2 id="review-title">{texts.title}</h2>
        <select
          aria-label={texts.depthLabel}
          title={texts.depthLabel}
          value={depth}
          onChange={(event) => {
            const chosen = event.currentTarget.value as ReviewDepth;
            storage.remember(DEPTH_KEY, chosen);
            setFailed(false);
            setStopped(false);
            setDepth(chosen);
          }}
        >
          {REVIEW_DEPTHS.map((each) => (
            <option key={each} value={each}>
              {texts.depthIs(each, formatNumber(language.value, DEPTH_NODES[each]))}
            </option>
          ))}
        </select>
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
          <button
            type="button"
            onClick={() => {
              setFailed(false);
              setStopped(!isStopped);
            }}
          >
            {isStopped ? texts.goOn : texts.cancel}
          </button>
        )}
        {isDone && own.length > 0 && (
          <button type="button" class="primary" onClick={() => setExercises(own)}>
            {texts.learn(own.length)}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            reviewShown.value = false;
          }}
        >
          {texts.close}
        </button>
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
