/** A piece as people write it: `2×5` for the notation's `2x5`. */
export function written(piece: string | number | undefined): string {
  return String(piece).replace('x', '×');
}
