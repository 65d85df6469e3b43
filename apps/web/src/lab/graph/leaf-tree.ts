import { parseLeafTree } from '@tahoun/core';
import { type NamedTree, nameNodes } from '../walk/leaf-walks.js';

/**
 * A tree of numbers as a graph, its leaves with the wanted value as goals: links to blind searches of such trees
 * are older than graphs.
 * @throws InputError for a text that is no tree
 */
export function graphOfLeafTree(text: string, goal: string): string {
  const statements: string[] = [];
  const goals: string[] = [];
  const add = ({ name, leaf, children }: NamedTree) => {
    if (children.length > 0) statements.push(`${name} -> ${children.map((child) => child.name).join(', ')}`);
    else if (goal !== '' && leaf === Number(goal)) goals.push(name);
    for (const child of children) add(child);
  };
  add(nameNodes(parseLeafTree(text)));
  return [...statements, ...(goals.length === 0 ? [] : [`goal ${goals.join(', ')}`])].join('; ');
}
