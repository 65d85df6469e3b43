import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import type { Log } from '@tahoun/live/store';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import sharp from 'sharp';
import { SPARE_PROCESSORS } from '../config.js';

interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Turns drawings into pictures. */
export interface Painter {
  /** @param svg a whole document. @param shape its size, in any units. @returns a PNG. */
  paint(svg: string, shape: Shape): Promise<Buffer>;
}

/** Pixels of the longer side: twice as many as Discord shows, for screens with small pixels. */
const EXTENT = 960;
/** Pictures kept, each of up to 40 kB: games begin alike, and people put back a piece that they picked. */
const KEPT = 256;

const FONT = {
  loadSystemFonts: false,
  fontFiles: [createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')],
  defaultFontFamily: 'DejaVu Sans',
  sansSerifFamily: 'DejaVu Sans',
};

/**
 * Draws with resvg and a font of ours, because the machine's may be missing or look different. Pixels become
 * a PNG with a palette, which is less than half as large as one in full colour. Both run on threads of their
 * own; a picture takes four megabytes meanwhile, so a queue bounds how many are drawn at once.
 */
export function resvgPainter(log: Log): Painter {
  const queue = new PQueue({ concurrency: SPARE_PROCESSORS });
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  return {
    paint(svg, shape) {
      const before = kept.get(svg);
      if (before !== undefined) return before;
      const painted = queue.add(() => paintOne(svg, shape));
      kept.set(svg, painted);
      painted.catch((error: unknown) => {
        log('a picture could not be painted', error);
        // The next one may succeed.
        kept.delete(svg);
      });
      return painted;
    },
  };
}

async function paintOne(svg: string, { width, height }: Shape): Promise<Buffer> {
  const fitTo = { mode: height > width ? 'height' : 'width', value: EXTENT } as const;
  const image = await renderAsync(svg, { fitTo, font: FONT });
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  return (
    sharp(image.pixels, { raw })
      // All 256 colours: with fewer, small marks lose theirs to the steps of smooth edges.
      .png({ palette: true, dither: 0, effort: 1 })
      .toBuffer()
  );
}
