import { InputError, type Move, legalMoves, quoteInput } from '@tahoun/core';
import { checkGoesOn, notAMove, outsideBoard } from '../errors.js';
import { moveFrom, moveTo } from './move.js';
import { readSquare } from './notation.js';
import type { DraughtsPosition } from './position.js';
import { refuse } from './refusals.js';
import { type Route, formatDraughtsMove, routesOf } from './routes.js';
import type { Square } from './squares.js';

/** Longer texts are refused unread: nineteen squares of the longest capture fit with ease. */
const MAX_LENGTH = 100;

/**
 * Reads a move: its origin, any of its landings, its end, as names or numbers of squares with `-`,
 * `x`, `:` or, between names, nothing between them. @throws InputError saying which rule it breaks.
 */
export function parseDraughtsMove(position: DraughtsPosition, text: string): Move {
  const squares = readSquares(text);
  const found = quoteInput(text);
  checkGoesOn(position, found);
  const [from, to] = [squares[0], squares.at(-1)];
  const moves = legalMoves(position);
  const alike = moves.filter((move) => moveFrom(move) === from && moveTo(move) === to);
  const fitting = squares.length < 2 ? [] : movesThrough(position, alike, squares);
  if (fitting.length === 1) return fitting[0]!;
  if (fitting.length === 0) return refuse(position, squares, found);
  const choices = fitting.map((move) => formatDraughtsMove(position, move));
  throw new InputError(
    'move-ambiguous',
    `${found} can mean several captures: ${choices.slice(0, 4).join(', ')}; name the squares in between`,
    { found, choices: choices.slice(0, 4).join(', ') },
  );
}

/** The moves with a route over all the squares; those that touch no others go first. */
function movesThrough(position: DraughtsPosition, moves: readonly Move[], squares: Route): readonly Move[] {
  const sight = position.look();
  const isExact = (route: Route) => route.length === squares.length && isWithin(squares, route);
  const exact = moves.filter((move) => hasRoute(routesOf(sight, move), isExact));
  if (exact.length > 0 || squares.length === 2) return exact.length > 0 ? exact : moves;
  return moves.filter((move) => hasRoute(routesOf(sight, move), (route) => isWithin(squares, route)));
}

function hasRoute(routes: Iterable<Route>, isWanted: (route: Route) => boolean): boolean {
  for (const route of routes) if (isWanted(route)) return true;
  return false;
}

/** Whether the squares occur on the route in their order. */
function isWithin(squares: Route, route: Route): boolean {
  let next = 0;
  for (const square of route) if (square === squares[next]) next++;
  return next === squares.length;
}

/** @throws InputError for a text that is not a list of squares, and for squares that do not exist. */
function readSquares(text: string): Square[] {
  const parts = text.trim().toLowerCase().split(/[-x:]/, MAX_LENGTH);
  const names = parts.flatMap((part) => splitNames(part.trim()));
  if (text.length > MAX_LENGTH || names.length === 0 || names.includes('')) {
    throw notAMove(quoteInput(text), 'the squares it touches, such as c3-d4 or a3xd6xf4', 'c3-d4');
  }
  return names.map((name) => {
    const [, letter, number] = /^([a-z]?)(\d+)$/.exec(name) as RegExpExecArray;
    const isOutside = letter ? letter > 'h' || !/^[1-8]$/.test(number as string) : !isNumber(Number(number));
    if (isOutside) throw outsideBoard(name, 'a1', 'h8');
    return readSquare(name);
  });
}

function isNumber(square: number): boolean {
  return square >= 1 && square <= 32;
}

/** `c3d4` as two names; a list with '' where the part is something else. */
function splitNames(part: string): string[] {
  if (/^\d{1,2}$/.test(part)) return [part];
  return /^([a-z]\d{1,2})+$/.test(part) ? (part.match(/[a-z]\d{1,2}/g) ?? ['']) : [''];
}
