import type { GraphFigure } from '@tahoun/board';
import { ExportButtons } from '../ExportButtons.js';

interface GraphPictureProps {
  readonly figure: GraphFigure;
  readonly title: string;
  /** For the names of exported files. */
  readonly fileName: string;
}

/** The least size, as a part of the full one, to which a small screen shrinks the drawing before it scrolls. */
const LEAST = 0.7;

export function GraphPicture({ figure, title, fileName }: GraphPictureProps) {
  const { width, height, content } = figure;
  return (
    <figure class="lab-figure">
      <section class="lab-tree-frame" aria-label={title} tabindex={0}>
        <svg
          class="lab-tree"
          role="img"
          aria-label={title}
          viewBox={`0 0 ${width} ${height}`}
          style={{ width: `max(${LEAST * width}px, min(100%, ${width}px))` }}
        >
          <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: content }} />
        </svg>
      </section>
      <div class="lab-figure-tools">
        <ExportButtons picture={figure} title={title} fileName={fileName} />
      </div>
    </figure>
  );
}
