import { batch, effect, signal } from '@preact/signals';
import { type Hit, type Way, waysFrom } from '@tahoun/board';
import { type Position, type Side, legalMoves } from '@tahoun/core';
import { parsePlayer } from '@tahoun/engine';
import { playingTexts } from '@tahoun/i18n';
import { type Match, isBeginning } from '@tahoun/match';
import { play } from '../play.js';
import { language } from '../preferences.js';
import { humanToMove, match, moment, moveAt, notice, picked, thinking, waysAfter } from '../state.js';
import { premoveShown } from '../view.js';

/**
 * A move that is entered while the computer thinks, place by place as on the board. Whether it is legal is seen
 * when the reply is there: places of other pieces may be chosen too, for then the board may be another.
 */
export const chain = signal<readonly string[]>([]);
/** The move is complete and waits for the reply; else more places are to be chosen. */
const isWhole = signal(false);
/** The match that the reply is to come in. */
let asked: Match | undefined;

/** A place was chosen while the computer thinks: a first one, another, or one that takes the move back. */
export function choose(hit: Hit): void {
  if (!isWaiting()) return;
  const [places, wasWhole] = [chain.peek(), isWhole.peek()];
  const longer = [...(wasWhole ? [] : places), ...hit.targets];
  const isSameAgain = places.length > 0 && endsWith(places, hit.targets);
  const progress = isSameAgain ? 'none' : progressOf(longer, hit);
  if (progress !== 'none') {
    set(longer, progress === 'whole');
    return;
  }
  set([], false);
  tell(() => (isSameAgain || wasWhole ? texts().premoveTakenBack : texts().premoveCannot));
}

/** How far places, the last of which is the hit, are a move in advance. */
function progressOf(places: readonly string[], hit: Hit): 'none' | 'begun' | 'whole' {
  const isFirst = places.length === hit.targets.length;
  const ways = waysInAdvance(places);
  if (ways === null && isFirst) return hit.occupied === true ? 'begun' : 'none';
  if (ways?.some(({ targets }) => targets.length === places.length)) return 'whole';
  if (ways !== null && ways.length > 0) return 'begun';
  // The reply may make it possible.
  return isFirst ? 'none' : 'whole';
}

/** A place is dragged from while the computer thinks: a move begins there. */
export function drag(hit: Hit): void {
  if (!isWaiting()) return;
  const ways = waysInAdvance(hit.targets) ?? [];
  if (ways.some(({ targets }) => targets.length > hit.targets.length)) set(hit.targets, false);
}

/** The computer thinks about its answer to a person. */
function isWaiting(): boolean {
  return (
    thinking.peek() !== null && match.peek().players.some((player) => parsePlayer(player).kind === 'human')
  );
}

function endsWith(targets: readonly string[], last: readonly string[]): boolean {
  return last.every((target, i) => target === targets[targets.length - last.length + i]);
}

function set(next: readonly string[], whole: boolean): void {
  batch(() => {
    asked = match.peek();
    chain.value = next;
    isWhole.value = whole;
    premoveShown.value = next.length > 0;
    if (next.length === 0) return;
    const words = next.join(' ');
    tell(() => (whole ? texts().premove(words) : texts().premoveBegun(words)));
  });
}

/**
 * The ways of picking a move that begin with the places, were it the person's turn; null where it cannot be
 * (the computer has to answer a check), so that nothing is known of them.
 */
function waysInAdvance(places: readonly string[]): readonly Way[] | null {
  const { game, position } = moment.peek();
  let turned: Position;
  try {
    turned = game.withTurn(position, (1 - position.turn) as Side);
  } catch {
    return null;
  }
  return waysFrom(game, turned, legalMoves(turned), places);
}

function texts() {
  return playingTexts(language.value);
}

function tell(text: () => string): void {
  notice.value = { text, isError: false };
}

/** Escape on the board takes it back. */
effect(() => {
  if (premoveShown.value || chain.peek().length === 0) return;
  set([], false);
  tell(() => texts().premoveTakenBack);
});

/** The reply is there, or something else happened to the match: the move is played, or dropped. */
effect(() => {
  const now = match.value;
  const canMove = humanToMove.value;
  const places = chain.peek();
  if (places.length === 0 || now === asked) return;
  const wasWhole = isWhole.peek();
  const isReply = asked !== undefined && now.game === asked.game && now.start === asked.start;
  const isNext = isReply && now.cursor === asked!.cursor + 1 && isBeginning(asked!.moves, now.moves);
  set([], false);
  if (!isNext || !canMove) return;
  const { game, position } = moment.peek();
  const move = moveAt(places);
  if (move !== undefined && wasWhole) play(game.formatMove(position, move));
  else if (waysAfter(places).length > 0) picked.value = places;
  else if (wasWhole) tell(() => texts().premoveDropped(places.join(' ')));
});
