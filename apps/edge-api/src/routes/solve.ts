import type { SolveAnswer, TreeAnswer } from '@tahoun/engine';
import { boundedSolve, boundedTree } from '../budget.js';
import { answerOrConfirm } from '../caching.js';
import type { Ctx } from '../env.js';
import { solveQuestion, treeQuestion } from '../question.js';
import type { SolveParameters, TreeParameters } from '../schemas.js';
import { type BoundedTask, isWhole } from '../search/searches.js';

/** Who wins, how soon, and how; where the budget does not suffice, `solved` is false. */
export function solve(c: Ctx, parameters: SolveParameters) {
  const { request, loaded } = solveQuestion(parameters);
  const { ceilings } = c.get('client').tier;
  const task: BoundedTask = { kind: 'solve', request: boundedSolve(request, loaded, ceilings) };
  return answerOrConfirm<SolveAnswer>(c, {
    question: task.request.timeMs === undefined ? [task.kind, task.request] : null,
    answer: (key) => c.get('service').searches.answer<SolveAnswer>(c, task, key),
    isWhole: (answer) => isWhole(task, answer),
  });
}

/** The tree that a search walks. */
export function tree(c: Ctx, parameters: TreeParameters) {
  const { request } = treeQuestion(parameters);
  const { ceilings } = c.get('client').tier;
  const task: BoundedTask = { kind: 'tree', request: boundedTree(request, ceilings) };
  return answerOrConfirm<TreeAnswer>(c, {
    question: [task.kind, task.request],
    answer: (key) => c.get('service').searches.answer<TreeAnswer>(c, task, key),
    isWhole: (answer) => isWhole(task, answer),
  });
}
