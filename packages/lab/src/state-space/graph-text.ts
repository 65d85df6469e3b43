import { InputError, quoteInput } from '@tahoun/core';
import type { StateEdge, StateGraph } from './graph.js';

/** Limits of `parseStateGraph`; a larger graph could neither be drawn nor followed. */
const MAX_GRAPH_NODES = 60;
const MAX_GRAPH_EDGES = 300;
/** Costs and estimates lie between 0 and this. */
const MAX_GRAPH_NUMBER = 999;

const MAX_NAME = 12;
const NAME = /^[\p{L}\p{N}_']+$/u;

/**
 * A word of the text, and the position of its first character, counted from 1. At the end the text is empty.
 */
interface Word {
  readonly text: string;
  readonly at: number;
}

interface DraftNode {
  readonly name: string;
  estimate: number | null;
  readonly edges: StateEdge[];
}

/**
 * Reads a graph: `A:6 -> B 4, C; B -- D; C:2; start A; goal D`. A node has a name and perhaps an estimate
 * after a colon (0 otherwise); `->` leads to its children, each with the cost of the edge (1 otherwise), `--` is
 * an edge both ways. The first node is the start unless another is named. Statements end with a semicolon or a line.
 * @throws InputError with a code that begins with `graph-`, naming the character or the node where it went wrong.
 */
export function parseStateGraph(text: string): StateGraph {
  return new GraphReader(text).read();
}

class GraphReader {
  readonly #words: readonly Word[];
  #next = 0;
  readonly #nodes = new Map<string, DraftNode>();
  #edges = 0;
  #start: Word | null = null;
  readonly #goals: Word[] = [];

  constructor(text: string) {
    const words = [...text.matchAll(/->|→|--|[\p{L}\p{N}_']+|\n|\S/gu)];
    const end = { text: '', at: text.length + 1 };
    this.#words = [...words.map((match) => ({ text: match[0], at: match.index + 1 })), end];
  }

  read(): StateGraph {
    while (this.#word.text !== '') if (!this.#isSeparator()) this.#statement();
    const drafts = [...this.#nodes.values()];
    if (drafts.length === 0)
      throw new InputError('graph-empty', 'there is no node; write one such as A -> B');
    const indexOf = ({ text, at }: Word): number => {
      const index = drafts.findIndex(({ name }) => name === text);
      if (index >= 0) return index;
      const name = quoteInput(text);
      throw new InputError('graph-unknown-node', `at character ${at}, "${name}" is no node of the graph`, {
        at,
        name,
      });
    };
    return {
      nodes: drafts.map(({ name, estimate, edges }) => ({ name, estimate: estimate ?? 0, edges })),
      start: this.#start === null ? 0 : indexOf(this.#start),
      goals: [...new Set(this.#goals.map(indexOf))],
    };
  }

  get #word(): Word {
    return this.#words[this.#next] as Word;
  }

  #take(): Word {
    const word = this.#word;
    this.#next++;
    return word;
  }

  /** Takes the word when it is one of these. */
  #takes(...texts: readonly string[]): boolean {
    const is = texts.includes(this.#word.text);
    if (is) this.#next++;
    return is;
  }

  #takeName(): Word {
    const word = this.#take();
    if (!NAME.test(word.text) || word.text.length > MAX_NAME) throw noName(word);
    return word;
  }

  #isSeparator(): boolean {
    return this.#takes(';', '\n');
  }

  #statement(): void {
    const first = this.#takeName();
    const isKeyword = NAME.test(this.#word.text) && ['start', 'goal'].includes(first.text);
    if (!isKeyword) {
      this.#node(first);
    } else if (first.text === 'start') {
      this.#setStart(this.#takeName());
    } else {
      do this.#goals.push(this.#takeName());
      while (this.#takes(','));
    }
    if (this.#word.text !== '' && !this.#isSeparator()) throw notEnded(this.#word);
  }

  #setStart(word: Word): void {
    if (this.#start !== null)
      throw new InputError('graph-start-twice', `at character ${word.at} a second start is named`, {
        at: word.at,
      });
    this.#start = word;
  }

  #node(first: Word): void {
    const from = this.#named(first);
    const isBothWays = this.#word.text === '--';
    if (!this.#takes('->', '→', '--')) return;
    do {
      const word = this.#takeName();
      const to = this.#named(word);
      const cost = NAME.test(this.#word.text) ? numberOf(this.#take()) : 1;
      this.#join(from, to, cost, word);
      if (isBothWays) this.#join(to, from, cost, word);
    } while (this.#takes(','));
  }

  /** The node of this name, with the estimate that may follow. */
  #named(word: Word): DraftNode {
    const { text, at } = word;
    const node = this.#nodes.get(text) ?? { name: text, estimate: null, edges: [] };
    this.#nodes.set(text, node);
    if (this.#nodes.size > MAX_GRAPH_NODES) throw tooLarge();
    if (this.#takes(':')) {
      const estimate = numberOf(this.#take());
      if (node.estimate !== null && node.estimate !== estimate)
        throw new InputError(
          'graph-estimate-twice',
          `at character ${at}, ${text} gets a second, different estimate`,
          { at, name: text },
        );
      node.estimate = estimate;
    }
    return node;
  }

  #join(from: DraftNode, to: DraftNode, cost: number, { at }: Word): void {
    if (from === to)
      throw new InputError('graph-loop', `at character ${at} an edge leads from ${from.name} to itself`, {
        at,
        name: from.name,
      });
    const index = [...this.#nodes.keys()].indexOf(to.name);
    if (from.edges.some((edge) => edge.to === index))
      throw new InputError(
        'graph-edge-twice',
        `at character ${at} there is a second edge from ${from.name} to ${to.name}`,
        { at, from: from.name, to: to.name },
      );
    from.edges.push({ to: index, cost });
    if (++this.#edges > MAX_GRAPH_EDGES) throw tooLarge();
  }
}

function numberOf({ text, at }: Word): number {
  if (/^\d{1,9}$/.test(text) && Number(text) <= MAX_GRAPH_NUMBER) return Number(text);
  const found = quoteInput(text);
  throw new InputError(
    'graph-number-expected',
    `at character ${at} there is ${there(found)}; expected a whole number from 0 to ${MAX_GRAPH_NUMBER}`,
    { at, found, max: MAX_GRAPH_NUMBER },
  );
}

function noName({ text, at }: Word): InputError {
  const found = quoteInput(text);
  return new InputError(
    'graph-name-expected',
    `at character ${at} there is ${there(found)}; expected a node: letters or digits, at most ${MAX_NAME}`,
    { at, found, max: MAX_NAME },
  );
}

function notEnded({ text, at }: Word): InputError {
  const found = quoteInput(text);
  return new InputError(
    'graph-end-expected',
    `at character ${at} there is ${there(found)}; expected -> before the children, a comma between them, or ; at the end`,
    { at, found },
  );
}

function there(found: string): string {
  return found === '' ? 'nothing' : `"${found}"`;
}

function tooLarge(): InputError {
  return new InputError(
    'graph-too-large',
    `the graph is too large; at most ${MAX_GRAPH_NODES} nodes and ${MAX_GRAPH_EDGES} edges are drawn`,
    { nodes: MAX_GRAPH_NODES, edges: MAX_GRAPH_EDGES },
  );
}
