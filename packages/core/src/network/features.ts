import type { Position, Side } from '../game.js';

/**
 * What a network sees of a game's positions: each content (a piece of a side) on each place (a square) is a feature.
 * Both sides see the same position in their own way, their *view*: which features are theirs, and from which end of
 * the board they look.
 */
export interface NetworkFeatures<P extends Position = Position> {
  /** How many features a view has. */
  readonly count: number;
  /** At most, a multiple of 4. */
  readonly places: number;
  /** What can stand on a place: 0 is nothing, and no feature. */
  readonly contents: number;
  /** How many views there are, such as two for each side: the king on the left wing or on the right. */
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
  /**
   * What the side to move has for good, whatever is played, in centi-units: a network judges the rest. Nothing by
   * default.
   */
  settled?(position: P): number;
}

/** Writes the active features of a side's view. @param board one of the position's images. @returns how many there are. */
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
