import { formatNumber } from '@tahoun/i18n';
import type { View } from '../answer.js';
import type { Row } from './table.js';

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
