import '../learn/problem.css';
import { problemTexts } from '@tahoun/i18n/problems';
import { PickBoard } from '../components/PickBoard.js';
import { language } from '../preferences.js';
import { type TrainerProps, useTrainer } from './use-trainer.js';

/** A problem on its board. */
export function Trainer(props: TrainerProps) {
  const { game: id, problem } = props;
  const texts = problemTexts(language.value);
  const { position, lastMove, bottom, wrong, remark, isSolved, makeMove, explain, show, tryAgain } =
    useTrainer(props);
  return (
    <>
      <div class="problem-board">
        <PickBoard
          id="trainer-place"
          game={id}
          position={position}
          lastMove={lastMove}
          bottom={bottom}
          isOpen={wrong === null && !isSolved}
          onMove={makeMove}
        />
      </div>
      <p role="status" class={`problem-remark ${wrong === null ? '' : 'error'}`} data-testid="trainer-status">
        {remark(texts)}
      </p>
      {isSolved && <p class="field-hint">{texts.proofs[problem.proof]}</p>}
      <div class="control-row">
        {wrong !== null && (
          <>
            <button type="button" disabled={wrong.shown > 1} onClick={() => void explain()}>
              {texts.why}
            </button>
            <button type="button" onClick={tryAgain}>
              {texts.tryAgain}
            </button>
          </>
        )}
        {!isSolved && (
          <button type="button" onClick={show}>
            {texts.show}
          </button>
        )}
      </div>
    </>
  );
}
