import type { TreeAnswer, TreeNodeAnswer } from '@tahoun/engine';
import { formatNumber } from '@tahoun/i18n';
import type { View } from '../answer.js';
import { whole } from './numbers.js';
import { scoreText } from './score.js';

/** Nodes that an outline shows at most, unless the moves of the root alone are more. */
const MAX_SHOWN = 200;

/** The tree as an indented outline of as many whole levels as fit. Values are from the side to move. */
export function treeText(view: View, answer: TreeAnswer): string {
  const { texts, colors } = view;
  const levels = levelsThatFit(answer.tree);
  const lines = [texts.treeSize(whole(view, answer.nodes), whole(view, answer.recorded)), ''];
  const add = (node: TreeNodeAnswer, ply: number): void => {
    const indent = '  '.repeat(ply);
    lines.push(`${indent}${colors.bold(node.move ?? '·')}  ${nodeText(view, answer, node)}`);
    const walked = node.children.filter((child) => !child.cut);
    if (ply === levels) {
      if (walked.length > 0) lines.push(colors.dim(`${indent}  ${texts.moreNodes(descendants(node))}`));
      return;
    }
    for (const child of walked) add(child, ply + 1);
    const cut = node.children.filter((child) => child.cut).map((child) => child.move);
    if (cut.length > 0) lines.push(colors.dim(`${indent}  ${texts.cut}: ${cut.join(' ')}`));
  };
  add(answer.tree, 0);
  if (answer.truncated) lines.push('', texts.treeTruncated);
  return lines.join('\n');
}

function nodeText(view: View, answer: TreeAnswer, node: TreeNodeAnswer): string {
  const value = node.value === null ? '?' : scoreText(view, answer.game, { score: node.value });
  if (answer.algorithm === 'minimax') return value;
  const alpha = node.alpha === null ? '-∞' : formatNumber(view.language, node.alpha / 100);
  const beta = node.beta === null ? '∞' : formatNumber(view.language, node.beta / 100);
  return `${value}  ${view.colors.dim(`[${alpha}; ${beta}]`)}`;
}

/** The last ply up to which all nodes fit; at least 1. */
function levelsThatFit(root: TreeNodeAnswer): number {
  let level: readonly TreeNodeAnswer[] = root.children;
  let shown = 0;
  let ply = 0;
  while (level.length > 0) {
    shown += level.length;
    if (shown > MAX_SHOWN) break;
    ply++;
    level = level.flatMap((node) => node.children);
  }
  return Math.max(1, ply);
}

function descendants(node: TreeNodeAnswer): number {
  return node.children.reduce((sum, child) => sum + 1 + descendants(child), 0);
}
