import { toSvg } from '@tahoun/board';
import { artistOf, gameById, gameIds } from '@tahoun/catalogue/all';
import { Random, legalMoves } from '@tahoun/core';
import { Rasteriser } from '@tahoun/node-kit/pictures';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { resvgPainter } from './painter.js';

/** A picture is to be at most about 40 kB. */
const MOST_BYTES = 45_000;
/** Byte of a PNG that tells its kind of colours, and what it says for a palette. */
const [COLOUR_TYPE, PALETTE] = [25, 3];

/** Difference of a colour that nobody sees, of 255. */
const MOST_ERROR = 20;

const log: string[] = [];
const painter = resvgPainter((message) => log.push(message));
/** Draws the same in all colours. */
const rasteriser = new Rasteriser(1);
afterAll(() => rasteriser.close());

/** A board four moves into a game of chance. */
function drawn(id: string, theme: 'light' | 'dark') {
  const position = gameById(id).initial();
  const random = new Random(1);
  let lastMove = 0;
  for (let ply = 0; ply < 4; ply++) {
    const moves = legalMoves(position);
    lastMove = moves[random.below(moves.length)]!;
    position.makeMove(lastMove);
  }
  const drawing = artistOf(id).draw(position, { theme, lastMove });
  return { svg: toSvg(drawing, id, theme), drawing };
}

describe('the painter', () => {
  it.each(gameIds())('makes small pictures of %s', async (id) => {
    for (const theme of ['light', 'dark'] as const) {
      const { svg, drawing } = drawn(id, theme);
      const png = await painter.paint(svg, drawing);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(png[COLOUR_TYPE]).toBe(PALETTE);
      expect(png.length).toBeLessThan(MOST_BYTES);
    }
  });

  it.each(gameIds())('keeps the colours of %s, those of small marks too', async (id) => {
    const { svg, drawing } = drawn(id, 'light');
    const { width, height } = drawing;
    const png = await painter.paint(svg, drawing);
    const fitTo = { mode: height > width ? 'height' : 'width', value: 960 } as const;
    const { data: wanted } = await rasteriser.draw({ svg, fitTo, as: 'pixels' });
    const got = await sharp(png).ensureAlpha().raw().toBuffer();
    const errors = wanted.map((value, i) => Math.abs(value - got[i]!));
    expect(errors.reduce((most, error) => Math.max(most, error), 0)).toBeLessThan(MOST_ERROR);
  });

  it('paints the same drawing once', async () => {
    const { svg, drawing } = drawn('zabor', 'light');
    const first = await painter.paint(svg, drawing);
    expect(await painter.paint(svg, drawing)).toBe(first);
  });

  it('tells of a failure, each time anew', async () => {
    for (let time = 1; time <= 2; time++) {
      await expect(painter.paint('<svg', { width: 1, height: 1 })).rejects.toThrow();
      expect(log).toHaveLength(time);
    }
  });
});
