import { type MoveInput, type TargetArea, inputsFrom } from '@tahoun/board';
import { type Game, type Move, type Position, type Side, legalMoves } from '@tahoun/core';
import { isBeginning } from '@tahoun/match';
import type { Place } from './page-match.js';

/** Entering a premove, target by target, and its outcome. */

export interface Premove {
  readonly targets: readonly string[];
  /** The move is complete and waits for the reply; else more targets are to be chosen. */
  readonly isWhole: boolean;
}

export const NO_PREMOVE: Premove = { targets: [], isWhole: false };

/**
 * The inputs of a move that begin with the targets, were it the person's turn; null where nothing is known of
 * them.
 */
type InputsInAdvance = (targets: readonly string[]) => readonly MoveInput[] | null;

/** Of a position where the other side is to move. A check, which it has to answer, leaves nothing known. */
export function inputsInAdvance(game: Game, position: Position): InputsInAdvance {
  let turned: Position;
  try {
    turned = game.withTurn(position, (1 - position.turn) as Side);
  } catch {
    return () => null;
  }
  return (targets) => inputsFrom(game, turned, legalMoves(turned), targets);
}

/** The premove after a target was chosen, or the reason why there is none any more. */
export function afterChoice(
  { targets, isWhole }: Premove,
  area: TargetArea,
  inputsOf: InputsInAdvance,
): Premove | 'taken-back' | 'refused' {
  const longer = [...(isWhole ? [] : targets), ...area.targets];
  const isSameAgain = targets.length > 0 && endsWith(targets, area.targets);
  const progress = isSameAgain ? 'none' : progressOf(longer, area, inputsOf(longer));
  if (progress !== 'none') return { targets: longer, isWhole: progress === 'whole' };
  return isSameAgain || isWhole ? 'taken-back' : 'refused';
}

/** Progress of the targets, the last of which are those of the area, towards a premove. */
function progressOf(
  targets: readonly string[],
  area: TargetArea,
  inputs: readonly MoveInput[] | null,
): 'none' | 'begun' | 'whole' {
  const isFirst = targets.length === area.targets.length;
  if (inputs === null && isFirst) return area.occupied === true ? 'begun' : 'none';
  if (inputs?.some((input) => input.targets.length === targets.length)) return 'whole';
  if (inputs !== null && inputs.length > 0) return 'begun';
  // The reply may make it possible.
  return isFirst ? 'none' : 'whole';
}

function endsWith(targets: readonly string[], last: readonly string[]): boolean {
  return last.every((target, i) => target === targets[targets.length - last.length + i]);
}

/** The premove that dragging from an area begins; undefined where no longer move begins there. */
export function afterDrag({ targets }: TargetArea, inputsOf: InputsInAdvance): Premove | undefined {
  const begins = inputsOf(targets)?.some((input) => input.targets.length > targets.length);
  return begins ? { targets, isWhole: false } : undefined;
}

/** The outcome of a premove: it is played, goes on as a pick, is dropped as illegal, or is just forgotten. */
export type Outcome =
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'pick' | 'drop' | 'forget' };

/** Whether two matches show the same place of the same moves. */
export function isSameLine(a: Place, b: Place): boolean {
  const isSameMatch = a.game === b.game && a.start === b.start && a.cursor === b.cursor;
  return isSameMatch && a.moves.join() === b.moves.join();
}

/**
 * The outcome of a premove when the match has changed since it was entered.
 * @param canMove whether it is the person's turn now
 * @param inputsNow the inputs of a legal move that begin with the targets
 */
export function afterReply(
  { targets, isWhole }: Premove,
  asked: Place,
  now: Place,
  canMove: boolean,
  inputsNow: (targets: readonly string[]) => readonly MoveInput[],
): Outcome {
  const isSameMatch = now.game === asked.game && now.start === asked.start;
  const isReply = isSameMatch && now.cursor === asked.cursor + 1 && isBeginning(asked.moves, now.moves);
  if (!isReply || !canMove) return { kind: 'forget' };
  const inputs = inputsNow(targets);
  const whole = inputs.find((input) => input.targets.length === targets.length);
  if (whole !== undefined && isWhole) return { kind: 'play', move: whole.move };
  if (inputs.length > 0) return { kind: 'pick' };
  return { kind: isWhole ? 'drop' : 'forget' };
}
