import { formatNumber } from '@tahoun/i18n';
import type { View } from '../answer.js';

/** A whole number with the language's separators. */
export function whole({ language }: Pick<View, 'language'>, value: number): string {
  return formatNumber(language, value);
}

/** What a piece of work cost. */
export interface Work {
  /** Moves made. */
  readonly nodes: number;
  readonly seconds: number;
  /** Nodes a second; worked out when left out. */
  readonly nps?: number;
}

export function workRows(view: View, { nodes, seconds, nps }: Work): Row[] {
  const { labels, perSecond } = view.texts;
  const speed = nps ?? (seconds > 0 ? Math.round(nodes / seconds) : 0);
  return [
    [labels.nodes, whole(view, nodes)],
    [labels.time, secondsText(view, seconds)],
    ...(speed > 0 ? [[labels.speed, perSecond(whole(view, speed))] as const] : []),
  ];
}

/** Seconds, in milliseconds below one. */
export function secondsText({ language }: Pick<View, 'language'>, seconds: number): string {
  return seconds < 1
    ? `${formatNumber(language, Math.round(seconds * 1000))} ms`
    : `${formatNumber(language, seconds)} s`;
}

/** A part of a whole in per cent; null of nothing. */
export function percentText({ language }: View, part: number, of: number): string | null {
  return of === 0 ? null : `${formatNumber(language, Math.round((1000 * part) / of) / 10)} %`;
}

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
