import { type Evaluation, InputError, type NetworkFeatures, networkEvaluation } from '@tahoun/core';
import {
  type AtariGoPosition,
  ATARI_GO_BLACK as BLACK,
  ATARI_GO_EMPTY as EMPTY,
} from '@tahoun/games/atari-go';
import { explainedBy } from '../explained.js';
import { BOTH, OPEN, STRENGTH_WEIGHTS, decision, strength, touchOf } from './strength.js';

/** Boards up to this size fit into a corner of a grid that has a row and a column more. */
const LARGEST = 9;
const GRID = LARGEST + 1;
const PLACES = GRID * GRID;
/** Stones are told apart by the liberties of their group, up to so many. */
const MOST_LIBERTIES = 5;
/*
 * What a place can hold, after 0, which is an empty point that no stone touches: Black's stones and White's by their
 * liberties; empty points that only Black or only White touches, then those that he surrounds; empty points between
 * both; and what lies beyond the edge, so that the network sees where a small board ends.
 */
const STONE = 1;
const TOUCHED = STONE + 2 * MOST_LIBERTIES;
const EYE = TOUCHED + 2;
const CONTESTED = EYE + 2;
const OUTSIDE = CONTESTED + 1;
const CONTENTS = OUTSIDE + 1;
/** Positions share an output with those of boards that are about as full. */
const BUCKETS = 8;

/** The contents with the colours exchanged. */
const EXCHANGED = Uint8Array.from({ length: CONTENTS }, (_, content) => {
  if (content === 0 || content >= CONTESTED) return content;
  if (content >= TOUCHED) return TOUCHED + ((content - TOUCHED) ^ 1);
  return content < STONE + MOST_LIBERTIES ? content + MOST_LIBERTIES : content - MOST_LIBERTIES;
});

/* The position seen last, by its key: it is asked for its board and then for its bucket. */
const contents = new Uint8Array(PLACES);
const words = new Int32Array(contents.buffer);
const key = { lo: 0, hi: 0 };
let size = 0;
let empty = 0;

/** What a network sees of Atari Go on boards up to 9x9. @throws InputError for larger ones */
export const atariGoFeatures: NetworkFeatures<AtariGoPosition> = {
  count: PLACES * (CONTENTS - 1),
  places: PLACES,
  contents: CONTENTS,
  views: 2,
  buckets: BUCKETS,
  board: see,
  *images(position) {
    see(position);
    for (const symmetry of position.goban.symmetries) {
      const turned = contents.slice();
      for (const [point, to] of symmetry.entries()) turned[placeOf(to)] = contents[placeOf(point)]!;
      yield new Int32Array(turned.buffer);
    }
  },
  viewOf: (_, side) => side,
  featureOf: (view, place, content) =>
    place * (CONTENTS - 1) + (view === 0 ? content : EXCHANGED[content]!) - 1,
  bucketOf(position) {
    see(position);
    return Math.floor((BUCKETS * empty) / (size * size + 1));
  },
};

const placeOf = (point: number) => Math.trunc(point / size) * GRID + (point % size);

/** Fills the board, and counts its empty points. */
function see({ groups, hashLo, hashHi }: AtariGoPosition): Int32Array {
  if (key.lo === hashLo && key.hi === hashHi) return words;
  const { stones, groupOf, liberties, goban } = groups;
  if (goban.size !== size) frame(goban.size);
  key.lo = hashLo;
  key.hi = hashHi;
  empty = 0;
  let point = 0;
  for (let row = 0; row < size * GRID; row += GRID) {
    for (let place = row; place < row + size; place++, point++) {
      const stone = stones[point]!;
      if (stone === EMPTY) {
        empty++;
        contents[place] = emptyContent(touchOf(groups, point));
      } else {
        const count = Math.min(liberties[groupOf[point]!]!, MOST_LIBERTIES);
        contents[place] = STONE + (stone - BLACK) * MOST_LIBERTIES + count - 1;
      }
    }
  }
  return words;
}

/** @param touch as `touchOf` has it. */
function emptyContent(touch: number): number {
  const colours = touch & BOTH;
  if (colours === 0) return 0;
  if (colours === BOTH) return CONTESTED;
  return (touch >= OPEN ? TOUCHED : EYE) + colours - BLACK;
}

/** Begins a board of another size. */
function frame(next: number): void {
  if (next > LARGEST) {
    throw new InputError(
      'network-board-too-large',
      `a network of Atari Go sees boards up to ${LARGEST}x${LARGEST}`,
      {
        largest: LARGEST,
      },
    );
  }
  size = next;
  contents.fill(0);
  for (let i = 0; i <= size; i++) contents[size * GRID + i] = contents[i * GRID + size] = OUTSIDE;
}

/**
 * The evaluation by a network that `tahoun learn` has made, where the first capture wins on a board that it knows;
 * elsewhere the sum of terms. Its terms are those, and what the network says beyond them.
 * @throws InputError when these are no bytes of a network.
 */
export function networkAtariGo(bytes: Uint8Array): Evaluation<AtariGoPosition> {
  const network = networkEvaluation(atariGoFeatures, bytes);
  const byTerms = strength(STRENGTH_WEIGHTS);
  const evaluate = (position: AtariGoPosition): number => {
    if (position.goban.size > LARGEST || position.target > 1) return byTerms.evaluate(position);
    const decided = decision(position);
    return decided === 0 ? network.evaluate(position) : decided * STRENGTH_WEIGHTS.win;
  };
  return explainedBy(byTerms.terms, { ...network, id: 'network-atari-go', evaluate });
}
