import { type Language, formatNumber } from '../language/language.js';
import { withHardSpaces } from '../language/typography.js';
import type { WebTexts } from './en.js';

/** What it took the computer to find a move. */
export interface WorkParts {
  /** Moves examined. */
  readonly nodes: number;
  readonly seconds: number;
  /** Plies that were looked ahead completely. */
  readonly depth: number;
  /** What named the move, where no search chose it. */
  readonly namedBy?: keyof WebTexts['work']['named'];
}

/** `12,345 moves examined, 789 ms, depth 5`, or what named the move. @param texts of that language */
export function workWords(
  language: Language,
  texts: WebTexts['work'],
  { nodes, seconds, depth, namedBy }: WorkParts,
): string {
  if (namedBy !== undefined) return texts.named[namedBy];
  const parts = [
    texts.nodes(nodes, formatNumber(language, nodes)),
    secondsWords(language, seconds),
    ...(depth > 0 ? [texts.depth(formatNumber(language, depth))] : []),
  ].join(', ');
  return language === 'cs' ? withHardSpaces(parts) : parts;
}

/** Seconds in as many digits as a person reads, in milliseconds below one. */
export function secondsWords(language: Language, seconds: number): string {
  if (seconds < 1) return `${formatNumber(language, Math.round(seconds * 1000))} ms`;
  const perSecond = seconds < 10 ? 100 : seconds < 100 ? 10 : 1;
  return `${formatNumber(language, Math.round(seconds * perSecond) / perSecond)} s`;
}
