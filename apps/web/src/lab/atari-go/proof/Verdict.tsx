import type { AtariGoPosition } from '@tahoun/games/atari-go';
import { labAtariGoTexts } from '@tahoun/i18n/lab/atari-go';
import { language } from '../../../kit/preferences.js';
import { Problem, labWords, number } from '../../page.js';
import { type Proof, winningMoves } from './ask.js';

interface VerdictProps {
  readonly proof: Proof;
  readonly position: AtariGoPosition;
  readonly nodes: number;
}

/** The result so far. */
export function Verdict({ proof, position, nodes }: VerdictProps) {
  const { answer, solution, asked, isRunning, wasStopped, problem, stop } = proof;
  const texts = labAtariGoTexts(language.value).proof;
  const lab = labWords.value;
  const isKnown = answer !== null && answer.answer !== 'unknown';
  return (
    <>
      <p class="lab-sentence" role="status" data-testid="verdict">
        {isKnown && <strong>{texts.wins(asked, solution?.distance ?? null)}</strong>}
        {answer?.answer === 'unknown' && !wasStopped && texts.undecided(number(nodes))}
        {answer === null && isRunning && lab.searching}
        {!isKnown && wasStopped && texts.stopped}
      </p>
      {answer !== null && (
        <p class="field-hint">{texts.cost(number(answer.nodes), number(answer.seconds))}</p>
      )}
      {isKnown && asked !== position.turn && <p>{texts.everyMoveLoses(position.turn)}</p>}
      {isKnown && asked === position.turn && (
        <p data-testid="winning">
          {solution?.winningMoves === undefined
            ? texts.winningSoFar(winningMoves(proof))
            : texts.winningMoves(solution.winningMoves)}
        </p>
      )}
      {solution !== null && solution.distance === null && (
        <p class="field-hint">{texts.distanceUnknown(number(nodes))}</p>
      )}
      <Problem problem={problem} />
      {isRunning && (
        <p class="go-running">
          <button type="button" onClick={stop}>
            {lab.stop}
          </button>{' '}
          {isKnown && solution === null && <span class="field-hint">{texts.askingMore}</span>}
        </p>
      )}
    </>
  );
}
