import { type Game, type OnDropped, beyondDraws, quoteInput } from '@tahoun/core';
import { parseListed } from '@tahoun/engine';
import { CliError } from '../input/errors.js';
import type { BoardState, Variants } from '../protocol/board-state.js';

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
  const position = start.clone();
  const moves = rest.slice(end + 1).map((text, index) => {
    // Those after a draw are played too.
    const move = beyondDraws(position, () => parseListed({ game, position }, text, index));
    position.makeMove(move);
    return move;
  });
  return { game, variants, start, moves, position };
}
