import type { Position, Side } from '../contract/game.js';

/**
 * Input of a network for a game's positions: each content (a piece of a side) on each place (a square) is a
 * feature. Each side has its own *view* of the same position, which determines its features and the end of
 * the board from which it looks.
 */
export interface NetworkFeatures<P extends Position = Position> {
  /** Features of a view. */
  readonly count: number;
  /** At most, a multiple of 4. */
  readonly places: number;
  /** Contents of a place, including 0, which is an empty place and no feature. */
  readonly contents: number;
  /** Number of views, such as two for each side: the king on the left wing or on the right. */
  readonly views: number;
  /** Outputs of the network; each position has one that judges it, e.g. by the number of pieces. */
  readonly buckets: number;
  /**
   * The contents of the places, four to a word, the first in its lowest byte; of the first places only, where the others
   * are empty. It may change with the position.
   */
  board(position: P): Int32Array;
  /**
   * The boards of the position turned and reflected, its own among them, all worth the same and with the same views;
   * for training. By default its own alone.
   */
  images?(position: P): Iterable<Int32Array>;
  /** Whether it is a board that the features are of, in games with several sizes; all are by default. */
  sees?(position: P): boolean;
  /** The view of a side, 0 to `views - 1`. */
  viewOf(position: P, side: Side): number;
  /** The feature of a content, 1 to `contents - 1`, on a place; 0 to `count - 1`. */
  featureOf(view: number, place: number, content: number): number;
  bucketOf(position: P): number;
  /** Settled score of the side to move, in centi-units; the network judges the rest. 0 by default. */
  settled?(position: P): number;
}

/**
 * Writes the active features of a side's view.
 * @param board one of the position's images.
 * @returns their number.
 */
export function activeFeatures<P extends Position>(
  features: NetworkFeatures<P>,
  position: P,
  side: Side,
  out: Uint16Array,
  board = features.board(position),
): number {
  const view = features.viewOf(position, side);
  let count = 0;
  for (let place = 0; place < 4 * board.length; place++) {
    const content = (board[place >> 2]! >> (8 * (place & 3))) & 255;
    if (content !== 0) out[count++] = features.featureOf(view, place, content);
  }
  return count;
}
