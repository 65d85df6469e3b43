import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

/** The thread of `rasteriser.ts`: draws one picture per message. */

/** The font of texts in pictures, because servers often have none. */
const FONT = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

parentPort?.on('message', ({ svg, width }: { svg: string; width: number }) => {
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: 'DejaVu Sans' },
  });
  parentPort?.postMessage(new Uint8Array(picture.render().asPng()));
});
