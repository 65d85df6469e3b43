import { MAX_SPACE_STEPS, type SpaceSearch, type SpaceStep, type StateGraph } from '@tahoun/core';
import type { LabGraphTexts, SpaceStepFacts } from '@tahoun/i18n';
import { valueKindOf, valueText } from './look.js';

/** What happened in the last of `count` steps, for people, and how the search ended. */
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
