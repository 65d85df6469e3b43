/** A node of a tree laid flat: relations are indices into the list that it stands in. */
export interface FlatNode<Node> {
  readonly index: number;
  readonly node: Node;
  /** -1 at the root. */
  readonly parent: number;
  readonly children: readonly number[];
  /** Plies from the root. */
  readonly ply: number;
}

/** All nodes of a tree, each before its children, the children in their order: depth first. The root has index 0. */
export function flatTree<Node extends { readonly children: readonly Node[] }>(root: Node): FlatNode<Node>[] {
  const flat: FlatNode<Node>[] = [];
  const add = (node: Node, parent: number, ply: number): number => {
    const index = flat.length;
    const children: number[] = [];
    flat.push({ index, node, parent, children, ply });
    for (const child of node.children) children.push(add(child, index, ply + 1));
    return index;
  };
  add(root, -1, 0);
  return flat;
}
