import { liveTexts } from '@tahoun/i18n';
import type { LiveState } from '@tahoun/live';
import { useEffect, useRef, useState } from 'preact/hooks';
import { visit } from '../address.js';
import { analysisOf } from '../match-address.js';
import { language, words, wordsOf } from '../preferences.js';
import { keepSeat, linkTo, seatKey } from './seats.js';
import type { Table } from './table.js';

interface LiveActionsProps {
  readonly table: Table;
  readonly state: LiveState;
}

/** What one may do now, besides moving. */
export function LiveActions({ table, state }: LiveActionsProps) {
  const { status, you } = state;
  const isPlaying = you !== null && status === 'active';
  return (
    <div class="live-actions">
      {isPlaying && <Answer table={table} state={state} />}
      {isPlaying && <Offers table={table} state={state} />}
      {(status === 'finished' || status === 'aborted') && <AfterTheEnd table={table} state={state} />}
      <Links table={table} state={state} />
    </div>
  );
}

/** The other side's offer, to be accepted or declined. */
function Answer({ table, state: { drawOffer, undoAsked, you, game, seats } }: LiveActionsProps) {
  const texts = liveTexts(language.value);
  const asked = drawOffer ?? undoAsked;
  if (asked === null || asked === you) return null;
  const side = wordsOf(game).sides[seats[0].side === asked ? 0 : 1].name;
  const what = drawOffer === null ? 'undo' : 'draw';
  return (
    <div class="live-answer" role="alert">
      <p>{what === 'draw' ? texts.wantsDraw(side) : texts.wantsUndo(side)}</p>
      <button type="button" class="primary" onClick={() => void table.act(`accept-${what}`)}>
        {texts.accept}
      </button>
      <button type="button" onClick={() => void table.act(`decline-${what}`)}>
        {texts.decline}
      </button>
    </div>
  );
}

function Offers({ table, state: { moves, drawOffer, undoAsked, you } }: LiveActionsProps) {
  const texts = liveTexts(language.value);
  const [isSure, setSure] = useState(false);
  const resign = () => {
    if (isSure) void table.act('resign');
    setSure(!isSure);
  };
  return (
    <div class="live-buttons">
      <button type="button" disabled={drawOffer === you} onClick={() => void table.act('offer-draw')}>
        {words.value.offerDraw}
      </button>
      <button
        type="button"
        disabled={undoAsked === you || moves.length === 0}
        onClick={() => void table.act('ask-undo')}
      >
        {texts.askUndo}
      </button>
      {moves.length < 2 ? (
        <button type="button" onClick={() => void table.act('abort')}>
          {texts.abort}
        </button>
      ) : (
        <button type="button" onClick={resign} onBlur={() => setSure(false)}>
          {isSure ? texts.sure : texts.resign}
        </button>
      )}
      {(drawOffer === you || undoAsked === you) && <p class="live-small">{texts.asked}</p>}
    </div>
  );
}

function AfterTheEnd({ table, state }: LiveActionsProps) {
  const { game, rematch, you, seats } = state;
  const texts = liveTexts(language.value);
  const asked = rematch?.asked ?? null;
  const isBegun = rematch !== null && asked === null;
  /** Whoever looks back at a game that was played again long ago stays. */
  const wasBegun = useRef(isBegun);
  const nameOf = (letter: string) => wordsOf(game).sides[seats[0].side === letter ? 0 : 1].name;
  const { key } = table;
  useEffect(() => {
    if (rematch === null || key === undefined) return;
    // The key of the seat is that of the next game, too.
    keepSeat(rematch.id, key);
    if (isBegun && !wasBegun.current) visit(`/live/${rematch.id}`);
  }, [rematch?.id, isBegun, key]);
  return (
    <div class="live-buttons">
      {isBegun && (
        <a class="button primary" href={`/live/${rematch.id}`}>
          {texts.toRematch}
        </a>
      )}
      {asked !== null && asked !== you && <p>{texts.wantsRematch(nameOf(asked))}</p>}
      {you !== null && (rematch === null || (asked !== null && asked !== you)) && (
        <button type="button" class="primary" onClick={() => void table.act('rematch')}>
          {texts.rematch}
        </button>
      )}
      {asked !== null && asked === you && <p class="live-small">{texts.asked}</p>}
      <a class="button" href={analysisOf(state)}>
        {texts.analyse}
      </a>
    </div>
  );
}

/** For those who want to watch, and for another device of one's own. */
function Links({ table }: LiveActionsProps) {
  const texts = liveTexts(language.value);
  const own = seatKey(table.id);
  return (
    <details class="live-links">
      <summary>{texts.watchLink}</summary>
      <Copied label={texts.watchLink} link={linkTo(table.id)} />
      {own !== undefined && <Copied label={texts.ownLink} link={linkTo(table.id, own)} />}
    </details>
  );
}

function Copied({ label, link }: { readonly label: string; readonly link: string }) {
  return (
    <label>
      <span>{label}</span>
      <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}
