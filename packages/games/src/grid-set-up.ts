import {
  type Game,
  type GridCorner,
  InputError,
  type Position,
  gridColumn,
  gridRow,
  gridRows,
} from '@tahoun/core';
import { ONE_PIECE_A_PLACE, type SetUp, type SetUpForm } from './set-up.js';

/** Hidden options of a set-up: the board without its pieces, and the text after the side to move. */
const HIDDEN = { blank: 'grid-blank', rest: 'grid-rest' } as const;

/**
 * Setting up by hand for a game whose text form is a grid and the side to move. The pieces are the characters
 * that the game reads in a cell: the letters of its sides, small and capital, `#`, and the characters of its
 * first board.
 */
export function gridSetUp(game: Game, { a1 = 'bottom' }: { readonly a1?: GridCorner } = {}): SetUpForm {
  const signs = signsOf(game);
  /** The last position that could be read: it is drawn in place of an impossible one. */
  let possible = game.initial();
  const form: SetUpForm = {
    ...ONE_PIECE_A_PLACE,
    palette: () => signs.map((id) => ({ id })),
    options: () => [],

    read(position) {
      const rows = gridRows(game, position);
      const cells = rows.flatMap((row, y) =>
        [...row].map((sign, x) => [`${gridColumn(x)}${gridRow(y, rows.length, a1)}`, sign] as const),
      );
      const blank = rows.join('/').replace(/[^./]/g, (sign) => (signs.includes(sign) ? '.' : sign));
      const [, , ...rest] = game.formatPosition(position).split(' ');
      return {
        pieces: new Map(cells.filter(([, sign]) => signs.includes(sign))),
        turn: position.turn,
        options: { [HIDDEN.blank]: blank, [HIDDEN.rest]: rest.map((each) => ` ${each}`).join('') },
      };
    },

    write({ pieces, turn, options }) {
      const rows = (options[HIDDEN.blank] ?? '').split('/');
      const board = rows.map((row, y) =>
        Array.from(row, (sign, x) => pieces.get(`${gridColumn(x)}${gridRow(y, rows.length, a1)}`) ?? sign),
      );
      const side = game.sides[turn].id;
      return `${board.map((row) => row.join('')).join('/')} ${side}${options[HIDDEN.rest] ?? ''}`;
    },

    sketch(setUp: SetUp) {
      possible = readOrNull(game, form.write(setUp)) ?? possible;
      return possible;
    },
  };
  return form;
}

/** The characters that a game reads, and writes again, in a cell of its first board. */
function signsOf(game: Game): readonly string[] {
  const text = game.formatPosition(game.initial());
  const end = text.indexOf(' ');
  const onBoard = [...text.slice(0, end)];
  const ofSides = game.sides.flatMap(({ id }) => [id.toLowerCase(), id.toUpperCase()]);
  // Cells that are blocked from the start are the shape of the board.
  const notPieces = onBoard.includes('#') ? './#' : './';
  const candidates = [...new Set([...ofSides, ...onBoard, '#'])].filter((sign) => !notPieces.includes(sign));
  return candidates.filter((sign) =>
    Array.from(text.slice(0, end), (_, at) => at).some((at) => {
      if (text[at] === '/') return false;
      const changed = text.slice(0, at) + sign + text.slice(at + 1);
      const position = readOrNull(game, changed);
      return position !== null && game.formatPosition(position) === changed;
    }),
  );
}

function readOrNull(game: Game, text: string): Position | null {
  try {
    return game.parsePosition(text);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
