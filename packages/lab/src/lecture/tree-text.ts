import { InputError } from '@tahoun/core';
import { type Word, misplaced } from '../words.js';
import type { LeafTree } from './tree-game.js';

/** Limits of `parseLeafTree`; a larger tree could neither be drawn nor followed. */
const MAX_TREE_NODES = 400;
const MAX_TREE_DEPTH = 10;
/** Leaf values lie between its negative and this. */
const MAX_LEAF = 999;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

interface OpenList {
  readonly bracket: Word;
  readonly children: LeafTree[];
}

/**
 * Reads a tree from nested lists of leaf values: `((3 5) (2 9))` and `[[3,5],[2,9]]` are the same.
 * Values are whole numbers from -999 to 999.
 * @throws InputError with a code that begins with `tree-`, naming the character where it went wrong.
 */
export function parseLeafTree(text: string): LeafTree {
  const open: OpenList[] = [];
  let root: LeafTree | undefined;
  let nodes = 0;
  const add = (tree: LeafTree) => {
    const parent = open.at(-1);
    if (parent === undefined) root = tree;
    else parent.children.push(tree);
  };
  for (const word of wordsOf(text)) {
    if (root !== undefined)
      throw misplaced('tree-after-end', word, (there) => `the tree is complete, but ${there}`);
    if (open.length === 0 && !(word.text in CLOSING)) throw noList(word);
    if (word.text in CLOSING) {
      open.push({ bracket: word, children: [] });
      nodes++;
    } else if (word.text === ')' || word.text === ']') {
      add(closed(open.pop(), word));
    } else {
      add(leafOf(word));
      nodes++;
    }
    if (nodes > MAX_TREE_NODES || open.length > MAX_TREE_DEPTH) throw tooLarge();
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) throw notClosed(unclosed.bracket);
  if (root === undefined) throw noList({ text: '', at: 1 });
  return root;
}

/** The tree with round brackets; `parseLeafTree` reads it back. */
export function formatLeafTree(tree: LeafTree): string {
  return typeof tree === 'number' ? String(tree) : `(${tree.map(formatLeafTree).join(' ')})`;
}

/** Brackets one by one, and the words between them; commas and white space only separate. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[()[\]]|[^()[\]\s,;]+/g)].map((match) => ({
    text: match[0].replace('−', '-'),
    at: match.index + 1,
  }));
}

function leafOf(word: Word): number {
  // Never -0.
  const value = Number(word.text) + 0;
  const isLeaf = /^[+-]?\d+$/.test(word.text) && Math.abs(value) <= MAX_LEAF;
  if (isLeaf) return value;
  const expected = `a whole number from -${MAX_LEAF} to ${MAX_LEAF}, ( or [`;
  throw misplaced('tree-unexpected', word, (there) => `${there}; expected ${expected}`, { max: MAX_LEAF });
}

/** @param list the innermost open one; there is one, or the word would have been refused as no beginning of a tree */
function closed(list: OpenList | undefined, word: Word): LeafTree {
  const { bracket, children } = list as OpenList;
  if (CLOSING[bracket.text] !== word.text) throw notClosed(bracket);
  if (children.length > 0) return children;
  const { at } = bracket;
  const message = `the list at character ${at} is empty; a node has at least one child`;
  throw new InputError('tree-empty-list', message, { at });
}

function noList(word: Word): InputError {
  return misplaced('tree-no-list', word, (there) => `a tree begins with ( or [; ${there}`);
}

function notClosed({ text, at }: Word): InputError {
  const expected = CLOSING[text]!;
  return new InputError(
    'tree-not-closed',
    `the ${text} at character ${at} is not closed by a matching ${expected}`,
    { at, found: text, expected },
  );
}

function tooLarge(): InputError {
  return new InputError(
    'tree-too-large',
    `the tree is too large; at most ${MAX_TREE_NODES} nodes and ${MAX_TREE_DEPTH} levels below the root can be drawn`,
    { nodes: MAX_TREE_NODES, depth: MAX_TREE_DEPTH },
  );
}
