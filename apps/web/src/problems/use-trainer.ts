import { gameById } from '@tahoun/catalogue';
import type { EngineHost } from '@tahoun/engine';
import type { ProblemTexts } from '@tahoun/i18n/problems';
import { newMatch, showLine } from '@tahoun/match';
import { type Problem, positionAt, tryMove } from '@tahoun/problems';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { moveText } from '../kit/preferences.js';

export interface TrainerProps {
  readonly game: string;
  /** Starts the engine at the first call. */
  readonly engine: () => Pick<EngineHost, 'bestMove'>;
  readonly problem: Problem;
  /** Called once. @param isSolved without a wrong move and without help */
  readonly onResult: (isSolved: boolean) => void;
}

/** A wrong move on the board, and the part of its refutation played so far. */
interface Wrong {
  /** The move and its refutation; only the move while that is unknown. */
  readonly line: readonly string[];
  readonly shown: number;
}

interface Play {
  /** Plies of the line on the board. */
  readonly plies: number;
  readonly wrong: Wrong | null;
  readonly remark: (texts: ProblemTexts) => string;
  /** It was solved without a wrong move and without help. */
  readonly isClean?: boolean;
}

/** Milliseconds for which each move of a refutation stays before the next one. */
const STEP_MS = 900;
/** Limits of the engine's search for a refutation that the problem does not contain. */
const REFUTATION_NODES = 60_000;
const REFUTATION_PLIES = 5;

/** A problem being solved: the moves of the line are answered, others are refuted on demand. */
export function useTrainer({ game: id, engine, problem, onResult }: TrainerProps) {
  const game = gameById(id);
  const { line } = problem;
  const [play, setPlay] = useState<Play>({ plies: 0, wrong: null, remark: () => '' });
  const isTold = useRef(false);
  const { plies, wrong, remark, isClean = false } = play;
  const isSolved = plies >= line.length;
  const begun = useMemo(
    () => newMatch({ game, position: problem.position, players: ['human', 'human'] }),
    [game, problem],
  );
  const match = useMemo(
    () => showLine(begun, [...line.slice(0, plies), ...(wrong?.line.slice(0, wrong.shown) ?? [])]),
    [begun, plies, wrong],
  );

  // The moves of a refutation come one after the other.
  useEffect(() => {
    if (wrong === null || wrong.shown < 2 || wrong.shown >= wrong.line.length) return;
    const timer = setTimeout(
      () =>
        setPlay((now) =>
          now.wrong === wrong ? { ...now, wrong: { ...wrong, shown: wrong.shown + 1 } } : now,
        ),
      STEP_MS,
    );
    return () => clearTimeout(timer);
  }, [wrong]);

  const tell = (solved: boolean) => {
    if (!isTold.current) onResult(solved);
    isTold.current = true;
  };

  const makeMove = (text: string) => {
    const trial = tryMove(game, problem, plies, game.parseMove(positionAt(game, problem, plies), text));
    if (trial.kind === 'wrong') {
      tell(false);
      const known = trial.refutation ?? [text];
      setPlay({ plies, wrong: { line: known, shown: 1 }, remark: (t) => t.wrong(moveText(id, text)) });
    } else if (trial.kind === 'goes-on') {
      const { reply } = trial;
      setPlay({ plies: plies + 2, wrong: null, remark: (t) => t.goOn(moveText(id, reply)) });
    } else {
      const isNew = !isTold.current;
      tell(true);
      const said = (t: ProblemTexts) => (isNew ? t.solved : t.solvedLate);
      setPlay({ plies: line.length, wrong: null, isClean: isNew, remark: said });
    }
  };

  const explain = async () => {
    if (wrong === null) return;
    const first = wrong.line[0]!;
    const say = (moves: readonly string[]) => (t: ProblemTexts) =>
      moves.length === 0 ? t.noRefutation : t.refutation(moveText(id, moves.join(' ')));
    if (wrong.line.length > 1) {
      setPlay({ plies, wrong: { ...wrong, shown: 2 }, remark: say(wrong.line.slice(1)) });
      return;
    }
    setPlay({ ...play, remark: (t) => t.searching });
    const asked = { game: id, position: match.start, played: match.moves, nodes: REFUTATION_NODES };
    const pv = await engine()
      .bestMove(asked)
      .then((answer) => answer.pv.slice(0, REFUTATION_PLIES))
      .catch(() => []);
    setPlay((now) =>
      now.wrong === wrong
        ? { plies, wrong: { line: [first, ...pv], shown: Math.min(2, 1 + pv.length) }, remark: say(pv) }
        : now,
    );
  };

  const show = () => {
    tell(false);
    const written = moveText(id, line.join(' '));
    setPlay({ plies: line.length, wrong: null, remark: (t) => t.solution(written) });
  };
  const tryAgain = () => setPlay({ plies, wrong: null, remark: () => '' });

  return { match, wrong, remark, isSolved, isClean, makeMove, explain, show, tryAgain };
}
