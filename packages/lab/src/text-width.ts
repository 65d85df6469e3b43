/** Sizes of the fonts, and the average width of a character as a fraction of them. */
export const LARGE = 13;
export const SMALL = 10.5;
const WIDTH = 0.62;
const NARROW_WIDTH = 0.34;
const NARROW = /[ |.,:;()'\-fijlrt]/g;
const WIDE_WIDTH = 0.86;
const WIDE = /[=−≥≤∞mwMW]/g;
const BOLDER = 1.14;

/** Estimated, because no font is available. @param size of the font */
export function textWidth(text: string, size: number, isBold = false): number {
  const narrow = text.match(NARROW)?.length ?? 0;
  const wide = text.match(WIDE)?.length ?? 0;
  const width = (text.length - narrow - wide) * WIDTH + narrow * NARROW_WIDTH + wide * WIDE_WIDTH;
  return width * size * (isBold ? BOLDER : 1);
}
