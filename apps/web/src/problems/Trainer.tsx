import { problemTexts } from '@tahoun/i18n/problems';
import { useEffect } from 'preact/hooks';
import { Button } from '../kit/Button.js';
import { gameTitleOf, language } from '../kit/preferences.js';
import { ProblemChoice, type ProblemChoiceProps } from './ProblemChoice.js';
import { ProblemTable } from './ProblemTable.js';
import { type TrainerProps, useTrainer } from './use-trainer.js';

interface TrainerTableProps extends TrainerProps {
  /** Message for an unknown address, in place of the task. */
  readonly astray: string | undefined;
  readonly onNext: () => void;
  readonly choice: ProblemChoiceProps;
}

/** A problem that the engine has made, on its table. */
export function Trainer({ astray, onNext, choice, ...props }: TrainerTableProps) {
  const { game, problem } = props;
  const texts = problemTexts(language.value);
  const { match, wrong, remark, isSolved, isClean, lines, makeMove, explain, show, tryAgain } =
    useTrainer(props);
  const isOpen = wrong === null && !isSolved;
  useNext(isClean && choice.goesOn, onNext);
  const task = problem.within === undefined ? texts.goals[problem.goal] : texts.within(problem.within);
  const proof = isSolved ? texts.proofs[problem.proof] : undefined;
  const { rating, streak } = choice.results;
  return (
    <ProblemTable
      part="problems"
      title={texts.title(gameTitleOf(game).name)}
      match={match}
      isOpen={isOpen}
      onMove={makeMove}
      remark={[remark(texts) || [task, astray].filter(Boolean).join(' '), proof].filter(Boolean).join(' ')}
      isError={wrong !== null}
      isSolved={isSolved}
      lines={isOpen ? [] : lines}
      results={[
        texts.yourRating(rounded(rating)),
        texts.streak(streak),
        texts.problemRating(rounded(problem.rating)),
      ].join(' · ')}
      about={<ProblemChoice {...choice} />}
      aboutLabel={texts.problem}
      tab="moves"
    >
      {wrong !== null && (
        <>
          <Button label={texts.why} disabled={wrong.shown > 1} onClick={() => void explain()} />
          <Button label={texts.tryAgain} class="primary" onClick={tryAgain} />
        </>
      )}
      {isOpen && <Button label={texts.show} onClick={show} />}
      {wrong === null && <Button label={texts.another} class={isSolved ? 'primary' : ''} onClick={onNext} />}
    </ProblemTable>
  );
}

const rounded = (rating: number) => String(Math.round(rating));

/** Time for which a solved problem stays, in milliseconds. */
const NEXT_MS = 3000;

/** Goes on to the next problem, unless the person does something first. */
function useNext(isDone: boolean, onNext: () => void): void {
  useEffect(() => {
    if (!isDone) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const stop = () => waiting.abort();
    const timer = setTimeout(onNext, NEXT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    for (const name of ['pointerdown', 'keydown', 'wheel']) addEventListener(name, stop, { signal });
    return stop;
  }, [isDone]);
}
