import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';

export interface Shape {
  readonly width: number;
  readonly height: number;
}

/** Turns drawings into pictures. */
export interface Painter {
  /** @param svg a whole document. @param shape its size, in any units. @returns a PNG. */
  paint(svg: string, shape: Shape): Promise<Buffer>;
}

/** Pixels of the longer side: about as wide as Discord shows it. */
const EXTENT = 480;

const FONT = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** Paints with resvg on its own threads, with a font of ours: the machine's may be missing or look different. */
export const resvgPainter: Painter = {
  async paint(svg, { width, height }) {
    const image = await renderAsync(svg, {
      fitTo: { mode: height > width ? 'height' : 'width', value: EXTENT },
      font: {
        loadSystemFonts: false,
        fontFiles: [FONT],
        defaultFontFamily: 'DejaVu Sans',
        sansSerifFamily: 'DejaVu Sans',
      },
    });
    return image.asPng();
  },
};
