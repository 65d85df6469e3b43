import { type AtariGoPosition, BLACK, WHITE } from '@tahoun/games/atari-go';
import {
  MAX_ROWS,
  type Quad,
  type Quads,
  blockersOf,
  eulerNumber,
  listQuads,
  quadsOf,
  rowsOf,
} from './euler.js';
import { libertyBalance, libertyCounts } from './liberties.js';
import { type StaryConstants, boundLiberties, quadWeightsOf, scanOf, weighLiberties } from './stary.js';

/** The counts of one colour that the thesis's evaluation is computed from. */
export interface StarySide {
  /** Empty points at one, two, three and four steps from the nearest stone, and further away. */
  readonly liberties: readonly number[];
  /** The windows that count, and their number by kind. */
  readonly windows: readonly Quad[];
  readonly quads: Quads;
  /** Groups minus holes. */
  readonly euler: number;
}

/** The steps of the thesis's evaluation, all as Black sees it, in liberties. */
export interface StaryAccount {
  /** Black, White. */
  readonly sides: readonly [StarySide, StarySide];
  /** Black's liberties of each order minus White's. */
  readonly liberties: readonly number[];
  /** Their weighted sum, and the same within the bound. */
  readonly free: number;
  readonly bounded: number;
  /** Black's Euler number minus White's. */
  readonly euler: number;
  readonly value: number;
}

/** Takes the evaluation of a position apart. `staryEvaluation` has the same value, in hundredths, for the side to move. */
export function staryAccount(position: AtariGoPosition, constants: StaryConstants): StaryAccount {
  const sides = [
    accountOf(position, constants, BLACK, WHITE),
    accountOf(position, constants, WHITE, BLACK),
  ] as const;
  const liberties = [...libertyBalance(position)];
  const free = weighLiberties(liberties, constants);
  const bounded = boundLiberties(free, constants);
  const euler = sides[0].euler - sides[1].euler;
  return { sides, liberties, free, bounded, euler, value: bounded + constants.epsilon * euler };
}

function accountOf(
  position: AtariGoPosition,
  constants: StaryConstants,
  stone: number,
  opponent: number,
): StarySide {
  const { size } = position.goban;
  const stones = new Int32Array(MAX_ROWS);
  const opponents = new Int32Array(MAX_ROWS);
  rowsOf(position, stone, stones);
  rowsOf(position, opponent, opponents);
  const blockers = blockersOf(scanOf(constants), opponents);
  return {
    liberties: [...libertyCounts(position, stone)],
    windows: listQuads(stones, size, blockers),
    quads: quadsOf(stones, size, blockers),
    euler: eulerNumber(stones, size, blockers, quadWeightsOf(constants)),
  };
}
