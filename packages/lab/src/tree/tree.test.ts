import { WIN } from '@tahoun/core';
import { describe, expect, it } from 'vitest';
import { type DrawnNode, type ExplainedWord, type TreeTexts, treeToDot, treeToSvg } from './index.js';

/** Each word is its key, each meaning the key in angle brackets, so that escaping is seen too. */
function words<K extends string>(keys: readonly K[]) {
  const entries = keys.map((key) => [key, { word: key, meaning: `<${key}>` }]);
  return Object.fromEntries(entries) as Record<K, ExplainedWord>;
}

const texts: TreeTexts = {
  win: (plies) => `W${plies}`,
  loss: (plies) => `L${plies}`,
  kinds: words([
    ...(['final', 'table', 'repetition', 'mate-distance', 'winning-move', 'no-safe-move'] as const),
    ...(['null-move', 'futility', 'quiescence', 'endgame'] as const),
  ]),
  passes: words(['null-window', 'reduced', 're-search', 'pass', 'verification']),
  skips: words(['cut', 'futility', 'late', 'exchange', 'unsafe']),
  legend: {
    max: 'max',
    min: 'min',
    window: 'window',
    depth: 'depth',
    exact: 'exact',
    lower: 'lower',
    upper: 'upper',
  },
};

const leaf: DrawnNode = {
  move: null,
  alpha: null,
  beta: null,
  value: 100,
  cut: false,
  kind: 'horizon',
  children: [],
};
const inner: DrawnNode = { ...leaf, kind: 'inner' };
const unmade: DrawnNode = { ...leaf, cut: true, kind: 'cut', value: null };

const alphaBeta = {
  algorithm: 'alpha-beta',
  tree: {
    ...inner,
    children: [
      { ...inner, move: 'a1', beta: 250 },
      { ...inner, move: 'b1', value: 300, beta: 250 },
      { ...inner, move: 'c1', value: 0, alpha: 0, beta: 250 },
      { ...unmade, move: 'say "x" & <y>' },
    ],
  },
};

/** Two of these below the verification: their number distinguishes the sides there. */
const answer: DrawnNode = { ...leaf, move: 'd1', pass: 'full', depth: 0 };

const strong = {
  algorithm: 'strong',
  tree: {
    ...inner,
    value: WIN - 3,
    children: [
      { ...leaf, pass: 'pass', depth: 2, kind: 'table' },
      {
        ...inner,
        pass: 'verification',
        depth: 1,
        children: [answer, { ...answer, move: 'd2' }],
      },
      { ...leaf, move: 'e1', pass: 'reduced', depth: 2 },
      { ...leaf, move: 'e1', pass: 're-search', depth: 4, alpha: -WIN },
      { ...unmade, move: 'f1', skip: 'exchange' },
    ] satisfies DrawnNode[],
  },
};

/** A crude check that tags nest and close, enough to catch broken markup. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, slash, name, rest] of svg.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
    if (slash) {
      if (open.pop() !== name) return false;
    } else if (!rest?.endsWith('/')) {
      open.push(name as string);
    }
  }
  return open.length === 0 && !/NaN|undefined|Infinity/.test(svg);
}

const count = (text: string, part: string | RegExp) => text.split(part).length - 1;
/** An SVG without tags: its texts, one after the other. */
const textOf = (svg: string) => svg.replace(/<[^>]+>/g, '~').replace(/~+/g, '~');

