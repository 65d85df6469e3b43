import { LOOKS } from '@tahoun/board';
import { describe, expect, it } from 'vitest';
import { PIECE_COLOURS } from './pieces.js';
import { BOARD_COLOURS } from './squares.js';

/** Relative luminance of `#rrggbb`, 0 to 1, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Least contrast of graphics by WCAG 2.2 (1.4.11). */
const ENOUGH = 3;

const BOARDS = LOOKS.flatMap((look) => (['light', 'dark'] as const).map((theme) => ({ look, theme })));

describe.each(BOARDS)('on the $theme board of $look', ({ look, theme }) => {
  const { light, dark, moved, picked } = BOARD_COLOURS[look][theme];
  const [white, black] = PIECE_COLOURS;

  it.each([light, dark, ...moved, picked])('both sides stand out from %s', (square) => {
    expect(contrast(white.edge, square)).toBeGreaterThan(ENOUGH);
    expect(contrast(black.body, square)).toBeGreaterThan(ENOUGH);
  });

  it('light and dark squares differ', () => {
    expect(contrast(light, dark)).toBeGreaterThan(1.5);
  });
});

it('lines stand out from the piece they are drawn on', () => {
  for (const { body, detail } of PIECE_COLOURS) expect(contrast(body, detail)).toBeGreaterThan(ENOUGH);
});
