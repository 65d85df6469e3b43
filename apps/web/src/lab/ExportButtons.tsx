import { useState } from 'preact/hooks';
import { theme } from '../preferences.js';
import { flush } from './address.js';
import { type Picture, pngOf, saveFile, svgOf } from './export.js';
import { labWords } from './words.js';

interface ExportButtonsProps {
  readonly picture: Picture;
  readonly title: string;
  readonly fileName: string;
}

/** A figure as a file, or as a link that opens it again. */
export function ExportButtons({ picture, title, fileName }: ExportButtonsProps) {
  const texts = labWords.value;
  const [news, setNews] = useState<'copied' | 'failed' | null>(null);
  const attempt = (work: () => Promise<void>) => {
    setNews(null);
    work().catch(() => setNews('failed'));
  };
  const saveSvg = async () => {
    saveFile(new Blob([svgOf(picture, title, theme.peek())], { type: 'image/svg+xml' }), `${fileName}.svg`);
  };
  const savePng = async () => saveFile(await pngOf(picture, title, theme.peek()), `${fileName}.png`);
  const copyLink = async () => {
    flush();
    await navigator.clipboard.writeText(location.href);
    setNews('copied');
  };
  return (
    <span class="lab-export">
      <button type="button" class="lab-tool" onClick={() => attempt(saveSvg)}>
        {texts.exportSvg}
      </button>
      <button type="button" class="lab-tool" onClick={() => attempt(savePng)}>
        {texts.exportPng}
      </button>
      <button type="button" class="lab-tool" onClick={() => attempt(copyLink)}>
        {texts.copyLink}
      </button>
      <span role="status" class="field-hint">
        {news === 'copied' && texts.linkCopied}
        {news === 'failed' && texts.exportFailed}
      </span>
    </span>
  );
}
