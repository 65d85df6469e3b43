import { artistOf, gameById } from '@tahoun/catalogue';
import type { Side } from '@tahoun/core';
import { liveTexts } from '@tahoun/i18n';
import type { LiveState } from '@tahoun/live';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useShortcuts } from '../components/hooks.js';
import { PickBoard } from '../components/PickBoard.js';
import { flipBoard, flipped, gameTitleOf, language, startSounds, words } from '../preferences.js';
import { useAdvance } from './advance.js';
import { Invitation, SitDown } from './Invitation.js';
import { LiveActions } from './LiveActions.js';
import { LiveFrame } from './LiveFrame.js';
import { LiveMoves } from './LiveMoves.js';
import { LiveSeat } from './LiveSeat.js';
import { LiveStatus } from './LiveStatus.js';
import { useLiveSounds } from './live-sounds.js';
import { Phrases } from './Phrases.js';
import { positionAfter } from './position.js';
import { SignIn } from './SignIn.js';
import { invitationKey } from './seats.js';
import type { Table } from './table.js';

interface LiveGameProps {
  readonly table: Table;
}

/** A game by link: before its words and rules are there, what is known of the connection. */
export function LiveGame({ table }: LiveGameProps) {
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

/** The board with both seats, and beside it what happened and what can be done. */
function Board({ table, state }: LiveGameProps & { readonly state: LiveState }) {
  const { game, start, moves, you, seats, status } = state;
  const [shownPly, setShownPly] = useState<number | null>(null);
  // Whatever was looked at: a new move is shown.
  useEffect(() => setShownPly(null), [moves.length]);
  // On a phone the board is on screen when the game begins.
  useEffect(() => {
    if (status === 'active') scrollTo(0, 0);
  }, [status]);
  const ply = shownPly ?? moves.length;
  const { position, lastMove } = useMemo(
    () => positionAfter(game, start, moves, ply),
    [game, start, moves.join(' '), ply],
  );
  const rules = gameById(game);
  const own = seats.findIndex(({ side }) => side === you);
  const turned = flipped.value && artistOf(game).turns === true;
  const bottom = ((own === 1 ? 1 : 0) ^ (turned ? 1 : 0)) as Side;
  const top = (1 - bottom) as Side;
  const isOwnTurn = status === 'active' && you === state.turn && ply === moves.length;
  const goTo = (next: number) => {
    const to = Math.min(Math.max(next, 0), moves.length);
    setShownPly(to === moves.length ? null : to);
  };
  useShortcuts({
    arrowleft: () => goTo(ply - 1),
    arrowright: () => goTo(ply + 1),
    home: () => goTo(0),
    end: () => goTo(moves.length),
    f: flipBoard,
  });
  const mySeat = own >= 0 ? seats[own as Side] : undefined;
  const isInvited = status === 'waiting' && mySeat?.seated === false;
  const isInviting = status === 'waiting' && mySeat?.seated === true && invitationKey(table.id) !== undefined;
  const isWaiting = status === 'active' && you !== null && you !== state.turn && ply === moves.length;
  const inAdvance = useAdvance({ table, state, position, isOpen: isWaiting });
  useLiveSounds(state);
  return (
    <LiveFrame title={gameTitleOf(game).name}>
      <div class="live-table">
        <div class="live-board">
          <LiveSeat table={table} state={state} side={top} />
          <PickBoard
            id="live"
            game={game}
            position={position}
            lastMove={lastMove}
            bottom={bottom}
            isOpen={isOwnTurn}
            inAdvance={inAdvance}
            onPropose={(isProposed) => {
              table.notice.value = isProposed ? words.value.chooseAgain : '';
            }}
            onMove={(move) => {
              startSounds();
              table.notice.value = '';
              void table.play(rules.formatMove(position, move), ply);
            }}
          />
          <LiveSeat table={table} state={state} side={bottom} />
        </div>
        <section class="live-panel">
          <LiveStatus table={table} state={state} />
          {isInvited && <SitDown table={table} state={state} />}
          {isInviting && <Invitation table={table} />}
          {state.signIn !== null && <SignIn id={table.id} address={state.signIn} />}
          <LiveMoves state={state} ply={ply} onShow={goTo} />
          <LiveActions table={table} state={state} />
          {you !== null && status !== 'waiting' && <Phrases table={table} />}
        </section>
      </div>
    </LiveFrame>
  );
}
