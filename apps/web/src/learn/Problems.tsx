import { type Problem, learnTexts } from '@tahoun/i18n';
import { useState } from 'preact/hooks';
import { language, recall, remember } from '../preferences.js';
import { ProblemBoard } from './ProblemBoard.js';

interface ProblemsProps {
  readonly game: string;
  readonly problems: readonly Problem[];
}

/** The problems one at a time; those solved are remembered. */
export function Problems({ game, problems }: ProblemsProps) {
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
