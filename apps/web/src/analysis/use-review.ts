import { type ExpectedLine, judgeMoves } from '@tahoun/engine';
import { MISTAKE_SIGNS, type ReviewDepth, reviewTexts } from '@tahoun/i18n';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { language } from '../kit/preferences.js';
import { opinions } from '../match/opinion.js';
import { turnAt } from '../match/page-match.js';
import { useStore } from '../match/store.js';
import { DEPTH_NODES, REVIEW_DEPTHS, evaluate, evaluateAll } from './evaluator.js';
import { lastJudged } from './last-judged.js';

const NONE: readonly ExpectedLine[] = [];
const DEPTH_KEY = 'review-depth';

/** Evaluations, and the moves and the depth they belong to. */
interface Found {
  readonly moves: readonly string[];
  readonly depth: ReviewDepth;
  readonly evaluations: readonly ExpectedLine[];
}

/**
 * Reviews the game on the page while its caller is shown. Its results appear in the list of moves, and the
 * accuracies beside the names.
 */
export function useReview() {
  const store = useStore();
  const { accuraciesShown, match, reviewedMoves, storage } = store;
  const { game, start, moves } = match.value;
  const [depth, setDepth] = useState(() => rememberedDepth(storage.recall(DEPTH_KEY)));
  const [isStopped, setStopped] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [found, setFound] = useState<Found>({ moves, depth, evaluations: [] });
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

  const first = turnAt(match.value, 0);
  const evaluations = found.moves === moves && found.depth === depth ? found.evaluations : NONE;
  const judged = useMemo(() => judgeMoves(moves, first, evaluations), [moves, first, evaluations]);
  useEffect(() => {
    reviewedMoves.value = judged.map(({ side, after, kind }) => ({
      mark: kind && { sign: MISTAKE_SIGNS[kind], words: () => reviewTexts(language.value).kinds[kind] },
      score: side === 0 ? after.score : 0 - after.score,
    }));
  }, [judged]);
  useEffect(
    () => () => {
      reviewedMoves.value = [];
    },
    [],
  );

  const isDone = evaluations.length === length;
  useEffect(() => {
    if (!isDone || moves.length === 0) return;
    lastJudged(store).value = { moves, judged };
    accuraciesShown.value = true;
  }, [isDone, judged]);

  const chooseDepth = (chosen: ReviewDepth) => {
    storage.remember(DEPTH_KEY, chosen);
    setFailed(false);
    setStopped(false);
    setDepth(chosen);
  };
  const stopOrGoOn = () => {
    setFailed(false);
    setStopped(!isStopped);
  };
  return {
    depth,
    /** Begins again at that depth. */
    chooseDepth,
    /** The side that moved first. */
    first,
    /** Evaluations of the positions so far, including the start. */
    evaluations,
    /** Number of positions of the whole game. */
    length,
    judged,
    isDone,
    isStopped,
    hasFailed,
    stopOrGoOn,
  };
}

function rememberedDepth(saved: string | null): ReviewDepth {
  return REVIEW_DEPTHS.find((each) => each === saved) ?? 'normal';
}
