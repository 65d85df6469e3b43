import { InputError, type Side, quoteInput } from '@tahoun/core';
import { checkLength } from '../errors.js';
import { ENDING_LIMIT, OCCURRENCE_LIMIT, QUIET_LIMIT, isShortEnding } from './endings.js';
import { DraughtsPosition, type DraughtsSetup } from './position.js';
import { LAST_ROWS, SQUARE_COUNT, type Square, type Squares, squareName, squaresOf } from './squares.js';

/** Longer texts are refused unread. */
const MAX_LENGTH = 1000;
const EXAMPLE = 'W:Wa1,c1,Kd4:Bb8,Kh8';
const MUST_CONTINUE = 'must-continue';
/** One occurrence earlier takes two moves of each side. */
const PLIES_PER_OCCURRENCE = 4;

const SQUARES_BY_NAME = new Map(
  Array.from({ length: SQUARE_COUNT }, (_, square) => [squareName(square), square] as const),
);

type Pieces = Pick<DraughtsSetup, 'white' | 'black' | 'kings'>;

/**
 * Reads PDN's FEN, `W:Wa1,c1,Kd4:Bb8,Kh8`: the side to move, then the pieces of both colours in
 * either order; K marks a king; squares by name or number. Then may follow, in any order, data that the
 * board does not show: `R15` plies since the last capture or man's move, `E3` plies in a short ending
 * of article 6, `T2` the second time that the position occurs, `must-continue` the option.
 * @throws InputError for anything else, light squares, squares named twice and men on their last row.
 */
export function parseDraughts(text: string, mustContinue: boolean): DraughtsPosition {
  checkLength(text, MAX_LENGTH, 'the board has 32 squares');
  const joined = text.trim().replace(/ *([:,]) */g, '$1');
  const [board = '', ...fields] = joined.replace(/\.$/, '').split(/\s+/);
  const [side = '', ...lists] = board.replace(/\.$/, '').split(':');
  const turn = readSide(side);
  if (
    lists.length !== 2 ||
    lists
      .map((list) => list.charAt(0))
      .sort()
      .join('') !== 'BW'
  ) {
    const found = quoteInput(board);
    throw new InputError(
      'draughts-form',
      `"${found}" is not a position; expected the side to move and both colours' pieces, such as ${EXAMPLE}`,
      { found, example: EXAMPLE },
    );
  }
  const pieces = readPieces(lists);
  return new DraughtsPosition({ ...pieces, turn, mustContinue, ...readFields(fields, pieces) });
}

function readSide(text: string): Side {
  if (/^[wb]$/i.test(text)) return text.toUpperCase() === 'W' ? 0 : 1;
  const found = quoteInput(text);
  throw new InputError(
    'position-bad-side',
    `the side to move is "${found}"; expected one of: W, B, in a position such as ${EXAMPLE}`,
    { found, sides: 'W, B' },
  );
}

function readPieces(lists: readonly string[]): Pieces {
  const pieces = { white: 0, black: 0, kings: 0 };
  for (const list of lists) {
    const side = list.startsWith('W') ? 0 : 1;
    const names = list.length === 1 ? [] : list.slice(1).split(',').flatMap(namesIn);
    for (const name of names) {
      const isKing = /^K/i.test(name);
      const square = readSquare(isKing ? name.slice(1) : name);
      const bit = 1 << square;
      if (((pieces.white | pieces.black) & bit) !== 0) {
        const twice = squareName(square);
        throw new InputError('draughts-square-twice', `${twice} is named twice; a square holds one piece`, {
          square: twice,
        });
      }
      if (!isKing && (LAST_ROWS[side] & bit) !== 0) {
        throw new InputError(
          'draughts-man-on-last-row',
          `the man on ${squareName(square)} is on its last row, where it is a king: K${squareName(square)}`,
          { square: squareName(square) },
        );
      }
      if (side === 0) pieces.white |= bit;
      else pieces.black |= bit;
      if (isKing) pieces.kings |= bit;
    }
  }
  return pieces;
}

/** `W21-32` is all the squares from 21 to 32. */
function namesIn(text: string): readonly string[] {
  const [, king = '', from, to] = /^(K?)(\d{1,2})-(\d{1,2})$/i.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  // A text that is no range is returned as it is, to be refused as a square.
  if (!(first >= 1 && first <= last && last <= SQUARE_COUNT)) return [text];
  return Array.from({ length: last - first + 1 }, (_, at) => `${king}${first + at}`);
}

