import type { Log } from '@tahoun/live/store';
import { Rasteriser } from '@tahoun/node-kit/pictures';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Turns drawings into pictures. */
export interface Painter {
  /**
   * @param svg a whole document. @param shape its size, in any units. @param owner who waits for it.
   * @returns a PNG.
   */
  paint(svg: string, shape: Shape, owner?: string): Promise<Buffer>;
}

/** The same for one owner. */
export function painterFor(owner: string, painter: Painter): Painter {
  return { paint: (svg, shape) => painter.paint(svg, shape, owner) };
}

/** Pixels of the longer side: twice as many as Discord shows, for screens with small pixels. */
const EXTENT = 960;
/** Pictures kept, each of up to 40 kB: games begin alike, and people put back a piece that they picked. */
const KEPT = 256;

/** Drawings that may wait, at most: some ten seconds of work. */
const WAITING = 300;

/** Draws for all painters of the process; its thread starts with the first drawing. */
const rasteriser = new Rasteriser(WAITING);

/** Draws on a thread of its own. Pixels become a PNG with a palette, less than half as large as in full colour. */
export function resvgPainter(log: Log): Painter {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  return {
    paint(svg, shape, owner = '') {
      const before = kept.get(svg);
      if (before !== undefined) return before;
      const painted = paintOne(svg, shape, owner);
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

async function paintOne(svg: string, shape: Shape, owner: string): Promise<Buffer> {
  const fitTo = { mode: shape.height > shape.width ? 'height' : 'width', value: EXTENT } as const;
  const { data, width, height } = await rasteriser.draw({ svg, fitTo, as: 'pixels' }, owner);
  return (
    sharp(data, { raw: { width, height, channels: 4 } })
      // All 256 colours: with fewer, small marks lose theirs to the steps of smooth edges.
      .png({ palette: true, dither: 0, effort: 1 })
      .toBuffer()
  );
}
