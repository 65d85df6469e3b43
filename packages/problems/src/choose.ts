import { fnv1a } from '@tahoun/core';
import type { Problem } from './problem.js';

/** A whole number from a text, the same on every machine. */
function hashOf(text: string): number {
  let hash = fnv1a(text);
  // Otherwise the last characters would hardly change the highest bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * The problem of a day, the same for everyone. Each problem draws a number for the day and the least one wins, so that
 * problems that are added later seldom change it.
 * @param date `2026-11-23` @throws Error without problems
 */
export function problemOfDay(problems: readonly Problem[], date: string): Problem {
  return leastBy(problems, ({ id }) => hashOf(`${date} ${id}`));
}

/** Request for the next problem. */
export interface ProblemWish {
  readonly rating: number;
  readonly theme?: string | undefined;
  /** Identities of those that were shown; they come again only when there are no others. */
  readonly seen: ReadonlySet<string>;
  /** Draws among those that are near the rating. */
  readonly random: () => number;
}

/** Largest distance from the wished rating, if there are problems that near. */
const NEAR = 100;

/** A problem near a rating that was not seen; undefined where none has the theme. */
export function nextProblem(problems: readonly Problem[], wish: ProblemWish): Problem | undefined {
  const { rating, theme, seen, random } = wish;
  const fitting = theme === undefined ? problems : problems.filter(({ themes }) => themes.includes(theme));
  const fresh = fitting.filter(({ id }) => !seen.has(id));
  const choice = fresh.length > 0 ? fresh : fitting;
  if (choice.length === 0) return undefined;
  const distance = (problem: Problem) => Math.abs(problem.rating - rating);
  const near = choice.filter((problem) => distance(problem) <= NEAR);
  return near.length > 0 ? near[Math.floor(random() * near.length)] : leastBy(choice, distance);
}

/** The themes of some problems with how often they occur, the most frequent first. */
export function themeCounts(
  problems: readonly Problem[],
): readonly (readonly [theme: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const theme of problems.flatMap(({ themes }) => themes))
    counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

function leastBy(problems: readonly Problem[], key: (problem: Problem) => number): Problem {
  const keyed = problems.map((problem) => ({ problem, value: key(problem) }));
  return keyed.reduce((least, each) => (each.value < least.value ? each : least)).problem;
}
