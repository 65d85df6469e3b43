import { type ChartLine, type ChartOptions, drawChart, toSvg } from '@tahoun/board';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Picture, pngOf, saveFile } from '../kit/picture.js';
import { theme } from '../kit/preferences.js';
import { flush } from './address.js';
import { labWords } from './page.js';
import { Scroll } from './Table.js';

interface ExportButtonsProps {
  readonly picture: Picture;
  readonly title: string;
  /** Without its ending. */
  readonly fileName: string;
}

/** A figure as a file, or as a link that opens it again. */
export function ExportButtons({ picture, title, fileName }: ExportButtonsProps) {
  const texts = labWords.value;
  const [news, setNews] = useState<'copied' | 'failed' | null>(null);
  const saveSvg = async () => {
    saveFile(new Blob([toSvg(picture, title, theme.peek())], { type: 'image/svg+xml' }), `${fileName}.svg`);
  };
  const savePng = async () => saveFile(await pngOf(picture, title, theme.peek()), `${fileName}.png`);
  const copyLink = async () => {
    flush();
    await navigator.clipboard.writeText(location.href);
    setNews('copied');
  };
  const button = (name: string, work: () => Promise<void>) => (
    <button
      type="button"
      class="lab-tool"
      onClick={() => {
        setNews(null);
        work().catch(() => setNews('failed'));
      }}
    >
      {name}
    </button>
  );
  return (
    <span class="lab-export">
      {button(texts.exportSvg, saveSvg)}
      {button(texts.exportPng, savePng)}
      {button(texts.copyLink, copyLink)}
      <span role="status" class="field-hint">
        {news === 'copied' && texts.linkCopied}
        {news === 'failed' && texts.exportFailed}
      </span>
    </span>
  );
}

interface FigureProps extends ExportButtonsProps {
  /** A class of its own. */
  readonly look?: string;
  /** Buttons before those that save it. */
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A picture, with the buttons that save it below. */
export function Figure({ look = '', tools, children, ...exported }: FigureProps) {
  return (
    <figure class={`lab-figure ${look}`}>
      {children}
      <div class="lab-figure-tools">
        {tools}
        <ExportButtons {...exported} />
      </div>
    </figure>
  );
}

interface ChartProps
  extends Omit<ExportButtonsProps, 'picture'>,
    Pick<ChartOptions, 'steps' | 'formatted' | 'range' | 'stride'> {
  /** Names the part of the page that scrolls. */
  readonly label: string;
  /** The picture in words. */
  readonly alt: string;
  readonly series: readonly ChartLine[];
}

/** Numbers by depth as lines. */
export function Chart({ label, alt, series, title, fileName, ...options }: ChartProps) {
  const picture = drawChart(series, { ...options, theme: theme.value });
  return (
    <Figure look="lab-chart" picture={picture} title={title} fileName={fileName}>
      <Scroll label={label}>
        <svg
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          role="img"
          aria-label={alt}
          dangerouslySetInnerHTML={{ __html: picture.content }}
        />
      </Scroll>
    </Figure>
  );
}

/** A sign of a drawing and its meaning. */
export interface Sign {
  /** Class of the sign; left out where the meaning names it. */
  readonly look?: string;
  /** Text in the sign. */
  readonly text?: string;
  readonly meaning: string;
}

/** What the signs of a drawing mean. */
export function Legend({ signs }: { readonly signs: readonly Sign[] }) {
  return (
    <ul class="lab-legend">
      {signs.map(({ look, text, meaning }) => (
        <li key={meaning}>
          {look !== undefined && (
            <>
              <span class={look} aria-hidden="true">
                {text}
              </span>{' '}
            </>
          )}
          {meaning}
        </li>
      ))}
    </ul>
  );
}
