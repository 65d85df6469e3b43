import { gameById } from '@tahoun/catalogue';
import type { EngineHost } from '@tahoun/engine';
import { type ProblemTexts, faultText } from '@tahoun/i18n/problems';
import { newMatch, showLine } from '@tahoun/match';
import { type Problem, faultOf, positionAt, tryMove } from '@tahoun/problems';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { language, moveText } from '../kit/preferences.js';

export interface TrainerProps {
  readonly game: string;
  /** Starts the engine at the first call. */
  readonly engine: () => Pick<EngineHost, 'bestMove'>;
  readonly problem: Problem;
  /** Called once. @param isSolved without a wrong move and without help */
  readonly onResult: (isSolved: boolean) => void;
}

/** A wrong move on the board, and the part of its line played so far. */
interface Wrong {
  /** The move and what may follow; only the move while that is unknown. */
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

/** Milliseconds for which each move of a wrong line stays before the next one. */
const STEP_MS = 900;
/** Limits of the engine's search for a line that the problem does not contain; as long as those that it does. */
const REPLY_NODES = 60_000;
const REPLY_PLIES = 4;

/** A problem being solved: the moves of the line are answered, those of others on demand. */
export function useTrainer({ game: id, engine, problem, onResult }: TrainerProps) {
  const game = gameById(id);
  const { line } = problem;
  const [play, setPlay] = useState<Play>({ plies: 0, wrong: null, remark: () => '' });
  const isTold = useRef(false);
  /** The wrong lines that were taken back, from the position of the problem. */
  const [tried, setTried] = useState<readonly (readonly string[])[]>([]);
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

  // The moves of a wrong line come one after the other.
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
    const move = game.parseMove(positionAt(game, problem, plies), text);
    const trial = tryMove(game, problem, plies, move);
    if (trial.kind === 'wrong') {
      tell(false);
      const { line: known } = trial;
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
    const explained = (known: readonly string[]): Play => ({
      plies,
      wrong: { line: known, shown: Math.min(2, known.length) },
      remark: (t) => {
        const [first, ...next] = known;
        const fault = faultOf(game, problem, plies, known);
        return (
          faultText(language.value, fault, moveText(id, next.join(' '))) || t.wrong(moveText(id, first!))
        );
      },
    });
    if (wrong.line.length > 1) {
      setPlay(explained(wrong.line));
      return;
    }
    setPlay({ ...play, remark: (t) => t.searching });
    const asked = { game: id, position: match.start, played: match.moves, nodes: REPLY_NODES };
    const pv = await engine()
      .bestMove(asked)
      .then((answer) => answer.pv.slice(0, REPLY_PLIES))
      .catch(() => []);
    setPlay((now) => (now.wrong === wrong ? explained([...wrong.line, ...pv]) : now));
  };

  const show = () => {
    tell(false);
    const written = moveText(id, line.join(' '));
    setPlay({ plies: line.length, wrong: null, remark: (t) => t.solution(written) });
  };
  const wrongLine = [...line.slice(0, plies), ...(wrong?.line ?? [])];
  const tryAgain = () => {
    setTried([wrongLine, ...tried]);
    setPlay({ plies, wrong: null, remark: () => '' });
  };

  /** What an analysis of the solved problem, or of the wrong move on the board, is to show. */
  const lines = [isSolved ? line : wrongLine, ...tried];

  return { match, wrong, remark, isSolved, isClean, lines, makeMove, explain, show, tryAgain };
}