describe('a tree as SVG', () => {
  it('has window and value, and the sign of what is only a bound', () => {
    const svg = treeToSvg(alphaBeta, texts);
    expect(isWellFormed(svg)).toBe(true);
    expect(textOf(svg)).toMatch(/−∞ \| ~= 1~ \| 2\.5~/);
    expect(textOf(svg)).toMatch(/−∞ \| ~≥ 3~ \| 2\.5~/);
    expect(textOf(svg)).toMatch(/0 \| ~≤ 0~ \| 2\.5~/);
    expect(svg).toContain('say "x" &amp; &lt;y&gt;');
    expect(count(treeToSvg({ ...alphaBeta, algorithm: 'minimax' }, texts), ' | ')).toBe(0);
  });

  it('has branches that were not searched dashed, and those searched again thick', () => {
    // One of each in the tree, and one in the legend.
    expect(count(treeToSvg(alphaBeta, texts), 'stroke-dasharray')).toBe(2);
    expect(count(treeToSvg(strong, texts), 'stroke-dasharray')).toBe(2);
    expect(count(treeToSvg(strong, texts), 'stroke-width="3"')).toBe(2);
    expect(count(treeToSvg(alphaBeta, texts), 'stroke-width="3"')).toBe(0);
  });

  it('tells the sides by the shape, also below a verification, where the same side moves', () => {
    const svg = treeToSvg({ ...strong, tree: strong.tree }, texts);
    // The root and the verification; the others, and what is below the verification. The legend has one each.
    expect(count(svg, 'rx="1"')).toBe(2 + 1);
    expect(count(svg, 'rx="12"')).toBe(5 + 1);
  });

  it('writes wins and losses in plies', () => {
    expect(textOf(treeToSvg(strong, texts))).toContain('= W3');
    expect(textOf(treeToSvg(strong, texts))).toContain('L0 | ');
  });

  it('explains in the legend what occurs, and nothing else', () => {
    const text = textOf(treeToSvg(strong, texts));
    for (const word of ['pass', 'table', 'verification', 're-search', 'reduced', 'exchange'])
      expect(text).toContain(`~&lt;${word}&gt;`);
    expect(text).toContain('~reduced (2)~');
    for (const word of ['cut', 'null-window', 'null-move', 'repetition', 'final'])
      expect(text).not.toContain(`&lt;${word}&gt;`);
    expect(textOf(treeToSvg(alphaBeta, texts))).toMatch(/~max~min~.*~window~.*~&lt;cut&gt;~\n$/s);
  });

  it('lets no two nodes of a level overlap', () => {
    const fan = (width: number): DrawnNode[] =>
      Array.from({ length: width }, (_, i) => ({
        ...leaf,
        move: `m${i}`,
        value: 10 ** i,
        alpha: -(10 ** i),
      }));
    const svg = treeToSvg({ algorithm: 'alpha-beta', tree: { ...inner, children: fan(7) } }, texts);
    const boxes = [...svg.matchAll(/<rect x="(-?[\d.]+)" y="([\d.]+)" width="([\d.]+)"/g)];
    const lower = boxes.map(([, x, y, width]) => [Number(x), Number(y), Number(width)] as const).slice(1, 8);
    expect(new Set(lower.map(([, y]) => y)).size).toBe(1);
    for (const [i, [x, , width]] of lower.entries()) {
      const [next] = lower[i + 1] ?? [Number.POSITIVE_INFINITY];
      expect(x + width).toBeLessThan(next);
    }
  });
});

describe('a tree for Graphviz', () => {
  it('has the same in its own words', () => {
    const dot = treeToDot(alphaBeta, texts);
    expect(dot).toContain('n0 -> n1 [label="a1"]');
    expect(dot).toContain('label="−∞ | = 1 | 2.5", shape=ellipse');
    expect(dot).toContain('label="−∞ | ≥ 3 | 2.5"');
    expect(dot).toContain('[label="say \\"x\\" & <y>", color=gray, fontcolor=gray, style=dashed]');
    expect(dot).toContain('- -  <cut>\\l');
  });

  it('has the reasons of the strong search', () => {
    const dot = treeToDot(strong, texts);
    expect(dot).toContain('label="−∞ | = 1 | ∞\\ntable"');
    expect(dot).toContain('n0 -> n5 [label="e1\\nreduced (2)"]');
    expect(dot).toContain('n0 -> n6 [label="e1\\nre-search", style=bold, penwidth=3]');
    expect(dot).toContain('[label="f1\\nexchange", color=gray');
    expect(count(dot, 'shape=box')).toBe(2);
  });
});
