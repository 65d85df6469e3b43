import { type AtariGoPosition, ATARI_GO_EMPTY as EMPTY } from '@tahoun/games/atari-go';

/*
 * Sets of points as one int32 a row, bit `column`, from the top. Functions write into arrays that they
 * are given, so that an evaluation allocates nothing.
 */
export const MAX_ROWS = 19;

/** Writes where `content` lies. */
export function rowsOf({ groups, goban }: AtariGoPosition, content: number, out: Int32Array): void {
  const { stones } = groups;
  const { size } = goban;
  for (let row = 0, point = 0; row < size; row++) {
    let bits = 0;
    for (let column = 0; column < size; column++, point++) {
      if (stones[point] === content) bits |= 1 << column;
    }
    out[row] = bits;
  }
}

export function emptyRowsOf(position: AtariGoPosition, out: Int32Array): void {
  rowsOf(position, EMPTY, out);
}

/** Writes a set together with the points next to it. @param out another array than `set`. */
export function dilate(set: Int32Array, size: number, out: Int32Array): void {
  const full = (1 << size) - 1;
  for (let row = 0; row < size; row++) {
    const bits = set[row] as number;
    const above = row > 0 ? (set[row - 1] as number) : 0;
    const below = row < size - 1 ? (set[row + 1] as number) : 0;
    out[row] = (bits | (bits << 1) | (bits >> 1) | above | below) & full;
  }
}
