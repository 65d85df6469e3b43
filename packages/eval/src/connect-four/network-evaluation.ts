import { type Evaluation, type NetworkFeatures, networkEvaluation } from '@tahoun/core';
import { type ConnectFourPosition, HEIGHT, WIDTH, connectFour } from '@tahoun/games/connect-four';
import { type Ablation, explain } from '../explained.js';

/** Columns from left to right, each from the bottom, and two places that stay empty. */
const PLACES = WIDTH * HEIGHT + 2;
/*
 * Contents of a cell after 0, which is a free cell above others: discs; free cells where one more disc
 * completes a four, by its side; and the lowest free cell of a column where neither does.
 */
const DISC = 1;
const THREAT = 2;
const PLAYABLE = 6;
const CONTENTS = PLAYABLE + 1;
/** Positions share an output with those of the same side to move and about as many discs. */
const BUCKETS = 12;
const DISCS_A_BUCKET = 7;
/** The position keeps four columns in its low half, each in seven bits. */
const LOW_COLUMNS = 4;
const COLUMN_BITS = 7;

/* The position seen last: it is asked for its board and then for its bucket. */
const contents = new Uint8Array(PLACES);
const words = new Int32Array(contents.buffer);
const seen = { ownLo: -1, ownHi: -1, allLo: -1, allHi: -1, turn: -1 };
let discs = 0;

/**
 * Features of Connect Four. They depend on the side that began: the first side gets the odd rows when the
 * columns fill up, so each side has weights of its own.
 */
export const connectFourFeatures: NetworkFeatures<ConnectFourPosition> = {
  count: 2 * PLACES * (CONTENTS - 1),
  places: PLACES,
  contents: CONTENTS,
  views: 2,
  buckets: BUCKETS,
  board: see,
  *images(position) {
    see(position);
    const mirrored = new Uint8Array(PLACES);
    for (let column = 0; column < WIDTH; column++) {
      const cells = contents.subarray(HEIGHT * column, HEIGHT * (column + 1));
      mirrored.set(cells, HEIGHT * (WIDTH - 1 - column));
    }
    yield words.slice();
    yield new Int32Array(mirrored.buffer);
  },
  viewOf: (_, side) => side,
  featureOf: (view, place, content) => (view * PLACES + place) * (CONTENTS - 1) + content - 1,
  bucketOf(position) {
    see(position);
    return Math.min(2 * Math.trunc(discs / DISCS_A_BUCKET), BUCKETS - 2) + position.turn;
  },
};

/** Fills the board, and counts its discs. */
function see(position: ConnectFourPosition): Int32Array {
  const { turn, ownLo, ownHi, allLo, allHi } = position;
  const isSeen = seen.allLo === allLo && seen.allHi === allHi && seen.ownLo === ownLo && seen.ownHi === ownHi;
  if (isSeen && seen.turn === turn) return words;
  seen.ownLo = ownLo;
  seen.ownHi = ownHi;
  seen.allLo = allLo;
  seen.allHi = allHi;
  seen.turn = turn;
  const [ownFoursLo, ownFoursHi, otherFoursLo, otherFoursHi] = position.completions() as unknown as Four;
  discs = 0;
  if (turn === 0) {
    seeColumns(0, LOW_COLUMNS, ownLo, allLo, ownFoursLo, otherFoursLo);
    seeColumns(LOW_COLUMNS, WIDTH, ownHi, allHi, ownFoursHi, otherFoursHi);
  } else {
    seeColumns(0, LOW_COLUMNS, ownLo ^ allLo, allLo, otherFoursLo, ownFoursLo);
    seeColumns(LOW_COLUMNS, WIDTH, ownHi ^ allHi, allHi, otherFoursHi, ownFoursHi);
  }
  return words;
}

type Four = [number, number, number, number];

/** @param first discs of the first side in these columns, and then the free cells where a side completes a four. */
function seeColumns(
  from: number,
  to: number,
  first: number,
  all: number,
  firstFours: number,
  secondFours: number,
): void {
  let place = HEIGHT * from;
  for (let column = 0; column < to - from; column++) {
    let bit = 1 << (COLUMN_BITS * column);
    const end = place + HEIGHT;
    for (; place < end && (all & bit) !== 0; place++, bit <<= 1) {
      contents[place] = (first & bit) !== 0 ? DISC : DISC + 1;
      discs++;
    }
    for (let above = PLAYABLE; place < end; place++, bit <<= 1, above = 0) {
      const whose = ((firstFours & bit) !== 0 ? 1 : 0) + ((secondFours & bit) !== 0 ? 2 : 0);
      contents[place] = whose === 0 ? above : THREAT + whose;
    }
  }
}

const MIDDLE = (WIDTH - 1) / 2;

/** Parts that can be removed from the board, by name; the next cell of each column always remains. */
const PARTS: Readonly<Record<string, (content: number, column: number) => boolean>> = {
  threats: (content) => content > THREAT && content < PLAYABLE,
  middleColumn: (content, column) => content <= THREAT && column === MIDDLE,
  otherColumns: (content, column) => content <= THREAT && column !== MIDDLE,
};

/** The evaluation by a network that `tahoun learn` has made. @throws InputError when these are no bytes of a network. */
export function networkConnectFour(bytes: Uint8Array): Evaluation<ConnectFourPosition> {
  let parts = 0;
  let partial: Evaluation<ConnectFourPosition> | undefined;
  const board = (position: ConnectFourPosition) => withParts(see(position), parts);
  const byParts: Ablation<ConnectFourPosition> = {
    parts: Object.keys(PARTS),
    rest: 'nextCells',
    evaluate(position, kept, turn) {
      partial ??= networkEvaluation({ ...connectFourFeatures, board }, bytes);
      parts = kept;
      return partial.evaluate(connectFour.withTurn(position, turn));
    },
  };
  return {
    ...networkEvaluation(connectFourFeatures, bytes),
    id: 'network-connect-four',
    terms: (position) => explain(byParts, position),
  };
}

/** A board without the parts whose bits are not set. */
function withParts(board: Int32Array, kept: number): Int32Array {
  const places = new Uint8Array(board.slice().buffer);
  for (const [place, content] of places.entries()) {
    const column = Math.trunc(place / HEIGHT);
    const part = Object.values(PARTS).findIndex((contains) => contains(content, column));
    if (part >= 0 && (kept & (1 << part)) === 0) places[place] = 0;
  }
  return new Int32Array(places.buffer);
}
