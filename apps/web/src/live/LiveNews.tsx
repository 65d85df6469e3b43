import { liveTexts, resultLine, resultReason } from '@tahoun/i18n';
import type { LiveState } from '@tahoun/live';
import { useEffect, useRef } from 'preact/hooks';
import { visit } from '../address.js';
import { Button } from '../components/Button.js';
import { News } from '../components/Status.js';
import { analysisOf } from '../match-address.js';
import { language, wordsOf } from '../preferences.js';
import { useStore } from '../store.js';
import { resultOf, sideOf } from './live-source.js';
import { keepSeat } from './seats.js';
import type { AtTable } from './table.js';

/** The turn or the result, offers, and the answers to them. */
export function LiveNews({ table, state }: AtTable) {
  const { drawOffer, status, undoAsked, you } = state;
  const { result } = useStore();
  const isLost = table.connection.value === 'lost';
  const asked = drawOffer ?? undoAsked;
  const isOver = status === 'finished' || status === 'aborted';
  return (
    <News
      line={headline(state)}
      second={isLost ? liveTexts(language.value).lost : secondLine(state)}
      isError={isLost}
      isOver={result.value !== null}
    >
      {status === 'active' && you !== null && asked !== null && asked !== you && (
        <Answer table={table} state={state} />
      )}
      {isOver && <AfterTheEnd table={table} state={state} />}
    </News>
  );
}

function headline(state: LiveState): string {
  const { game, status, turn, you } = state;
  const texts = liveTexts(language.value);
  const result = resultOf(state);
  if (status === 'waiting') return texts.watchedWaiting;
  if (status === 'aborted') return texts.aborted;
  if (result === null) return turn === you ? texts.yourTurn : wordsOf(game).sides[sideOf(state, turn)].turn;
  return resultLine(language.value, game, result, hasWon(state));
}

/** Left out for who watches, and for a draw. */
function hasWon({ result, you }: LiveState): boolean | undefined {
  const winner = result?.winner ?? null;
  return winner === null || you === null ? undefined : winner === you;
}

function secondLine(state: LiveState): string {
  const { drawOffer, game, moves, rematch, result, status, undoAsked, you } = state;
  const texts = liveTexts(language.value);
  const nameOf = (letter: string) => wordsOf(game).sides[sideOf(state, letter)].name;
  const wanted = rematch?.asked ?? null;
  if (wanted !== null) return wanted === you ? texts.asked : texts.wantsRematch(nameOf(wanted));
  if (result !== null) return resultReason(language.value, game, result.reason, hasWon(state));
  if (status !== 'active') return '';
  if (you === null) return texts.watching;
  if (drawOffer === you || undoAsked === you) return texts.asked;
  if (drawOffer !== null) return texts.wantsDraw(nameOf(drawOffer));
  if (undoAsked !== null) return texts.wantsUndo(nameOf(undoAsked));
  return moves.length === 0 ? wordsOf(game).howToMove : '';
}

/** The other side's offer, to be accepted or declined. */
function Answer({ table, state: { drawOffer } }: AtTable) {
  const texts = liveTexts(language.value);
  const what = drawOffer === null ? 'undo' : 'draw';
  return (
    <div class="status-actions">
      <Button label={texts.accept} class="primary" onClick={() => void table.act(`accept-${what}`)} />
      <Button label={texts.decline} onClick={() => void table.act(`decline-${what}`)} />
    </div>
  );
}

function AfterTheEnd({ table, state }: AtTable) {
  const { rematch, you } = state;
  const texts = liveTexts(language.value);
  const asked = rematch?.asked ?? null;
  const isBegun = rematch !== null && asked === null;
  /** A user who opens a finished game with an old rematch stays there. */
  const wasBegun = useRef(isBegun);
  const { key } = table;
  useEffect(() => {
    if (rematch === null || key === undefined) return;
    // The key of the seat is that of the next game, too.
    keepSeat(rematch.id, key);
    if (isBegun && !wasBegun.current) visit(`/live/${rematch.id}`);
  }, [rematch?.id, isBegun, key]);
  return (
    <div class="status-actions">
      {isBegun && (
        <a class="button primary" href={`/live/${rematch.id}`}>
          {texts.toRematch}
        </a>
      )}
      {you !== null && (rematch === null || (asked !== null && asked !== you)) && (
        <Button label={texts.rematch} class="primary" onClick={() => void table.act('rematch')} />
      )}
      <a class="button" href={analysisOf(state)}>
        {texts.analyse}
      </a>
    </div>
  );
}