/** Reads `c3` or its number, 1 to 32. @throws InputError for another text, and for a light square. */
export function readSquare(text: string): Square {
  const square = SQUARES_BY_NAME.get(text.toLowerCase()) ?? (/^\d{1,2}$/.test(text) ? Number(text) - 1 : -1);
  if (square >= 0 && square < SQUARE_COUNT) return square;
  const found = quoteInput(text);
  if (/^[a-h][1-8]$/i.test(text)) {
    throw new InputError('draughts-light-square', `${found} is a light square; the game uses the dark ones`, {
      found,
    });
  }
  throw new InputError(
    'draughts-bad-square',
    `"${found}" is not a square; expected a dark square from a1 to h8, or its number from 1 to 32`,
    { found },
  );
}

type Fields = Pick<DraughtsSetup, 'quietPlies' | 'endingPlies' | 'occurrences'> & { mustContinue?: true };

const COUNTERS = {
  R: ['quietPlies', 0, QUIET_LIMIT],
  E: ['endingPlies', 0, ENDING_LIMIT],
  T: ['occurrences', 1, OCCURRENCE_LIMIT],
} as const;

function readFields(texts: readonly string[], { white, black, kings }: Pieces): Fields {
  const fields: { -readonly [Key in keyof Fields]: Fields[Key] } = {};
  const seen = new Set(texts.map((text) => (text === MUST_CONTINUE ? text : text.charAt(0))));
  for (const text of texts) {
    if (text === MUST_CONTINUE) fields.mustContinue = true;
    else readCounter(text, fields);
  }
  const { quietPlies = 0, endingPlies = 0, occurrences = 1 } = fields;
  const isPossible =
    seen.size === texts.length &&
    (endingPlies === 0 || isShortEnding(white, black, kings)) &&
    quietPlies >= PLIES_PER_OCCURRENCE * (occurrences - 1);
  if (isPossible) return fields;
  const found = quoteInput(texts.join(' '));
  throw new InputError(
    'draughts-fields-impossible',
    `"${found}" is impossible: each counter may appear only once, E needs a short ending, T2 at least R4, T3 at least R8`,
    { found },
  );
}

function readCounter(text: string, fields: { -readonly [Key in keyof Fields]: Fields[Key] }): void {
  const match = /^([RET])(\d{1,2})$/.exec(text);
  const [key, least, most] = COUNTERS[(match?.[1] ?? 'R') as keyof typeof COUNTERS];
  const count = Number(match?.[2]);
  if (match !== null && count >= least && count <= most) {
    fields[key] = count;
    return;
  }
  const found = quoteInput(text);
  const [quiet, ending, occurrences] = [QUIET_LIMIT, ENDING_LIMIT, OCCURRENCE_LIMIT];
  throw new InputError(
    'draughts-bad-field',
    `"${found}" after the pieces is unknown; ` +
      `expected R0 to R${quiet}, E0 to E${ending}, T1 to T${occurrences} or ${MUST_CONTINUE}`,
    { found, quiet, ending, occurrences },
  );
}

/** The canonical form: white first, squares by name, counters only where they differ from the default. */
export function formatDraughts(position: DraughtsPosition): string {
  const { white, black, kings, turn, quietPlies, endingPlies, mustContinue } = position;
  const occurrences = position.countOccurrences();
  const fields = [
    `${turn === 0 ? 'W' : 'B'}:W${listOf(white, kings)}:B${listOf(black, kings)}`,
    ...(quietPlies > 0 ? [`R${quietPlies}`] : []),
    ...(endingPlies > 0 ? [`E${endingPlies}`] : []),
    ...(occurrences > 1 ? [`T${occurrences}`] : []),
    ...(mustContinue ? [MUST_CONTINUE] : []),
  ];
  return fields.join(' ');
}

function listOf(pieces: Squares, kings: Squares): string {
  const squares = squaresOf(pieces).sort((a, b) => (squareName(a) < squareName(b) ? -1 : 1));
  return squares.map((square) => ((kings & (1 << square)) !== 0 ? 'K' : '') + squareName(square)).join(',');
}

/** Twelve men each, White to move. @param mustContinue the option of the same name. */
export function initialDraughts(mustContinue: boolean): DraughtsPosition {
  return new DraughtsPosition({ white: 0xfff00000 | 0, black: 0x00000fff, kings: 0, turn: 0, mustContinue });
}
