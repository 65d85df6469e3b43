import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';

/** Turns drawings into pictures. */
export interface Painter {
  /** @param svg a whole document. @returns a PNG. */
  paint(svg: string): Promise<Buffer>;
}

/** Pixels across; Discord shows pictures at most about 550 wide, twice that on fine screens. */
const WIDTH = 640;

const FONT = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** Paints with resvg on its own threads, with a font of ours: the machine's may be missing or look different. */
export const resvgPainter: Painter = {
  async paint(svg) {
    const image = await renderAsync(svg, {
      fitTo: { mode: 'width', value: WIDTH },
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
