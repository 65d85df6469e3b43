import { gameById } from '@tahoun/catalogue';
import { problemTexts } from '@tahoun/i18n/problems';
import { useMemo } from 'preact/hooks';
import { Header } from '../components/Header.js';
import { News } from '../components/Status.js';
import { Steps } from '../components/Steps.js';
import { Table } from '../components/Table.js';
import { Tabs } from '../components/Tabs.js';
import { useSource } from '../components/use-source.js';
import { gameTitleOf, language, wordsOf } from '../preferences.js';
import { StoreContext } from '../store.js';
import { ProblemChoice, type ProblemChoiceProps } from './ProblemChoice.js';
import { type TrainerProps, useTrainer } from './use-trainer.js';

interface ProblemTableProps extends TrainerProps {
  /** What is said instead of the task, where the address names nothing. */
  readonly astray: string | undefined;
  readonly onNext: () => void;
  readonly choice: ProblemChoiceProps;
}

/** A problem on the table. */
export function Trainer({ astray, onNext, choice, ...props }: ProblemTableProps) {
  const { game: id, problem } = props;
  const texts = problemTexts(language.value);
  const { match, wrong, remark, isSolved, makeMove, explain, show, tryAgain } = useTrainer(props);
  const side = useMemo(() => gameById(id).parsePosition(problem.position).turn, [problem]);
  const isOpen = wrong === null && !isSolved;
  const store = useSource({ match, side, isOpen, onMove: makeMove, tabs: ['moves', 'game'] });
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
        <Tabs game={<ProblemChoice {...choice} />} gameLabel={texts.problem} />
        <div class="controls">
          <Steps />
          {wrong !== null && (
            <>
              <button type="button" disabled={wrong.shown > 1} onClick={() => void explain()}>
                {texts.why}
              </button>
              <button type="button" class="primary" onClick={tryAgain}>
                {texts.tryAgain}
              </button>
            </>
          )}
          {isOpen && (
            <button type="button" onClick={show}>
              {texts.show}
            </button>
          )}
          {wrong === null && (
            <button type="button" class={isSolved ? 'primary' : ''} onClick={onNext}>
              {texts.another}
            </button>
          )}
        </div>
      </Table>
    </StoreContext.Provider>
  );
}
