import {
  type DrawnNode,
  type DrawnTree,
  type TreeTexts,
  hasWindows,
  isMaxBelow,
  kindOf,
  legendOf,
  nodeText,
  reasonText,
} from './model.js';

/** The tree in Graphviz's DOT language, drawn as the SVG is: boxes, ellipses, dashed and thick branches. */
export function treeToDot(drawn: DrawnTree, texts: TreeTexts): string {
  const withWindow = hasWindows(drawn);
  const lines = [
    'digraph tree {',
    '  node [fontname="sans-serif", style=filled];',
    '  edge [fontname="sans-serif"];',
  ];
  let count = 0;
  const add = (node: DrawnNode, isMax: boolean, parent: string | null): void => {
    const name = `n${count++}`;
    const kind = kindOf(node);
    const label = [nodeText(node, withWindow, texts), kind === null ? '' : texts.kinds[kind].word];
    lines.push(`  ${name} [label=${quote(label)}, ${nodeStyle(node, isMax)}];`);
    if (parent !== null) {
      const over = quote([node.move ?? '', reasonText(node, texts)]);
      lines.push(`  ${parent} -> ${name} [label=${over}${edgeStyle(node)}];`);
    }
    for (const child of node.children) add(child, isMaxBelow(isMax, child), name);
  };
  add(drawn.tree, true, null);
  const legend = legendOf(drawn, texts).map(({ sign, text, meaning }) =>
    [SIGNS[sign], text, meaning].filter((part) => part !== '').join('  '),
  );
  lines.push(`  labelloc=b; labeljust=l; fontname="sans-serif"; label=${quote(legend, '\\l')};`, '}');
  return `${lines.join('\n')}\n`;
}

/** The legend's signs in characters. */
const SIGNS = { max: '□', min: '○', cut: '- -', again: '━', text: '' } as const;

function nodeStyle({ cut }: DrawnNode, isMax: boolean): string {
  if (cut) return 'shape=point, color=gray';
  return isMax ? 'shape=box, fillcolor=lightblue' : 'shape=ellipse, fillcolor=mistyrose';
}

function edgeStyle({ cut, pass }: DrawnNode): string {
  if (cut) return ', color=gray, fontcolor=gray, style=dashed';
  return pass === 're-search' ? ', style=bold, penwidth=3' : '';
}

/** Lines as one DOT string, empty ones left out. @param end of each: `\n` centres it, `\l` is for the left */
function quote(lines: readonly string[], end: '\\n' | '\\l' = '\\n'): string {
  const escaped = lines.filter((line) => line !== '').map((line) => line.replace(/[\\"]/g, '\\$&'));
  return `"${escaped.join(end)}${end === '\\l' ? end : ''}"`;
}
