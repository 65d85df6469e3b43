import { useSignalEffect } from '@preact/signals';
import type { Side } from '@tahoun/core';
import { liveTexts } from '@tahoun/i18n';
import type { LiveState } from '@tahoun/live';
import { TahounError } from '@tahoun/live/client';
import { useEffect, useMemo } from 'preact/hooks';
import { Header } from '../header/Header.js';
import { gameTitleOf, inputErrorText, language, recall, remember } from '../kit/preferences.js';
import { type Store, StoreContext, createStore } from '../match/store.js';
import { Rules } from '../table/Rules.js';
import { Table as BoardTable } from '../table/Table.js';
import { Tabs } from '../table/Tabs.js';
import { NO_ENGINE } from '../table/use-source.js';
import { Invitation, Links, SignIn, SitDown } from './Invitation.js';
import { LiveActions } from './LiveActions.js';
import { LiveFrame } from './LiveFrame.js';
import { LiveNews } from './LiveNews.js';
import { liveSource } from './live-source.js';
import { Phrases, Said } from './Phrases.js';
import { invitationKey } from './seats.js';
import type { AtTable, Table } from './table.js';

/** A game by link; before its words and rules are loaded, the state of the connection. */
export function GameByLink({ table }: { readonly table: Table }) {
  const texts = liveTexts(language.value);
  useEffect(() => table.close, [table]);
  const state = table.state.value;
  if (state !== null) return <Board table={table} state={state} />;
  const connection = table.connection.value;
  const said = {
    connecting: '…',
    here: '…',
    lost: texts.lost,
    gone: texts.gone,
    unavailable: texts.unavailable,
  };
  return (
    <LiveFrame title={texts.title}>
      <p role="status">{said[connection]}</p>
    </LiveFrame>
  );
}

function Board({ table, state }: AtTable) {
  const store = useMemo(() => {
    return createStore({ recall, remember }, NO_ENGINE, liveSource(table, state));
  }, [table]);
  useProblems(table, store);
  const isWaiting = state.status === 'waiting';
  // While the game waits, both people see the invitation; then the board.
  useEffect(() => {
    store.openTab(isWaiting ? 'game' : 'moves');
    store.sheetShown.value = isWaiting;
  }, [isWaiting, store]);
  return (
    <StoreContext.Provider value={store}>
      <BoardTable
        header={<Header part="live" title={gameTitleOf(state.game).name} />}
        seatOf={(side) => seatOf(state, side)}
      >
        <LiveNews table={table} state={state} />
        {state.signIn !== null && <SignIn id={table.id} address={state.signIn} />}
        <Tabs game={<AboutGame table={table} state={state} />} />
        <LiveActions table={table} state={state} />
      </BoardTable>
    </StoreContext.Provider>
  );
}

/** A seat's player, their presence, and their last phrase. */
function seatOf(state: LiveState, side: Side) {
  const texts = liveTexts(language.value);
  const { kind, name, present, said, seated, side: letter } = state.seats[side];
  const isYou = state.you === letter;
  return {
    player: `${name || texts.nobody}${isYou ? ` (${texts.you})` : ''}`,
    children: kind === 'person' && (
      <>
        {seated && !isYou && (
          <span class={`live-presence ${present ? 'live-here' : ''}`}>
            {present ? texts.here : texts.away}
          </span>
        )}
        <Said said={said} isYou={isYou} />
      </>
    ),
  };
}

/** The last tab: the invitation or the phrases, the links, and the rules. */
function AboutGame({ table, state }: AtTable) {
  const { seats, status, you } = state;
  const isSeated = seats.some(({ side, seated }) => side === you && seated);
  const isWaiting = status === 'waiting' && you !== null;
  return (
    <>
      {isWaiting && !isSeated && <SitDown table={table} state={state} />}
      {isWaiting && isSeated && invitationKey(table.id) !== undefined && <Invitation table={table} />}
      {you !== null && status !== 'waiting' && <Phrases table={table} />}
      <Links id={table.id} />
      <Rules game={state.game} />
    </>
  );
}

/** Shows the refusal of the last action, or that no answer came. */
function useProblems(table: Table, { notice, warn }: Store): void {
  useSignalEffect(() => {
    const problem = table.problem.value;
    if (table.isSending.value) warn(() => liveTexts(language.value).sending);
    else if (problem !== null) warn(() => problemText(problem));
    else if (notice.peek()?.isError) notice.value = null;
  });
}

function problemText(problem: TahounError | TypeError): string {
  const texts = liveTexts(language.value);
  if (!(problem instanceof TahounError)) return texts.moveLost;
  const refusal = texts.refusals[problem.code];
  return refusal ?? inputErrorText({ code: problem.code, message: problem.message, params: {} });
}
