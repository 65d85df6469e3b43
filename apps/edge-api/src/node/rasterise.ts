import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';

/** Without a font nothing written would be drawn, and servers often have none. */
const FONT = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/** Draws an SVG document as PNG, off the thread that answers requests. @param width pixels */
export async function rasterise(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: 'DejaVu Sans' },
  });
  return new Uint8Array(picture.asPng());
}
