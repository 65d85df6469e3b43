import type { LabGraphTexts, SpaceStepFacts } from '@tahoun/i18n';
import {
  MAX_SPACE_STEPS,
  type SpaceAlgorithm,
  type SpaceSearch,
  type SpaceStep,
  type StateGraph,
} from '@tahoun/lab/state-space';
import { valueKindOf, valueText } from './look.js';

/** The last of `count` steps in words, with the end of the search. */
export function sentenceAt(
  graph: StateGraph,
  search: SpaceSearch,
  count: number,
  texts: LabGraphTexts,
): string {
  const step = search.steps[count - 1];
  if (step === undefined) return texts.start(graph.nodes[graph.start]?.name ?? '');
  const isLast = count === search.steps.length;
  const said = stepSentence(search, step, isLast, factsOf(graph, search, step), texts);
  return isLast ? `${said} ${endSentence(search, step, texts)}`.trim() : said;
}

function stepSentence(
  { algorithm, end }: SpaceSearch,
  step: SpaceStep,
  isLast: boolean,
  facts: SpaceStepFacts,
  texts: LabGraphTexts,
): string {
  if (step.kind === 'restart') return texts.restart(facts);
  if (step.kind === 'limit') return texts.atLimit(facts);
  if (step.kind === 'goal') return texts.goalTaken(facts);
  if (algorithm === 'hill-climbing') {
    if (isLast && end === 'cycle') return texts.cycle(facts);
    return facts.next === '' ? texts.stuck(facts) : texts.climb(facts);
  }
  if (facts.goal === '') return texts.expand(facts);
  return algorithm === 'branch-and-bound' ? texts.goalRemembered(facts) : texts.goalFound(facts);
}

function endSentence({ algorithm, end }: SpaceSearch, step: SpaceStep, { ends }: LabGraphTexts): string {
  if (end === 'none') return ends.none;
  if (end === 'limit') return ends.limit(step.limit ?? 0);
  if (end === 'stopped') return ends.stopped(MAX_SPACE_STEPS);
  const isBound = algorithm === 'branch-and-bound' && step.kind === 'expand';
  return isBound && step.found !== null ? ends.bound(String(step.found.cost)) : '';
}

function factsOf(graph: StateGraph, { algorithm }: SpaceSearch, step: SpaceStep): SpaceStepFacts {
  const name = ({ state }: { readonly state: number }) => graph.nodes[state]?.name ?? '';
  const those = (...fates: readonly string[]) =>
    step.children.filter(({ fate }) => fates.includes(fate)).map(({ entry }) => name(entry));
  const goal =
    step.kind === 'goal'
      ? step.taken
      : (step.children.findLast(({ fate }) => fate === 'goal')?.entry ?? null);
  const value = step.taken === null ? '' : valueText(algorithm, step.taken);
  return {
    node: step.taken === null ? '' : name(step.taken),
    value: value === '' ? '' : `${valueKindOf(algorithm)}: ${value}`,
    goal: goal === null ? '' : name(goal),
    cost: String(goal?.cost ?? ''),
    added: those('added'),
    known: those('known'),
    improved: those('improved'),
    onPath: those('on-path'),
    tooCostly: those('too-costly'),
    dropped: step.dropped.map(name),
    next: those('chosen')[0] ?? '',
    limit: step.limit ?? 0,
  };
}

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
/** Lines for a cheaper path to a known child, and for a state at the limit, which is not expanded. */
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
