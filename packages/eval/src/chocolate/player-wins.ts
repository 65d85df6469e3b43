import { type Heap, cutsOf, inHisOrder, isSingleEven, keyOf } from './cuts.js';

/** Options of Milata's recursion; by default it is that of his program. */
export interface Recursion {
  /** Whether a single piece with an even side is known to be won, which he says may be left out. On by default. */
  readonly shortcut?: boolean;
  /** Whether breaks are tried in his order. On by default. */
  readonly ordered?: boolean;
  /** Answers kept by `keyOf`, which he did without: he walked through the tree of the game instead. */
  readonly memory?: Map<string, boolean>;
  /** Called for each heap that is looked into, with the breaks made of it; may throw to end it all. */
  readonly onHeap?: (breaks: number) => void;
}

/**
 * Whether the side to move wins (Milata 2007, `playerWins`): not where nothing can be broken, and else where
 * some break leaves a heap that the other side does not win.
 */
export function playerWins(heap: Heap, how: Recursion = {}): boolean {
  const { shortcut = true, memory, onHeap } = how;
  const key = memory === undefined ? '' : keyOf(heap);
  const known = memory?.get(key);
  if (known !== undefined) return known;
  const isShort = shortcut && isSingleEven(heap);
  const cuts = isShort ? [] : cutsInOrder(heap, how);
  onHeap?.(cuts.length);
  const wins = isShort || cuts.some((left) => !playerWins(left, how));
  memory?.set(key, wins);
  return wins;
}

function cutsInOrder(heap: Heap, { ordered = true }: Recursion): readonly Heap[] {
  return ordered ? inHisOrder(cutsOf(heap), (left) => left) : cutsOf(heap);
}

/** Numbers of heaps that the recursion searches. */
export interface HeapCount {
  readonly wins: boolean;
  /** In the tree of the game, as in his program: a heap that occurs again is searched again. */
  readonly tree: bigint;
  /** Different ones: as many as with a memory. */
  readonly distinct: number;
}

/**
 * Counts the heaps that `playerWins` searches, without walking through the tree: the size of a heap's own
 * tree does not depend on the number of its occurrences, so that a memory of sizes adds them up.
 * @param most different heaps after which it gives up. @returns null when it did.
 */
export function countHeaps(
  heap: Heap,
  how: Pick<Recursion, 'shortcut' | 'ordered'> = {},
  most = Number.POSITIVE_INFINITY,
): HeapCount | null {
  const { shortcut = true } = how;
  const sizes = new Map<string, Omit<HeapCount, 'distinct'>>();
  let distinct = 0;
  const sizeOf = (heap: Heap): Omit<HeapCount, 'distinct'> | null => {
    const key = keyOf(heap);
    const known = sizes.get(key);
    if (known !== undefined) return known;
    if (++distinct > most) return null;
    let wins = shortcut && isSingleEven(heap);
    let tree = 1n;
    for (const left of wins ? [] : cutsInOrder(heap, how)) {
      const below = sizeOf(left);
      if (below === null) return null;
      tree += below.tree;
      wins = !below.wins;
      if (wins) break;
    }
    const size = { wins, tree };
    sizes.set(key, size);
    return size;
  };
  const size = sizeOf(heap);
  return size === null ? null : { ...size, distinct };
}
