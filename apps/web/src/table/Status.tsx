import { otherSide } from '@tahoun/core';
import { resultLine, resultReason, workWords } from '@tahoun/i18n';
import { HANDED_OVER, nodesAlong } from '@tahoun/match';
import type { ComponentChildren } from 'preact';
import { Button } from '../kit/Button.js';
import { language, moveText, words, wordsOf } from '../kit/preferences.js';
import { Part } from '../match/Part.js';
import { type Store, useStore } from '../match/store.js';

/** Number of places from which they are small on a phone: 13 by 13 lines. */
const MANY_PLACES = 169;

const loadOffers = async () => (await import('./Offers.js')).Offers;
const loadZoom = async () => (await import('./Zoom.js')).Zoom;

/** The turn, the last event, the result, and the actions that they offer. */
export function Status() {
  const store = useStore();
  const { evaluationShown, evaluationText, result } = store;
  return (
    <News line={statusLine(store)} second={secondLine(store)} isOver={result.value !== null}>
      {evaluationShown.value && (
        <p class="evaluation-words" data-testid="evaluation">
          {evaluationText.value}
        </p>
      )}
      <StopOrGo />
      {hasOffers(store) && <Part load={loadOffers} />}
    </News>
  );
}

interface NewsProps {
  readonly line: string;
  /** A smaller line, shown while there is no notice. */
  readonly second: ComponentChildren;
  readonly isError?: boolean;
  readonly isOver: boolean;
  /** Buttons below the lines. */
  readonly children?: ComponentChildren;
}

/** The state of a table, which screen readers announce as it changes. */
export function News({ line, second, isError = false, isOver, children }: NewsProps) {
  const { drawing, notice, proposed } = useStore();
  const message = notice.value;
  return (
    <div class="status">
      <div role="status" aria-atomic="true">
        <p class={`status-line ${isOver ? 'status-over' : ''}`} data-testid="status">
          {line}
        </p>
        <p class={`notice ${(message?.isError ?? isError) ? 'error' : ''}`} data-testid="notice">
          {message?.text() ?? (proposed.value === null ? second : words.value.chooseAgain)}
        </p>
      </div>
      {drawing.value.areas.length >= MANY_PLACES && <Part load={loadZoom} />}
      {children}
    </div>
  );
}

/** Whether the game offers its players more than moves. */
function hasOffers({ isAnalysis, match, result, snapshot }: Store): boolean {
  const { game, position } = snapshot.value;
  const claim = game.claimableDraw?.(position) ?? null;
  // An analysis has the review, is no game to be played again, and claims nothing.
  return !isAnalysis.value && (result.value !== null || match.value.drawOffer !== null || claim !== null);
}

function statusLine(store: Store): string {
  const { match, snapshot, result } = store;
  const texts = wordsOf(match.value.game);
  const { position } = snapshot.value;
  const end = result.value;
  if (end === null) return texts.sides[position.turn].turn;
  return resultLine(language.value, match.value.game, end);
}

/** The smaller line: the reason for the end, the present activity, or the last move. */
function secondLine(store: Store): ComponentChildren {
  const { computerWaits, match, owns, result, thinking } = store;
  const texts = wordsOf(match.value.game);
  const { value: text } = words;
  const end = result.value;
  if (end !== null) {
    const { winner, reason } = end;
    const isOwn = winner !== null && owns(0) !== owns(1);
    return resultReason(language.value, match.value.game, reason, isOwn ? owns(winner) : undefined);
  }
  if (thinking.value !== null) return text.thinking;
  if (computerWaits.value) return text.paused;
  const { drawOffer, moves, cursor, tree } = match.value;
  if (drawOffer !== null) return text.drawOffered(texts.sides[drawOffer].name);
  const played = lastMove(store);
  const work = nodesAlong(tree, moves.slice(0, cursor))[cursor]?.work;
  if (work === undefined) return played;
  return (
    <>
      <span class="played">{played}: </span>
      <span class="work-words">{workWords(language.value, text.work, work)}</span>
    </>
  );
}

/** Who made the last move, and which; before the first, how moves are made. */
export function lastMove({ match, snapshot }: Store): string {
  const { cursor, game, moves } = match.value;
  const { howToMove, sides } = wordsOf(game);
  const last = moves[cursor - 1];
  if (last === undefined) return howToMove;
  const mover = sides[otherSide(snapshot.value.position.turn)].name;
  if (last === HANDED_OVER) return words.value.sideHandedOver(mover);
  return words.value.played(mover, moveText(game, last));
}

/** One button, so that the keyboard's focus stays on it when the one becomes the other. */
function StopOrGo() {
  const { atEnd, computerWaits, goOn, replaying, stop, thinking } = useStore();
  const stops = thinking.value !== null || replaying.value;
  if (!stops && !computerWaits.value) return null;
  return (
    <div class="status-actions">
      <Button
        label={stops ? words.value.stop : words.value.go}
        title={stops || atEnd.value ? undefined : words.value.goOnHere}
        onClick={stops ? stop : goOn}
      />
    </div>
  );
}
