import { type Skip, type TreeNode, boundOf, isDecided, pliesToEnd } from '@tahoun/core';
import type { DrawnKind, DrawnPass, TreeTexts } from './texts.js';

/** A recorded search tree as the engine hands it out: moves as text, values from the side to move. */
export interface DrawnNode {
  readonly move: string | null;
  readonly alpha: number | null;
  readonly beta: number | null;
  readonly value: number | null;
  /** True for a move that was not made. */
  readonly cut: boolean;
  readonly kind: TreeNode['kind'];
  readonly depth?: TreeNode['depth'];
  readonly pass?: TreeNode['pass'];
  readonly skip?: TreeNode['skip'];
  readonly children: readonly DrawnNode[];
}

export interface DrawnTree {
  readonly algorithm: string;
  readonly tree: DrawnNode;
}

/** `alpha | value | beta`, apart; without a window there is the value alone. */
export interface ValueText {
  readonly alpha: string;
  /** With its sign: = the value itself, ≥ at least, ≤ at most. */
  readonly value: string;
  readonly beta: string;
}

const SIGNS = { exact: '=', lower: '≥', upper: '≤' } as const;

/** What stands in a searched node; hundredths as the game's units. */
export function valueText(node: DrawnNode, withWindow: boolean, texts: TreeTexts): ValueText {
  const { alpha, beta, value } = node;
  const written = value === null ? '?' : scoreText(value, texts);
  if (!withWindow) return { alpha: '', value: written, beta: '' };
  return {
    alpha: alpha === null ? '−∞' : scoreText(alpha, texts),
    value: value === null ? written : `${SIGNS[boundOf(node, value)]} ${written}`,
    beta: beta === null ? '∞' : scoreText(beta, texts),
  };
}

/** The same in one piece. */
export function nodeText(node: DrawnNode, withWindow: boolean, texts: TreeTexts): string {
  if (node.cut) return '';
  const { alpha, value, beta } = valueText(node, withWindow, texts);
  return withWindow ? `${alpha} | ${value} | ${beta}` : value;
}

/** Whether the search worked with windows at all. */
export function hasWindows({ algorithm }: DrawnTree): boolean {
  return algorithm !== 'minimax';
}

/** The reason for a node's value where it is worth a word. */
export function kindOf({ kind }: DrawnNode): DrawnKind | null {
  return kind === 'inner' || kind === 'horizon' || kind === 'cut' ? null : kind;
}

/** The reason for how it was searched where it is worth a word. */
export function passOf({ pass }: DrawnNode): DrawnPass | null {
  return pass === undefined || pass === 'full' ? null : pass;
}

/** Why a move was not made. The textbook's searches know one reason. */
export function skipOf({ cut, skip }: DrawnNode): Skip | null {
  return cut ? (skip ?? 'cut') : null;
}

/** Why it was searched so, or not at all, in a few words; empty where that goes without saying. */
export function reasonText(node: DrawnNode, texts: TreeTexts): string {
  const skip = skipOf(node);
  if (skip !== null) return skip === 'cut' ? '' : texts.skips[skip].word;
  const pass = passOf(node);
  if (pass === null) return '';
  const { word } = texts.passes[pass];
  return pass === 'reduced' ? `${word} (${node.depth})` : word;
}

/** The side that moves at a node, given the parent's: a verification is the parent's position again. */
export function isMaxBelow(isParentMax: boolean, node: DrawnNode): boolean {
  return node.pass === 'verification' ? isParentMax : !isParentMax;
}

function scoreText(score: number, { win, loss }: TreeTexts): string {
  if (!isDecided(score)) return String(Math.round(score) / 100).replace('-', '−');
  // An end of a window may lie beyond every score.
  const plies = Math.max(0, pliesToEnd(score) ?? 0);
  return score > 0 ? win(plies) : loss(plies);
}
