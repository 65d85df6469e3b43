/** A place in a tree of moves: the start, or what a move led to. Files tell trees like this one, so it is plain data. */
export interface MoveNode {
  /** The move that leads here, in the game's notation; empty at the start. */
  readonly move: string;
  /** How it went on: the main line first, then its variations. No two of them begin with the same move. */
  readonly children: readonly MoveNode[];
  /** What is said before the move, where a line begins with it. */
  readonly before?: readonly string[];
  /** What is said after it. */
  readonly comments?: readonly string[];
  /** Numeric annotation glyphs: 1 is "!", 2 "?", 3 "!!", 4 "??", 5 "!?", 6 "?!". */
  readonly nags?: readonly number[];
}

/** A node of a tree that is being read. */
export interface OpenNode extends MoveNode {
  readonly children: OpenNode[];
  before?: string[];
  comments?: string[];
  nags?: number[];
}

/** Goes on with a move, which may have been there before. */
export function openChild<Node extends OpenNode>(parent: Node, move: string): Node {
  const children = parent.children as Node[];
  let child = children.find((each) => each.move === move);
  if (child === undefined) {
    child = { move, children: [] as OpenNode[] } as Node;
    children.push(child);
  }
  return child;
}

/** Adds what is said before a move, or after it. */
export function say(node: OpenNode, when: 'before' | 'comments', words: readonly string[]): void {
  if (words.length === 0) return;
  node[when] ??= [];
  for (const each of words) node[when].push(each);
}

export function addNag(node: OpenNode, nag: number): void {
  node.nags ??= [];
  node.nags.push(nag);
}

/** The nodes of the main line after the start. */
export function mainLine(tree: MoveNode): readonly MoveNode[] {
  const nodes: MoveNode[] = [];
  for (let node = tree.children[0]; node !== undefined; node = node.children[0]) nodes.push(node);
  return nodes;
}
