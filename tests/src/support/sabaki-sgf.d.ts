/** The parts of it that are used here; it has no types. */
declare module '@sabaki/sgf' {
  interface SgfNode {
    readonly data: Readonly<Record<string, readonly string[]>>;
    readonly children: readonly SgfNode[];
  }
  export function parse(text: string): SgfNode[];
  export function stringify(nodes: readonly SgfNode[]): string;
}
