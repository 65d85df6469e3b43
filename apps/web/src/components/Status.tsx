import { formatNumber } from '@tahoun/i18n';
import { answerDraw } from '../play.js';
import { language, words, wordsOf } from '../preferences.js';
import { atEnd, match, moment, notice, onTurn, paused, replaying, result, thinking } from '../state.js';

/** Whose turn it is, what happened last, how it ended; read out as it changes. */
export function Status() {
  const message = notice.value;
  return (
    <div class="status">
      <p class={`status-line ${result.value === null ? '' : 'status-over'}`} role="status" data-testid="status">
        {statusLine()}
      </p>
      <DrawOffer />
      <p class={`notice ${message?.isError ? 'notice-error' : ''}`} role={message?.isError ? 'alert' : undefined} data-testid="notice">
        {message?.text ?? secondLine()}
      </p>
    </div>
  );
}

function statusLine(): string {
  const texts = wordsOf(match.value.game);
  const { position } = moment.value;
  const end = result.value;
  if (end === null) return texts.sides[position.turn].turn;
  const headline = end.winner === null ? words.value.draw : texts.sides[end.winner].wins;
  const margin = Math.abs(end.margin ?? 0);
  return margin === 0 ? headline : `${headline} ${words.value.byMargin(texts.units(margin, formatNumber(language.value, margin)))}`;
}

/** What happens now, in a smaller line. */
function secondLine(): string {
  const texts = wordsOf(match.value.game);
  const { value: text } = words;
  const end = result.value;
  if (end !== null) return texts.reasons[end.reason] ?? text.reasons[end.reason] ?? '';
  if (thinking.value !== null) return text.thinking;
  if (onTurn.value.kind === 'computer' && (paused.value || !atEnd.value) && !replaying.value) return text.paused;
  const { moves, cursor } = match.value;
  const last = moves[cursor - 1];
  if (last === undefined) return texts.howToMove;
  const mover = texts.sides[(1 - moment.value.position.turn) as 0 | 1].name;
  return text.played(mover, last);
}

function DrawOffer() {
  const { drawOffer, players } = match.value;
  if (drawOffer === null || players[1 - drawOffer] !== 'human') return null;
  return (
    <p class="offer">
      {words.value.drawOffered(wordsOf(match.value.game).sides[drawOffer].name)}{' '}
      <button type="button" onClick={() => answerDraw(true)}>
        {words.value.acceptDraw}
      </button>{' '}
      <button type="button" onClick={() => answerDraw(false)}>
        {words.value.declineDraw}
      </button>
    </p>
  );
}
