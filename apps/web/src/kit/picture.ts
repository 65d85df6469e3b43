import { type ThemeName, toSvg } from '@tahoun/board';

/** A figure: the content of an `<svg>` of its size. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** Points of a PNG for each unit of the drawing, within the size that browsers can draw. */
const SHARPNESS = 2;
const MAX_SIDE = 8192;

/** Size of a PNG of it, in points. */
export function pixelsOf({ width, height }: Picture): { readonly width: number; readonly height: number } {
  const scale = Math.min(SHARPNESS, MAX_SIDE / width, MAX_SIDE / height);
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
}

/** @throws Error when the browser cannot draw it. */
export async function pngOf(picture: Picture, title: string, theme: ThemeName): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toSvg(picture, title, theme))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, pixelsOf(picture));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}

/** Downloads a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
