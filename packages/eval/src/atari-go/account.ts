import { type AtariGoPosition, ATARI_GO_BLACK as BLACK, ATARI_GO_WHITE as WHITE } from '@tahoun/games';
import { type Quad, type Quads, eulerNumber, listQuads, quadsOf } from './euler.js';
import { MAX_ROWS, rowsOf } from './rows.js';
import {
  type StaryConstants,
  boundLiberties,
  libertyBalance,
  libertyCounts,
  weighLiberties,
} from './stary.js';

/** What the thesis's evaluation counts of one colour. */
export interface StarySide {
  /** Empty points at one, two and three steps from the nearest stone. */
  readonly liberties: readonly number[];
  /** The windows that count, and how many there are of each kind. */
  readonly windows: readonly Quad[];
  readonly quads: Quads;
  /** Groups minus holes. */
  readonly euler: number;
}

/** How the thesis's evaluation comes about, all as Black sees it, in liberties. */
export interface StaryAccount {
  /** Black, White. */
  readonly sides: readonly [StarySide, StarySide];
  /** Black's liberties of each order minus White's. */
  readonly liberties: readonly number[];
  /** What those weigh together, and what of it the bound lets count. */
  readonly free: number;
  readonly bounded: number;
  /** Black's Euler number minus White's. */
  readonly euler: number;
  readonly value: number;
}

/** Takes the evaluation of a position apart. `staryEvaluation` has the same value, in hundredths, for the side to move. */
export function staryAccount(position: AtariGoPosition, constants: StaryConstants): StaryAccount {
  const sides = [accountOf(position, BLACK), accountOf(position, WHITE)] as const;
  const liberties = libertyBalance(position);
  const free = weighLiberties(liberties, constants);
  const bounded = boundLiberties(free, constants);
  const euler = sides[0].euler - sides[1].euler;
  return { sides, liberties, free, bounded, euler, value: bounded + constants.epsilon * euler };
}

function accountOf(position: AtariGoPosition, stone: number): StarySide {
  const { size } = position.goban;
  const stones = new Int32Array(MAX_ROWS);
  rowsOf(position, stone, stones);
  return {
    liberties: libertyCounts(position, stone),
    windows: listQuads(stones, size),
    quads: quadsOf(stones, size),
    euler: eulerNumber(stones, size),
  };
}
