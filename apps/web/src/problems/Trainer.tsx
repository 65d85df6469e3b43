import { gameById } from '@tahoun/catalogue';
import { problemTexts } from '@tahoun/i18n/problems';
import { useEffect, useMemo } from 'preact/hooks';
import { Header } from '../header/Header.js';
import { Button } from '../kit/Button.js';
import { gameTitleOf, language, wordsOf } from '../kit/preferences.js';
import { StoreContext } from '../match/store.js';
import { News } from '../table/Status.js';
import { Steps } from '../table/Steps.js';
import { Table } from '../table/Table.js';
import { Tabs } from '../table/Tabs.js';
import { useSource } from '../table/use-source.js';
import { ProblemChoice, type ProblemChoiceProps } from './ProblemChoice.js';
import { type TrainerProps, useTrainer } from './use-trainer.js';

interface ProblemTableProps extends TrainerProps {
  /** Message for an unknown address, in place of the task. */
  readonly astray: string | undefined;
  readonly onNext: () => void;
  readonly choice: ProblemChoiceProps;
}

/** A problem on the table. */
export function Trainer({ astray, onNext, choice, ...props }: ProblemTableProps) {
  const { game: id, problem } = props;
  const texts = problemTexts(language.value);
  const { match, wrong, remark, isSolved, isClean, makeMove, explain, show, tryAgain } = useTrainer(props);
  const side = useMemo(() => gameById(id).parsePosition(problem.position).turn, [problem]);
  const isOpen = wrong === null && !isSolved;
  const store = useSource({ match, side, isOpen, onMove: makeMove, tabs: ['moves', 'game'] });
  useNext(isClean && choice.goesOn, onNext);
  const task = problem.within === undefined ? texts.goals[problem.goal] : texts.within(problem.within);
  const proof = isSolved ? texts.proofs[problem.proof] : undefined;
  return (
    <StoreContext.Provider value={store}>
      <Table
        header={<Header part="problems" title={gameTitleOf(id).name} game={id} />}
        title={texts.title(gameTitleOf(id).name)}
        seatOf={() => ({ player: '' })}
      >
        <News
          line={wordsOf(id).sides[side].turn}
          second={[remark(texts) || [task, astray].filter(Boolean).join(' '), proof]
            .filter(Boolean)
            .join(' ')}
          isError={wrong !== null}
          isOver={isSolved}
        />
        <p class="trainer-results" data-testid="trainer-results">
          {texts.yourRating(rounded(choice.results.rating))} · {texts.streak(choice.results.streak)} ·{' '}
          {texts.problemRating(rounded(problem.rating))}
        </p>
        <Tabs game={<ProblemChoice {...choice} />} gameLabel={texts.problem} />
        <div class="controls">
          <Steps />
          {wrong !== null && (
            <>
              <Button label={texts.why} disabled={wrong.shown > 1} onClick={() => void explain()} />
              <Button label={texts.tryAgain} class="primary" onClick={tryAgain} />
            </>
          )}
          {isOpen && <Button label={texts.show} onClick={show} />}
          {wrong === null && (
            <Button label={texts.another} class={isSolved ? 'primary' : ''} onClick={onNext} />
          )}
        </div>
      </Table>
    </StoreContext.Provider>
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
