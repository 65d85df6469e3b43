import { InputError, MAX_TEXT_LENGTH, type Move, type Side, quoteInput } from '@tahoun/core';
import { checkGoesOn, checkLength, notAMove } from '../errors.js';
import { FIRST_BREAK, MAX_SIDE, PIECES, breakOf, isBreakable, kindOf, pieceText } from './pieces.js';
import { ChocolatePosition } from './position.js';

const SIDES = 'AB';
/** More pieces than any bar up to 60x60 can be broken into. */
const MAX_PIECES = MAX_SIDE * MAX_SIDE;
const PIECE = /^(\d{1,3})\s*[xX×]\s*(\d{1,3})$/;
/** One bar at the start of a game: `3x15`, or the two numbers of Milata's program, `3 15`. */
const BAR = /^(\d{1,9})\s*(?:[xX×]|\s)\s*(\d{1,9})$/;
const COUNTED_PIECE = /^(?:(\d{1,4})\s*\*\s*)?(\S.*)$/;

/** The text with what may be left out: A begins with a single bar, `3x15` or `3 15`. Other texts stay as they are. */
export function withFirstSide(text: string): string {
  const [, first, second] = BAR.exec(text.trim()) ?? [];
  return first === undefined ? text : `${first}x${second} ${SIDES[0]}`;
}

/** Reads a heap and the side to move, `3x4+2*2x2+1x3 B`; pieces may come in any order. */
export function parseChocolate(text: string): ChocolatePosition {
  checkLength(text, MAX_TEXT_LENGTH, `a heap has at most ${MAX_PIECES} pieces`);
  const match = /^(.*\S)\s+(\S+)$/s.exec(withFirstSide(text).trim());
  const sideText = match?.[2] ?? '';
  if (match === null || PIECE.test(sideText)) {
    throw new InputError(
      'position-side-missing',
      'the position lacks the side to move; expected the pieces, a space, then A or B, e.g. "3x5 A"',
      { sides: 'A, B' },
    );
  }
  const side = sideText.length === 1 ? SIDES.indexOf(sideText) : -1;
  if (side < 0) {
    const found = quoteInput(sideText);
    throw new InputError('position-bad-side', `the side to move is "${found}"; expected A or B`, {
      found,
      sides: 'A, B',
    });
  }
  const counts = new Int16Array(PIECES.length);
  let pieces = 0;
  for (const term of match[1]!.split('+')) {
    const counted = COUNTED_PIECE.exec(term.trim());
    const count = Number(counted?.[1] ?? 1);
    const kind = parsePiece(counted?.[2] ?? term);
    pieces += count;
    if (count < 1 || pieces > MAX_PIECES) {
      throw new InputError(
        'chocolate-piece-count',
        `a heap has 1 to ${MAX_PIECES} pieces; "${quoteInput(term)}" is too many`,
        { found: quoteInput(term), max: MAX_PIECES },
      );
    }
    counts[kind] = counts[kind]! + count;
  }
  return new ChocolatePosition(counts, side as Side);
}

export function formatChocolate(position: ChocolatePosition): string {
  const terms: string[] = [];
  for (const [kind, count] of position.counts.entries()) {
    if (count === 1) terms.push(pieceText(kind));
    else if (count > 1) terms.push(`${count}*${pieceText(kind)}`);
  }
  return `${terms.join('+')} ${SIDES[position.turn]}`;
}

/** @throws InputError with `code` when the text is not a piece from 1x1 to 60x60. */
export function parsePiece(text: string, code = 'chocolate-bad-piece'): number {
  const match = PIECE.exec(text.trim());
  const [a, b] = [Number(match?.[1]), Number(match?.[2])];
  if (match !== null && a >= 1 && b >= 1 && a <= MAX_SIDE && b <= MAX_SIDE) return kindOf(a, b);
  const found = quoteInput(text);
  throw new InputError(
    code,
    `"${found}" is not a piece; expected HEIGHTxWIDTH with sides from 1 to ${MAX_SIDE}, e.g. 3x5`,
    { found, max: MAX_SIDE },
  );
}

/** `3x5=3x3+2x3`: the piece and its two parts. */
export function formatBreak(move: Move): string {
  const { kind, parts } = breakOf(move);
  return `${pieceText(kind)}=${pieceText(parts[0])}+${pieceText(parts[1])}`;
}

export function parseBreak(position: ChocolatePosition, text: string): Move {
  const found = quoteInput(text);
  const match = /^([^=+]+)=(?:\s*(2)\s*\*([^=+]+)|([^=+]+)\+([^=+]+))$/.exec(text.trim());
  if (match === null) {
    throw notAMove(found, 'a piece and its two parts, e.g. 3x5=3x3+2x3', '3x5=3x3+2x3');
  }
  const part = (piece: string | undefined) => parsePiece(piece as string, 'move-bad-piece');
  const kind = part(match[1]);
  const first = part(match[3] ?? match[4]);
  const second = part(match[3] ?? match[5]);
  const piece = pieceText(kind);
  checkGoesOn(position, found);
  if (position.counts[kind] === 0) {
    throw new InputError('move-no-such-piece', `there is no piece ${piece} in the heap`, { found, piece });
  }
  if (!isBreakable(kind)) {
    throw new InputError('move-unbreakable', `${piece} cannot be broken: no break may leave a 1x1 piece`, {
      found,
      piece,
    });
  }
  const [low, high] = first < second ? [first, second] : [second, first];
  for (let move = FIRST_BREAK[kind]!; move < FIRST_BREAK[kind + 1]!; move++) {
    const { parts } = breakOf(move);
    if (parts[0] === low && parts[1] === high) return move;
  }
  const crumb = kindOf(1, 1);
  if (first === crumb || second === crumb) {
    throw new InputError('move-leaves-crumb', `${found} leaves a 1x1 piece, which the rules forbid`, {
      found,
    });
  }
  throw new InputError(
    'move-parts',
    `${piece} does not break into ${pieceText(first)} and ${pieceText(second)} along one line`,
    { found, piece, first: pieceText(first), second: pieceText(second) },
  );
}
