import type { SpaceAlgorithm, SpaceSearch, SpaceStep } from '@tahoun/core';
import type { LabGraphTexts } from '@tahoun/i18n';

type Code = keyof LabGraphTexts['code'];

export const CODES: Readonly<Record<SpaceAlgorithm, Code>> = {
  'breadth-first': 'blind',
  'depth-first': 'blind',
  'depth-limited': 'limited',
  'iterative-deepening': 'deepening',
  'hill-climbing': 'climbing',
  'best-first': 'ordered',
  'a-star': 'ordered',
  'branch-and-bound': 'bound',
};

type Lines = readonly number[];

/** The lines of the beginning, of a step that goes on, of one that finds a goal, and of an end without one. */
const LINES: Readonly<
  Record<Code, { readonly start: Lines; readonly go: Lines; readonly found: Lines; readonly none: Lines }>
> = {
  blind: { start: [0], go: [1, 2, 3, 4], found: [1, 2, 3], none: [5] },
  limited: { start: [0], go: [1, 2, 3, 4], found: [1, 2, 3], none: [5] },
  deepening: { start: [0, 1], go: [2, 3, 4, 5], found: [2, 3, 4], none: [6] },
  climbing: { start: [0], go: [1, 2, 3, 4, 5], found: [1, 2], none: [4] },
  ordered: { start: [0], go: [1, 2, 3, 4], found: [1, 2, 3], none: [6] },
  bound: { start: [0], go: [1, 2, 4], found: [1, 2, 3, 4, 5], none: [6] },
};
/** Where a known child got a cheaper path, and where a state at the limit was not expanded. */
const IMPROVED: Lines = [5];
const AT_LIMIT: Readonly<Partial<Record<Code, Lines>>> = { limited: [1, 2], deepening: [2, 3] };

/** The lines that the last of `count` steps ran through. */
export function litLines({ algorithm, steps, end }: SpaceSearch, count: number): Lines {
  const code = CODES[algorithm];
  const lines = LINES[code];
  const step = steps[count - 1];
  if (step === undefined || step.kind === 'restart') return lines.start;
  const isEnd = count === steps.length && (end !== 'found' || code === 'bound') && end !== 'stopped';
  if (code === 'climbing' && isEnd) return end === 'stuck' ? [1, 2, 3, 4] : lines.go;
  return [...ofStep(code, step), ...(isEnd ? lines.none : [])];
}

function ofStep(code: Code, { kind, children }: SpaceStep): Lines {
  const lines = LINES[code];
  if (kind === 'limit') return AT_LIMIT[code] ?? lines.go;
  const has = (fate: string) => children.some((child) => child.fate === fate);
  if (kind === 'goal' || has('goal')) return lines.found;
  return code === 'ordered' && has('improved') ? [...lines.go, ...IMPROVED] : lines.go;
}
