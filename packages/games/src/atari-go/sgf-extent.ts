import { INFO_PROPERTIES } from './sgf-root.js';
import { sgfLineOf, sgfTokens } from './sgf-tokens.js';

/** One game of a file: the index of its beginning, and the texts of its first node. */
export interface SgfExtent {
  readonly at: number;
  readonly tags: Map<string, string>;
}

/** Properties that only the first node of a game has. */
const OF_ROOT = ['GM', 'FF'];
const TAGS: readonly string[] = [...INFO_PROPERTIES, 'RE'];

/** The games of a file. A missing bracket at the end of one does not make the next one its variation. */
export function* extentsOf(text: string): Generator<SgfExtent> {
  let extent: SgfExtent | null = null;
  let depth = 0;
  /** The extent that begins at the last bracket, while the first node after it is read. */
  let opened: SgfExtent | null = null;
  let before = '';
  for (const token of sgfTokens(text)) {
    const { kind, at } = token;
    if (kind === 'open') opened = { at, tags: new Map() };
    else if (kind !== 'property' && !(kind === 'node' && before === 'open')) opened = null;
    const isNext = opened !== null && kind === 'property' && OF_ROOT.includes(token.id);
    if (extent === null || (kind === 'open' && depth === 0) || (isNext && opened !== extent)) {
      depth = isNext ? 1 : 0;
      extent = opened ?? { at, tags: new Map() };
      yield extent;
    }
    if (kind === 'open') depth++;
    else if (kind === 'close') depth = Math.max(0, depth - 1);
    else if (kind === 'property' && TAGS.includes(token.id)) {
      opened?.tags.set(token.id, sgfLineOf(token.values[0]!));
    }
    before = kind;
  }
}
