import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { Picture, Task } from './pictures.js';

/** The thread of `pictures.ts`: draws one picture per message. */

/** The font of texts in pictures, because the machine's may be missing or look different. */
const FONT = {
  loadSystemFonts: false,
  fontFiles: [fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))],
  defaultFontFamily: 'DejaVu Sans',
  sansSerifFamily: 'DejaVu Sans',
};

parentPort?.on('message', ({ svg, fitTo, as }: Task) => {
  const image = new Resvg(svg, { fitTo, font: FONT }).render();
  const data = new Uint8Array(as === 'png' ? image.asPng() : image.pixels);
  const picture: Picture = { data, width: image.width, height: image.height };
  parentPort?.postMessage(picture, [data.buffer]);
});
