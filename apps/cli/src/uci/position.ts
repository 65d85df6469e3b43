import { type Game, InputError, type OnDropped, type Position, beyondDraws, quoteInput } from '@tahoun/core';
import { IllegalMove } from '@tahoun/engine';
import { CliError } from '../errors.js';
import type { Course } from '../team/order.js';
import { type BoardState, stateFrom } from '../team/order.js';

type Variants = Course['variants'];

/**
 * Reads the words after `position`: `startpos` or `fen ...` with the game's text form, then perhaps
 * `moves ...`.
 * @param onDropped receives each part of the position that cannot be
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

/** Plays the moves, those after a draw too. @throws IllegalMove */
function playedFrom(game: Game, variants: Variants, start: Position, texts: readonly string[]): BoardState {
  const { position, course } = stateFrom(game, variants, start.clone());
  const moves = texts.map((text, index) => {
    try {
      const move = beyondDraws(position, () => game.parseMove(position, text));
      position.makeMove(move);
      return move;
    } catch (error) {
      throw error instanceof InputError ? new IllegalMove(error, text, index) : error;
    }
  });
  return { game, position, course: { ...course, moves } };
}
