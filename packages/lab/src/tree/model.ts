import { type Pass, type Skip, type TreeNode, boundOf, isDecided, pliesToEnd } from '@tahoun/core';

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
interface ValueText {
  readonly alpha: string;
  /** With its sign: = the value itself, ≥ at least, ≤ at most. */
  readonly value: string;
  readonly beta: string;
}

const SIGNS = { exact: '=', lower: '≥', upper: '≤' } as const;

/** Text in a searched node; hundredths as the game's units. */
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

/** The reason for the kind of its search where it is worth a word. */
function passOf({ pass }: DrawnNode): DrawnPass | null {
  return pass === undefined || pass === 'full' ? null : pass;
}

/** Why a move was not made. The textbook's searches know one reason. */
function skipOf({ cut, skip }: DrawnNode): Skip | null {
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

/** A word in the drawing, and its meaning in the legend. */
export interface ExplainedWord {
  readonly word: string;
  readonly meaning: string;
}

/** The reasons that are written into a tree; those that go without saying are left out. */
export type DrawnKind = Exclude<TreeNode['kind'], 'inner' | 'horizon' | 'cut'>;
export type DrawnPass = Exclude<Pass, 'full'>;

/** Every word in the drawing of a tree. `@tahoun/i18n` has them. */
export interface TreeTexts {
  /** A value that is won or lost in `plies` plies, 0 where the game is over; as short as can be. */
  readonly win: (plies: number) => string;
  readonly loss: (plies: number) => string;
  /** Why a node has its value. */
  readonly kinds: Readonly<Record<DrawnKind, ExplainedWord>>;
  /** Kinds of search of a node. */
  readonly passes: Readonly<Record<DrawnPass, ExplainedWord>>;
  /** Why a move was not made. */
  readonly skips: Readonly<Record<Skip, ExplainedWord>>;
  /** Meanings of all signs that are no words. */
  readonly legend: {
    /** The node of the side to move at the root, and of the other. */
    readonly max: string;
    readonly min: string;
    readonly window: string;
    readonly exact: string;
    readonly lower: string;
    readonly upper: string;
    /** A number in brackets: the plies left to search. */
    readonly depth: string;
  };
}

/** A sign of the drawing and its meaning. */
export interface LegendItem {
  /** Drawing of the sign: as a node, as a branch that was not searched, or as text. */
  readonly sign: 'max' | 'min' | 'cut' | 'again' | 'text';
  readonly text: string;
  readonly meaning: string;
}

/** The entries of the legend that this tree needs, in the order of the legend. */
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
