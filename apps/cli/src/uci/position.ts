import { type Game, InputError, type Move, MoveStack, type Position, quoteInput } from '@tahoun/core';
import { IllegalMove, type Loaded } from '@tahoun/engine';
import type { GameId } from '@tahoun/games';
import { CliError } from '../errors.js';
import type { Course } from './order.js';

/** The game on the board: its position with the history, and how it came about. */
export interface BoardState extends Loaded {
  readonly course: Course;
}

type Variants = Course['variants'];

/** The start of a game. */
export function initialState(game: Game, variants: Variants): BoardState {
  return stateAfter(game, variants, game.initial(variants), []);
}

/**
 * Reads the words after `position`: `startpos` or `fen ...` with the game's text form, then perhaps
 * `moves ...`. @throws InputError, IllegalMove, CliError
 */
export function readPosition(words: readonly string[], game: Game, variants: Variants): BoardState {
  const [first = '', ...rest] = words;
  const end = rest.includes('moves') ? rest.indexOf('moves') : rest.length;
  const text = rest.slice(0, end).join(' ');
  const isStart = first === 'startpos' && text === '';
  if (!isStart && first !== 'fen') {
    throw new CliError((texts) => texts.uci.positionForm(quoteInput(words.join(' '))));
  }
  const start = isStart ? game.initial(variants) : game.parsePosition(text, variants);
  return stateAfter(game, variants, start, rest.slice(end + 1));
}

function stateAfter(game: Game, variants: Variants, start: Position, texts: readonly string[]): BoardState {
  const position = start.clone();
  const moves = texts.map((text, index) => {
    const move = readMove(game, position, text, index);
    position.makeMove(move);
    return move;
  });
  const course = { game: game.id as GameId, variants, start: game.formatPosition(start), moves };
  return { game, position, course };
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
  if (position.generateBeyondDraws === undefined) return [];
  const stack = new MoveStack();
  const end = stack.generateBeyondDraws(position as Required<Position>, 0);
  return Array.from(stack.moves.subarray(0, end));
}
