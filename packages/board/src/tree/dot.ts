import { type DrawnNode, type DrawnTree, nodeText } from './model.js';

/** The tree in Graphviz's DOT language: squares maximise for the side at the root, circles for the other. */
export function treeToDot({ algorithm, tree }: DrawnTree): string {
  const lines = [
    'digraph tree {',
    '  node [fontname="sans-serif", style=filled];',
    '  edge [fontname="sans-serif"];',
  ];
  const withWindow = algorithm !== 'minimax';
  let count = 0;
  const add = (node: DrawnNode, ply: number, parent: string | null): void => {
    const name = `n${count++}`;
    const shape = ply % 2 === 0 ? 'box' : 'ellipse';
    const fill = node.cut ? 'gray90' : ply % 2 === 0 ? 'lightblue' : 'mistyrose';
    lines.push(`  ${name} [label=${quote(nodeText(node, withWindow))}, shape=${shape}, fillcolor=${fill}];`);
    if (parent !== null) {
      const style = node.cut ? ', color=gray, fontcolor=gray, style=dashed' : '';
      lines.push(`  ${parent} -> ${name} [label=${quote(node.move ?? '')}${style}];`);
    }
    for (const child of node.children) add(child, ply + 1, name);
  };
  add(tree, 0, null);
  lines.push('}');
  return `${lines.join('\n')}\n`;
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
