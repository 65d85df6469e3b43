import { type Skip, isDecided, pliesToEnd } from '@tahoun/core';
import type { TreeAnswer, TreeNodeAnswer } from '@tahoun/engine';
import { formatNumber } from '@tahoun/i18n';
import { scoreText } from './search.js';
import { whole } from './text.js';
import type { View } from './view.js';

/** Nodes that an outline shows at most, unless the moves of the root alone are more. */
const MAX_SHOWN = 200;
/** Before a value that is only known to be at least or at most so much. */
const SIGNS = { exact: '', lower: '≥ ', upper: '≤ ' } as const;

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
    for (const [why, moves] of skippedMoves(node)) {
      lines.push(colors.dim(`${indent}  ${texts.tree.skips[why].word}: ${moves.join(' ')}`));
    }
  };
  add(answer.tree, 0);
  if (answer.limitedBy !== null) lines.push('', texts.treeStopped(texts.stoppedBy[answer.limitedBy]));
  if (answer.truncated) lines.push('', texts.treeTruncated);
  return lines.join('\n');
}

/** The value and the window, and from the strong search the plies left and the reasons. */
function nodeText(view: View, answer: TreeAnswer, node: TreeNodeAnswer): string {
  const value = node.value === null ? '?' : scoreText(view, answer.game, { score: node.value });
  if (answer.algorithm === 'minimax') return value;
  const { alpha, beta, bound = null } = node;
  const from = alpha === null ? '-∞' : windowEnd(view, alpha);
  const to = beta === null ? '∞' : windowEnd(view, beta);
  const signed = `${bound === null ? '' : SIGNS[bound]}${value}`;
  const words = reasons(view, node);
  return [signed, view.colors.dim(`[${from}; ${to}]`), ...(words === '' ? [] : [words])].join('  ');
}

/** An end of a window in units, or in plies to a win or loss; it may lie beyond the nearest one. */
function windowEnd({ language, texts }: View, score: number): string {
  if (!isDecided(score)) return formatNumber(language, score / 100);
  const plies = Math.max(0, pliesToEnd(score) ?? 0);
  return score > 0 ? texts.tree.win(plies) : texts.tree.loss(plies);
}

/** The depth of the strong search, its kind of search of the node, and the reason for the value. */
function reasons({ texts }: View, { pass, depth, kind }: TreeNodeAnswer): string {
  if (!pass) return '';
  const { passes, kinds } = texts.tree;
  return [
    texts.plies(depth ?? 0),
    ...(pass === 'full' ? [] : [passes[pass].word]),
    ...(kind === 'inner' || kind === 'horizon' || kind === 'cut' ? [] : [kinds[kind].word]),
  ].join(', ');
}

/** The moves that were not made, by the reason. */
function skippedMoves({ children }: TreeNodeAnswer): Map<Skip, string[]> {
  const skipped = new Map<Skip, string[]>();
  for (const { cut, skip, move } of children) {
    if (!cut) continue;
    const why = skip ?? 'cut';
    skipped.set(why, [...(skipped.get(why) ?? []), move ?? '']);
  }
  return skipped;
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
