import './problem.css';
import { type LearnTexts, type Problem, learnTexts } from '@tahoun/i18n';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../kit/Button.js';
import { language, recall, remember, wordsOf } from '../kit/preferences.js';
import { ProblemTable } from '../problems/ProblemTable.js';
import { type ExerciseProps, useExercise } from './use-exercise.js';

interface ProblemsProps extends Pick<ExerciseProps, 'game' | 'engine'> {
  readonly problems: readonly Problem[];
  /** The ways from here, below the numbers of the problems. */
  readonly children: ComponentChildren;
}

/** The problems of the lessons one at a time; those solved are remembered. */
export function Problems({ game, engine, problems, children }: ProblemsProps) {
  const texts = learnTexts(language.value);
  const key = `solved.${game}`;
  const [solved, setSolved] = useState<readonly string[]>(() => recall(key)?.split('|') ?? []);
  const [index, setIndex] = useState(0);
  const problem = problems[index];
  if (problem === undefined) return null;
  const isSolved = (position: string) => solved.includes(position);
  const onSolved = () => {
    if (isSolved(problem.position)) return;
    const now = [...solved, problem.position];
    setSolved(now);
    remember(key, now.join('|'));
  };
  const numbers = problems.map(({ position }, i) => (
    <Button
      key={position}
      label={isSolved(position) ? '✓' : String(i + 1)}
      class={isSolved(position) ? 'problem-solved' : ''}
      aria-current={i === index ? 'true' : undefined}
      aria-label={`${texts.problem(i + 1, problems.length)}${isSolved(position) ? `, ${texts.isSolved}` : ''}`}
      onClick={() => setIndex(i)}
    />
  ));
  return (
    <Exercise
      key={problem.position}
      {...{ game, engine, problem, problems, index, onSolved }}
      progress={texts.progress(problems.filter(({ position }) => isSolved(position)).length, problems.length)}
      onChoice={setIndex}
    >
      <div class="problem-numbers">{numbers}</div>
      {children}
    </Exercise>
  );
}

interface ExerciseTableProps extends ExerciseProps {
  readonly problems: readonly Problem[];
  readonly index: number;
  readonly progress: string;
  readonly onChoice: (index: number) => void;
  readonly children: ComponentChildren;
}

function Exercise({ problems, index, progress, onChoice, children, ...exercise }: ExerciseTableProps) {
  const { game, problem } = exercise;
  const texts: LearnTexts = learnTexts(language.value);
  const { match, moves, remark, isError, isClosed, isSolved, makeMove, restart, show } =
    useExercise(exercise);
  const task = `${texts.problem(index + 1, problems.length)}. ${problem.task[language.value]}`;
  return (
    <ProblemTable
      part="learn"
      title={texts.title(wordsOf(game).name)}
      match={match}
      isOpen={!isClosed}
      onMove={(move) => void makeMove(move)}
      remark={remark(texts) || task}
      isError={isError}
      isSolved={isSolved}
      lines={isSolved ? [moves] : []}
      results={progress}
      about={<div class="problem-choice">{children}</div>}
      aboutLabel={texts.problems}
      tab="game"
    >
      {moves.length > 0 && <Button label={texts.again} onClick={() => restart()} />}
      {!isSolved && <Button label={texts.showMove} onClick={show} />}
      <Button
        label={texts.next}
        class={isSolved ? 'primary' : ''}
        disabled={index === problems.length - 1}
        onClick={() => onChoice(index + 1)}
      />
    </ProblemTable>
  );
}
