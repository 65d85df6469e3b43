import type { GameResult } from '@tahoun/core';
import { liveTexts, resultLine, resultReason } from '@tahoun/i18n';
import type { LiveState } from '@tahoun/live';
import { isOver } from '@tahoun/live/client';
import { useEffect, useRef } from 'preact/hooks';
import { visit } from '../kit/address.js';
import { Button } from '../kit/Button.js';
import { language, wordsOf } from '../kit/preferences.js';
import { analysisOf } from '../match/address.js';
import { type Store, useStore } from '../match/store.js';
import { DrawClaim } from '../table/Offers.js';
import { News, lastMove } from '../table/Status.js';
import { sideOf } from './live-source.js';
import { keepSeat } from './seats.js';
import type { AtTable, Table } from './table.js';

/** The turn or the result, offers, and the answers to them. */
export function LiveNews({ table, state }: AtTable) {
  const { drawOffer, status, undoAsked, you } = state;
  const store = useStore();
  const isLost = table.connection.value === 'lost';
  const asked = drawOffer ?? undoAsked;
  return (
    <News
      line={headline(state, store)}
      second={isLost ? liveTexts(language.value).lost : secondLine(table, state, store)}
      isError={isLost}
      isOver={store.result.value !== null}
    >
      <DrawClaim onClaim={() => void table.act('claim-draw')} />
      {status === 'active' && you !== null && asked !== null && asked !== you && (
        <Answer table={table} state={state} />
      )}
      {isOver(state) && <AfterTheEnd table={table} state={state} />}
    </News>
  );
}

function headline(state: LiveState, { result: { value: result } }: Store): string {
  const { game, status, turn, you } = state;
  const texts = liveTexts(language.value);
  if (status === 'waiting') return texts.watchedWaiting;
  if (status === 'aborted') return isWithdrawn(state) ? texts.withdrawn : texts.aborted;
  if (result === null) return turn === you ? texts.yourTurn : wordsOf(game).sides[sideOf(state, turn)].turn;
  return resultLine(language.value, game, result, hasWon(state, result));
}

/** Whether somebody never sat down. */
function isWithdrawn({ seats, status }: LiveState): boolean {
  return status === 'aborted' && !seats.every(({ seated }) => seated);
}

/** Left out for who watches, and for a draw. */
function hasWon({ seats, you }: LiveState, { winner }: GameResult): boolean | undefined {
  return winner === null || you === null ? undefined : seats[winner].side === you;
}

function secondLine({ declined }: Table, state: LiveState, store: Store): string {
  const { drawOffer, game, moves, rematch, status, undoAsked, you } = state;
  const result = store.result.value;
  const texts = liveTexts(language.value);
  const nameOf = (letter: string) => wordsOf(game).sides[sideOf(state, letter)].name;
  const wanted = rematch?.asked ?? null;
  if (wanted !== null) return wanted === you ? texts.asked.rematch : texts.wantsRematch(nameOf(wanted));
  if (declined.value !== null) return texts.declined[declined.value];
  if (result !== null) return resultReason(language.value, game, result.reason, hasWon(state, result));
  if (status !== 'active') return '';
  if (you === null) return moves.length === 0 ? texts.watching : `${texts.watching} ${lastMove(store)}`;
  if (drawOffer === you) return texts.asked.draw;
  if (undoAsked === you) return texts.asked.undo;
  if (drawOffer !== null) return texts.wantsDraw(nameOf(drawOffer));
  if (undoAsked !== null) return texts.wantsUndo(nameOf(undoAsked));
  return lastMove(store);
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
      {you !== null && !isWithdrawn(state) && (rematch === null || (asked !== null && asked !== you)) && (
        <Button label={texts.rematch} class="primary" onClick={() => void table.act('rematch')} />
      )}
      <a class="button" href={analysisOf(state)}>
        {texts.analyse}
      </a>
    </div>
  );
}
