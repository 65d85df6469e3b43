import { gameById } from '@tahoun/catalogue';
import type { LearnTexts, Problem } from '@tahoun/i18n';
import { newMatch, showLine, snapshotAt } from '@tahoun/match';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { moveText } from '../kit/preferences.js';
import { type LearnEngine, judge } from './judge.js';

export interface ExerciseProps {
  readonly game: string;
  readonly engine: LearnEngine;
  readonly problem: Problem;
  readonly onSolved: () => void;
}

interface Play {
  readonly moves: readonly string[];
  /** On the last move, in the current language. */
  readonly remark: (texts: LearnTexts) => string;
  readonly isError: boolean;
  /** A move is being judged, or the problem is solved. */
  readonly isClosed: boolean;
  readonly isSolved: boolean;
}

const START: Play = { moves: [], remark: () => '', isError: false, isClosed: false, isSolved: false };

/** A problem of the lessons being played: the person's moves are judged by the engine, which answers them. */
export function useExercise({ game: id, engine, problem, onSolved }: ExerciseProps) {
  const game = gameById(id);
  const [play, setPlay] = useState(START);
  // Counts up with each restart and move: an earlier judgement comes too late.
  const round = useRef(0);
  useEffect(() => () => void round.current++, []);

  const match = useMemo(() => {
    const begun = newMatch({ game, position: problem.position, players: ['human', 'human'] });
    return showLine(begun, play.moves);
  }, [game, problem, play.moves]);

  const restart = (remark: Play['remark'] = START.remark) => {
    round.current++;
    setPlay({ ...START, remark });
  };
  const show = () => restart((t) => t.theMoveIs(moveText(id, problem.moves.join(', '))));

  const makeMove = async (text: string) => {
    const before = play.moves;
    const played = [...before, text];
    const after = snapshotAt(showLine(match, played)).position;
    const now = ++round.current;
    setPlay({ ...START, moves: played, remark: (t) => t.checking, isClosed: true });
    try {
      const verdict = await judge(engine(), game, problem, after, played);
      if (now !== round.current) return;
      if (verdict.kind === 'solved') {
        const moves = verdict.reply === undefined ? played : [...played, verdict.reply];
        setPlay({ ...START, moves, remark: (t) => t.solved, isClosed: true, isSolved: true });
        onSolved();
      } else if (verdict.kind === 'goes-on') {
        const { reply } = verdict;
        setPlay({ ...START, moves: [...played, reply], remark: (t) => t.goOn(moveText(id, reply)) });
      } else {
        setPlay({ ...START, moves: before, remark: (t) => t.notThat(moveText(id, text)), isError: true });
      }
    } catch {
      if (now !== round.current) return;
      setPlay({ ...START, moves: before, remark: (t) => t.checkFailed, isError: true });
    }
  };

  return { ...play, match, makeMove, restart, show };
}
