import { type SearchStatistics, scoreParts } from '@tahoun/core';
import type { BestMoveAnswer } from '@tahoun/engine';
import { type CliTexts, type Language, formatNumber, moveWords, scoreWords } from '@tahoun/i18n';
import { type Row, columns, percentText, secondsText, whole } from './text.js';
import type { View } from './view.js';

/** The parts of an answer that rate a position. */
interface Scored {
  readonly score: number;
  readonly exact?: boolean;
  /** The distance of a decided score is an upper bound. */
  readonly distanceIsBound?: boolean;
}

/** A score in the reader's words, marked when it is proved. */
export function scoreText(view: View, gameId: string, scored: Scored): string {
  const words = plainScore(view.language, gameId, scored);
  return scored.exact ? `${words}  ${view.colors.dim(`(${view.texts.proved})`)}` : words;
}

/** A score in words alone. @param decimals fixed number of decimals; as many as the score has by default */
export function plainScore(language: Language, gameId: string, scored: Scored, decimals?: number): string {
  return scoreWords(language, gameId, scoreParts(scored), decimals);
}

/** The progress of a search after a depth, in one line. */
export function progressText(texts: CliTexts, language: Language, answer: BestMoveAnswer): string {
  const { game, depth, nodes, seconds, pv } = answer;
  const view = { language };
  return texts.searchProgress(
    whole(view, depth),
    plainScore(language, game, answer),
    whole(view, nodes),
    secondsText(view, seconds),
    moveWords(language, game, pv.join(' ')),
  );
}

/** Measurements by the strong search itself; rows without a value are left out. */
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
