import type { SearchStatistics } from '@tahoun/core';
import { formatNumber } from '@tahoun/i18n';
import type { View } from '../answer.js';
import { percentText, secondsText, whole } from './numbers.js';
import { type Row, columns } from './table.js';

/** What the strong search measured of itself; rows without anything to tell are left out. */
export function statisticsRows(view: View, statistics: SearchStatistics): Row[] {
  const { labels } = view.texts;
  const { tableHits, tableProbes, firstMoveCutOffs, cutOffs, branchingFactor } = statistics;
  const factor = branchingFactor === null ? null : formatNumber(view.language, branchingFactor);
  const rows: (readonly [string, string | null])[] = [
    [labels.selectiveDepth, whole(view, statistics.selectiveDepth)],
    [labels.tableHits, percentText(view, tableHits, tableProbes)],
    [labels.firstMoveCutOffs, percentText(view, firstMoveCutOffs, cutOffs)],
    [labels.branchingFactor, factor],
  ];
  return [...rows.filter((row): row is Row => row[1] !== null), ...depthRows(view, statistics)];
}

/** The time to each depth, as many to a line as fit. */
function depthRows(view: View, { depths }: SearchStatistics): Row[] {
  if (depths.length === 0) return [];
  const times = depths.map(({ depth, timeMs }) => `${depth}: ${secondsText(view, timeMs / 1000)}`);
  const lines = columns(times).split('\n');
  return lines.map((line, index): Row => [index === 0 ? view.texts.labels.timeToDepth : '', line]);
}
