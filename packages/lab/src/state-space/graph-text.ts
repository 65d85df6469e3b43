import { type ErrorParams, InputError, quoteInput } from '@tahoun/core';
import { type Word, misplaced } from '../words.js';
import type { StateEdge, StateGraph } from './graph.js';

/** Limits of `parseStateGraph`; a larger graph could neither be drawn nor followed. */
const MAX_GRAPH_NODES = 60;
const MAX_GRAPH_EDGES = 300;
/** Costs and estimates lie between 0 and this. */
const MAX_GRAPH_NUMBER = 999;

const MAX_NAME = 12;
const NAME = /^[\p{L}\p{N}_']+$/u;

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
      throw contradiction('graph-unknown-node', at, `, "${name}" is no node of the graph`, { name });
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
    if (this.#start !== null) throw contradiction('graph-start-twice', word.at, ' a second start is named');
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
      if (node.estimate !== null && node.estimate !== estimate) {
        const sentence = `, ${text} gets a second, different estimate`;
        throw contradiction('graph-estimate-twice', at, sentence, { name: text });
      }
      node.estimate = estimate;
    }
    return node;
  }

  #join(from: DraftNode, to: DraftNode, cost: number, { at }: Word): void {
    const { name } = from;
    if (from === to) throw contradiction('graph-loop', at, ` an edge leads from ${name} to itself`, { name });
    const index = [...this.#nodes.keys()].indexOf(to.name);
    if (from.edges.some((edge) => edge.to === index)) {
      const sentence = ` there is a second edge from ${name} to ${to.name}`;
      throw contradiction('graph-edge-twice', at, sentence, { from: name, to: to.name });
    }
    from.edges.push({ to: index, cost });
    if (++this.#edges > MAX_GRAPH_EDGES) throw tooLarge();
  }
}

function numberOf(word: Word): number {
  if (/^\d{1,9}$/.test(word.text) && Number(word.text) <= MAX_GRAPH_NUMBER) return Number(word.text);
  const expected = `expected a whole number from 0 to ${MAX_GRAPH_NUMBER}`;
  throw misplaced('graph-number-expected', word, (there) => `${there}; ${expected}`, {
    max: MAX_GRAPH_NUMBER,
  });
}

function noName(word: Word): InputError {
  const expected = `expected a node: letters or digits, at most ${MAX_NAME}`;
  return misplaced('graph-name-expected', word, (there) => `${there}; ${expected}`, { max: MAX_NAME });
}

function notEnded(word: Word): InputError {
  const expected = 'expected -> before the children, a comma between them, or ; at the end';
  return misplaced('graph-end-expected', word, (there) => `${there}; ${expected}`);
}

/** The error for a statement that contradicts another. @param sentence goes on after `at character 3` */
function contradiction(code: string, at: number, sentence: string, more: ErrorParams = {}): InputError {
  return new InputError(code, `at character ${at}${sentence}`, { at, ...more });
}

function tooLarge(): InputError {
  return new InputError(
    'graph-too-large',
    `the graph is too large; at most ${MAX_GRAPH_NODES} nodes and ${MAX_GRAPH_EDGES} edges are drawn`,
    { nodes: MAX_GRAPH_NODES, edges: MAX_GRAPH_EDGES },
  );
}
