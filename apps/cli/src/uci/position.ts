import {
  type AutomaticDraws,
  type Game,
  InputError,
  type Move,
  MoveStack,
  type OnDropped,
  type Position,
  quoteInput,
} from '@tahoun/core';
import { IllegalMove } from '@tahoun/engine';
import { CliError } from '../errors.js';
import type { Course } from '../team/order.js';
import { type BoardState, stateFrom } from '../team/order.js';

type Variants = Course['variants'];

/**
 * Reads the words after `position`: `startpos` or `fen ...` with the game's text form, then perhaps
 * `moves ...`. @param onDropped is told what the position has that cannot be
 * @throws InputError, IllegalMove, CliError
 */
export function readPosition(
  words: readonly string[],
  game: Game,
  variants: Variants,
  onDropped: OnDropped,
): BoardState {
  const [first = '', ...rest] = words;
  const end = rest.includes('moves') ? rest.indexOf('moves') : rest.length;
  const text = rest.slice(0, end).join(' ');
  const isStart = first === 'startpos' && text === '';
  if (!isStart && first !== 'fen') {
    throw new CliError((texts) => texts.uci.positionForm(quoteInput(words.join(' '))));
  }
  const start = isStart ? game.initial(variants) : game.parsePosition(text, variants, onDropped);
  return playedFrom(game, variants, start, rest.slice(end + 1));
}

function playedFrom(game: Game, variants: Variants, start: Position, texts: readonly string[]): BoardState {
  const { position, course } = stateFrom(game, variants, start.clone());
  const moves = texts.map((text, index) => {
    const move = readMove(game, position, text, index);
    position.makeMove(move);
    return move;
  });
  return { game, position, course: { ...course, moves } };
}

/** @throws IllegalMove */
function readMove(game: Game, position: Position, text: string, index: number): Move {
  try {
    return game.parseMove(position, text);
  } catch (error) {
    const beyond = movesBeyondDraw(position).find((move) => game.formatUci?.(position, move) === text);
    if (beyond !== undefined) return beyond;
    throw error instanceof InputError ? new IllegalMove(error, text, index) : error;
  }
}

/** What could still be played in a game that is drawn: its players may not have noticed. */
export function movesBeyondDraw(position: Position): readonly Move[] {
  const draws = position.automaticDraws;
  if (draws?.generateBeyondDraws === undefined) return [];
  const stack = new MoveStack();
  const end = stack.generateBeyondDraws(draws as Required<AutomaticDraws>, 0);
  return Array.from(stack.moves.subarray(0, end));
}
