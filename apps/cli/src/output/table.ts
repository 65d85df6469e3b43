import type { View } from '../answer.js';

/** A label and its value. */
export type Row = readonly [label: string, value: string];

const WIDTH = 80;
const GAP = 2;

/** Rows with their labels aligned on the left. */
export function table({ colors }: View, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([label]) => label.length)) + GAP;
  return rows.map(([label, value]) => colors.dim(label.padEnd(width)) + value).join('\n');
}

/** Short texts in as many columns as a terminal line holds, reading across. */
export function columns(items: readonly string[]): string {
  const width = Math.max(...items.map((item) => item.length)) + GAP;
  const perLine = Math.max(1, Math.floor(WIDTH / width));
  const lines: string[] = [];
  for (let start = 0; start < items.length; start += perLine) {
    const line = items.slice(start, start + perLine);
    lines.push(
      line
        .map((item) => item.padEnd(width))
        .join('')
        .trimEnd(),
    );
  }
  return lines.join('\n');
}
