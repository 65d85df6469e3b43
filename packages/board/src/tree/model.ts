/** A recorded search tree as the engine hands it out: moves as text, values from the side to move. */
export interface DrawnNode {
  readonly move: string | null;
  readonly alpha: number | null;
  readonly beta: number | null;
  readonly value: number | null;
  /** Never searched: alpha-beta cut it off. */
  readonly cut: boolean;
  readonly children: readonly DrawnNode[];
}

export interface DrawnTree {
  readonly algorithm: string;
  readonly tree: DrawnNode;
}

/** `alpha | value | beta` for alpha-beta, the value alone for minimax; hundredths as the game's units. */
export function nodeText(node: DrawnNode, withWindow: boolean): string {
  if (node.cut) return '';
  const value = node.value === null ? '?' : unitText(node.value);
  if (!withWindow) return value;
  const alpha = node.alpha === null ? '-∞' : unitText(node.alpha);
  const beta = node.beta === null ? '∞' : unitText(node.beta);
  return `${alpha} | ${value} | ${beta}`;
}

function unitText(score: number): string {
  return String(Math.round(score) / 100);
}
