import { type Hit, type Way, waysFrom } from '@tahoun/board';
import { type Game, type Move, type Position, type Side, legalMoves } from '@tahoun/core';
import { type Match, isBeginning } from '@tahoun/match';
import { hasPerson } from '../page-match.js';

/** What entering a move in advance does, place by place, and what becomes of it. */

export interface Premove {
  readonly places: readonly string[];
  /** The move is complete and waits for the reply; else more places are to be chosen. */
  readonly isWhole: boolean;
}

export const NO_PREMOVE: Premove = { places: [], isWhole: false };

/**
 * The ways of picking a move that begin with the places, were it the person's turn; null where nothing is known of
 * them.
 */
type WaysInAdvance = (places: readonly string[]) => readonly Way[] | null;

/** A move can be entered in advance: the computer thinks about its answer to a person. */
export function isWaiting(isThinking: boolean, players: Match['players']): boolean {
  return isThinking && hasPerson({ players });
}

/** Of a position where the computer is to move. A check, which it has to answer, leaves nothing known. */
export function waysInAdvance(game: Game, position: Position): WaysInAdvance {
  let turned: Position;
  try {
    turned = game.withTurn(position, (1 - position.turn) as Side);
  } catch {
    return () => null;
  }
  return (places) => waysFrom(game, turned, legalMoves(turned), places);
}

/** The premove after a place was chosen, or why there is none any more. */
export function afterChoice(
  { places, isWhole }: Premove,
  hit: Hit,
  waysOf: WaysInAdvance,
): Premove | 'taken-back' | 'refused' {
  const longer = [...(isWhole ? [] : places), ...hit.targets];
  const isSameAgain = places.length > 0 && endsWith(places, hit.targets);
  const progress = isSameAgain ? 'none' : progressOf(longer, hit, waysOf(longer));
  if (progress !== 'none') return { places: longer, isWhole: progress === 'whole' };
  return isSameAgain || isWhole ? 'taken-back' : 'refused';
}

/** How far places, the last of which is the hit, are a move in advance. */
function progressOf(
  places: readonly string[],
  hit: Hit,
  ways: readonly Way[] | null,
): 'none' | 'begun' | 'whole' {
  const isFirst = places.length === hit.targets.length;
  if (ways === null && isFirst) return hit.occupied === true ? 'begun' : 'none';
  if (ways?.some(({ targets }) => targets.length === places.length)) return 'whole';
  if (ways !== null && ways.length > 0) return 'begun';
  // The reply may make it possible.
  return isFirst ? 'none' : 'whole';
}

function endsWith(targets: readonly string[], last: readonly string[]): boolean {
  return last.every((target, i) => target === targets[targets.length - last.length + i]);
}

/** The premove that dragging from a place begins; undefined where no longer move begins there. */
export function afterDrag({ targets: places }: Hit, waysOf: WaysInAdvance): Premove | undefined {
  const begins = waysOf(places)?.some(({ targets }) => targets.length > places.length);
  return begins ? { places, isWhole: false } : undefined;
}

/** What becomes of a premove: it is played, goes on as a pick, is dropped as illegal, or is just forgotten. */
export type Outcome =
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'pick' | 'drop' | 'forget' };

/**
 * What becomes of a premove when the match is no longer the one it was entered in.
 * @param canMove it is the person's turn now
 * @param waysNow the ways of picking a legal move that begin with the places
 */
export function afterReply(
  { places, isWhole }: Premove,
  asked: Match,
  now: Match,
  canMove: boolean,
  waysNow: (places: readonly string[]) => readonly Way[],
): Outcome {
  const isSameMatch = now.game === asked.game && now.start === asked.start;
  const isReply = isSameMatch && now.cursor === asked.cursor + 1 && isBeginning(asked.moves, now.moves);
  if (!isReply || !canMove) return { kind: 'forget' };
  const ways = waysNow(places);
  const whole = ways.find(({ targets }) => targets.length === places.length);
  if (whole !== undefined && isWhole) return { kind: 'play', move: whole.move };
  if (ways.length > 0) return { kind: 'pick' };
  return { kind: isWhole ? 'drop' : 'forget' };
}
