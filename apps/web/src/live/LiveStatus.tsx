import { gameById } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { liveTexts } from '@tahoun/i18n';
import type { LiveState } from '@tahoun/live';
import { LiveProblem } from '@tahoun/live/client';
import { resultLine, resultReason } from '../components/result-words.js';
import { inputErrorText, language, wordsOf } from '../preferences.js';
import type { Table } from './table.js';

/** Whose turn it is or how the game ended, and what is wrong with the connection; read out as it changes. */
export function LiveStatus({ table, state }: { readonly table: Table; readonly state: LiveState }) {
  const texts = liveTexts(language.value);
  const problem = table.problem.value;
  return (
    <div class="status">
      <div role="status" aria-atomic="true">
        <p class={`status-line ${state.result === null ? '' : 'status-over'}`} data-testid="status">
          {headline(state)}
        </p>
        <p class={`notice ${problem === null ? '' : 'error'}`} data-testid="notice">
          {problem === null ? table.notice.value || secondLine(state) : problemText(problem)}
        </p>
        {table.connection.value === 'lost' && <p class="notice error">{texts.lost}</p>}
      </div>
    </div>
  );
}

function headline({ game, result, status, turn, you }: LiveState): string {
  const texts = liveTexts(language.value);
  const { sides } = gameById(game);
  if (status === 'waiting') return texts.watchedWaiting;
  if (status === 'aborted') return texts.aborted;
  const sideOf = (letter: string) => sides.findIndex(({ id }) => id === letter) as Side;
  if (result !== null) {
    const { winner, reason, margin } = result;
    return resultLine(game, {
      winner: winner === null ? null : sideOf(winner),
      reason,
      ...(margin === undefined ? {} : { margin }),
    });
  }
  return turn === you ? texts.yourTurn : wordsOf(game).sides[sideOf(turn)].turn;
}

function secondLine({ game, moves, result, status, you }: LiveState): string {
  if (result !== null) return resultReason(game, result.reason);
  if (status === 'active' && you === null) return liveTexts(language.value).watching;
  return status === 'active' && moves.length === 0 ? wordsOf(game).howToMove : '';
}

/** What the server said; that no answer came where none did. */
function problemText(problem: LiveProblem | TypeError): string {
  const texts = liveTexts(language.value);
  if (!(problem instanceof LiveProblem)) return texts.moveLost;
  const refusal = texts.refusals[problem.code];
  return refusal ?? inputErrorText({ code: problem.code, message: problem.message, params: {} });
}
