import type { Picture } from '../picture.js';

interface FigurePictureProps {
  readonly label: string;
  readonly picture: Picture;
}

/** A figure in its own size, or smaller. */
export function FigurePicture({ label, picture: { width, height, content } }: FigurePictureProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{ maxWidth: `${width}px` }} role="img" aria-label={label}>
      <g dangerouslySetInnerHTML={{ __html: content }} />
    </svg>
  );
}
