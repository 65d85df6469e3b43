import { type DrawnNode, type DrawnTree, hasWindows, kindOf, passOf, skipOf } from './model.js';
import type { ExplainedWord, TreeTexts } from './texts.js';

/** A sign of the drawing and what it means. */
export interface LegendItem {
  /** How the sign is drawn: as a node, as a branch that was not searched, or just written. */
  readonly sign: 'max' | 'min' | 'cut' | 'again' | 'text';
  readonly text: string;
  readonly meaning: string;
}

/** What of all that a tree can show this one does show, in the order of the legend. */
export function legendOf(drawn: DrawnTree, texts: TreeTexts): LegendItem[] {
  const nodes = [...everyNode(drawn.tree)];
  const { legend } = texts;
  const written = (text: string, meaning: string): LegendItem => ({ sign: 'text', text, meaning });
  const explained = ({ word, meaning }: ExplainedWord) => written(word, meaning);
  const passes = present(nodes.map(passOf));
  return [
    { sign: 'max', text: '', meaning: legend.max },
    { sign: 'min', text: '', meaning: legend.min },
    ...(hasWindows(drawn)
      ? [
          written('α | v | β', legend.window),
          written('=', legend.exact),
          written('≥', legend.lower),
          written('≤', legend.upper),
        ]
      : []),
    ...present(nodes.map(skipOf)).map(
      (skip): LegendItem => ({
        sign: 'cut',
        text: skip === 'cut' ? '' : texts.skips[skip].word,
        meaning: texts.skips[skip].meaning,
      }),
    ),
    ...passes.map(
      (pass): LegendItem => ({
        sign: pass === 're-search' ? 'again' : 'text',
        text: texts.passes[pass].word,
        meaning: texts.passes[pass].meaning,
      }),
    ),
    ...(passes.includes('reduced') ? [written('(2)', legend.depth)] : []),
    ...present(nodes.map(kindOf)).map((kind) => explained(texts.kinds[kind])),
  ];
}

/** Each value once, in the order in which they come up. */
function present<T extends string>(values: readonly (T | null)[]): T[] {
  return [...new Set(values)].filter((value) => value !== null);
}

function* everyNode(node: DrawnNode): Generator<DrawnNode> {
  yield node;
  for (const child of node.children) yield* everyNode(child);
}
