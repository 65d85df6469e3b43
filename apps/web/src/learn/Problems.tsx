import './problem.css';
import { gameById } from '@tahoun/catalogue';
import { InputError, type Move, type Position } from '@tahoun/core';
import { type LearnTexts, type Problem, learnTexts } from '@tahoun/i18n';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { PickBoard } from '../components/PickBoard.js';
import { inputErrorText, language, moveText, recall, remember } from '../preferences.js';
import { type Engine, judge } from './judge.js';

/** Starts when it is first asked. */
export type LearnEngine = () => Engine;

interface ProblemsProps {
  readonly game: string;
  readonly engine: LearnEngine;
  readonly problems: readonly Problem[];
}

/** The problems one at a time; those solved are remembered. */
export function Problems({ game, engine, problems }: ProblemsProps) {
  const texts = learnTexts(language.value);
  const key = `solved.${game}`;
  const [solved, setSolved] = useState<readonly string[]>(() => recall(key)?.split('|') ?? []);
  const [index, setIndex] = useState(0);
  const problem = problems[index];
  if (problem === undefined) return null;
  const isSolved = (position: string) => solved.includes(position);
  const count = problems.filter(({ position }) => isSolved(position)).length;
  const onSolved = () => {
    if (isSolved(problem.position)) return;
    const now = [...solved, problem.position];
    setSolved(now);
    remember(key, now.join('|'));
  };
  return (
    <div class="problems">
      <div class="problem-numbers">
        {problems.map(({ position }, i) => (
          <button
            key={position}
            type="button"
            class={isSolved(position) ? 'problem-solved' : ''}
            aria-current={i === index ? 'true' : undefined}
            aria-label={`${texts.problem(i + 1, problems.length)}${isSolved(position) ? `, ${texts.isSolved}` : ''}`}
            onClick={() => setIndex(i)}
          >
            {isSolved(position) ? '✓' : i + 1}
          </button>
        ))}
      </div>
      <p class="field-hint" data-testid="progress">
        {texts.progress(count, problems.length)}
      </p>
      <ProblemBoard
        key={problem.position}
        game={game}
        engine={engine}
        problem={problem}
        title={`${texts.problem(index + 1, problems.length)}. ${problem.task[language.value]}`}
        onSolved={onSolved}
      />
      <div class="control-row">
        <button type="button" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          {texts.previous}
        </button>
        <button type="button" disabled={index === problems.length - 1} onClick={() => setIndex(index + 1)}>
          {texts.next}
        </button>
      </div>
    </div>
  );
}

interface ProblemBoardProps extends Pick<ProblemsProps, 'game' | 'engine'> {
  readonly problem: Problem;
  /** The number of the problem and its goal. */
  readonly title: string;
  readonly onSolved: () => void;
}

/** What is said about the last move, in the language of the moment. */
type Remark = (texts: LearnTexts) => string;

interface Play {
  readonly moves: readonly string[];
  readonly remark: Remark;
  readonly isError: boolean;
  /** A move is being judged, or the problem is solved. */
  readonly isClosed: boolean;
}

const START: Play = { moves: [], remark: () => '', isError: false, isClosed: false };

/** A problem being played: the person's moves are judged by the engine, which answers them. */
function ProblemBoard({ game: id, engine, problem, title, onSolved }: ProblemBoardProps) {
  const texts = learnTexts(language.value);
  const game = gameById(id);
  const [play, setPlay] = useState(START);
  // Counts up with each restart: what a judgement before it says comes too late.
  const round = useRef(0);
  useEffect(() => () => void round.current++, []);

  const { position, lastMove } = useMemo(() => replay(id, problem, play.moves), [id, problem, play.moves]);

  const restart = (changes: Partial<Play> = {}) => {
    round.current++;
    setPlay({ ...START, ...changes });
  };
  const refuse = (remark: Remark) => setPlay({ ...play, remark, isError: true });

  const makeMove = async (move: Move) => {
    const text = game.formatMove(position, move);
    const before = play.moves;
    const after = position.clone();
    after.makeMove(move);
    const now = ++round.current;
    setPlay({ moves: [...before, text], remark: (t) => t.checking, isError: false, isClosed: true });
    try {
      const verdict = await judge(engine(), game, problem, after, [...before, text]);
      if (now !== round.current) return;
      if (verdict.kind === 'solved') {
        const last = verdict.reply === undefined ? [] : [verdict.reply];
        setPlay({
          moves: [...before, text, ...last],
          remark: (t) => t.solved,
          isError: false,
          isClosed: true,
        });
        onSolved();
      } else if (verdict.kind === 'goes-on') {
        const { reply } = verdict;
        const moves = [...before, text, reply];
        setPlay({ moves, remark: (t) => t.goOn(moveText(id, reply)), isError: false, isClosed: false });
      } else {
        setPlay({
          moves: before,
          remark: (t) => t.notThat(moveText(id, text)),
          isError: true,
          isClosed: false,
        });
      }
    } catch {
      if (now === round.current) {
        setPlay({ moves: before, remark: (t) => t.checkFailed, isError: true, isClosed: false });
      }
    }
  };

  const explain = (targets: readonly string[]) => {
    const reason = refusalOf(id, position, targets.join(''));
    if (reason !== null) refuse(() => inputErrorText(reason));
  };

  return (
    <>
      <p class="problem-title">{title}</p>
      <div class="problem-board">
        <PickBoard
          id="problem-place"
          game={id}
          position={position}
          lastMove={lastMove}
          isOpen={!play.isClosed}
          onMove={(move) => void makeMove(move)}
          onRefuse={explain}
        />
      </div>
      <p role="status" class={`problem-remark ${play.isError ? 'error' : ''}`} data-testid="status">
        {play.remark(texts)}
      </p>
      <div class="control-row">
        <button type="button" disabled={play.moves.length === 0} onClick={() => restart()}>
          {texts.again}
        </button>
        <button
          type="button"
          onClick={() => restart({ remark: (t) => t.theMoveIs(moveText(id, problem.moves.join(', '))) })}
        >
          {texts.showMove}
        </button>
      </div>
    </>
  );
}

function replay(id: string, problem: Problem, moves: readonly string[]) {
  const game = gameById(id);
  const position = game.parsePosition(problem.position);
  let lastMove: Move | undefined;
  for (const text of moves) {
    lastMove = game.parseMove(position, text);
    position.makeMove(lastMove);
  }
  return { position, lastMove };
}

/** Why no move goes there, in the game's own words. */
function refusalOf(id: string, position: Position, text: string): InputError | null {
  try {
    gameById(id).parseMove(position, text);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}
