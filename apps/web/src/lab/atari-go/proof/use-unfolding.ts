import { useState } from 'preact/hooks';
import type { Proof } from './ask.js';
import { countDrawn } from './figure.js';
import { type ProofPlace, keyOf } from './model.js';

/** The most nodes in one drawing. */
export const MOST_DRAWN = 400;

interface Drawn {
  /** Keys of the places whose children are drawn. */
  readonly unfolded: ReadonlySet<string>;
  /** The last place stayed folded, since too many nodes would be drawn. */
  readonly isFull: boolean;
}

/** The places of a tree that are drawn. One without children is unfolded when the solver has told them. */
export function useUnfolding({ tree, unfold }: Pick<Proof, 'unfold'> & { readonly tree: ProofPlace }) {
  const [drawn, setDrawn] = useState<Drawn>(() => ({ unfolded: firstUnfolded(tree), isFull: false }));

  const toggle = async (place: ProofPlace) => {
    const key = keyOf(place.path);
    if (drawn.unfolded.has(key)) {
      setDrawn(({ unfolded }) => ({
        unfolded: new Set([...unfolded].filter((each) => each !== key)),
        isFull: false,
      }));
      return;
    }
    if (place.isOver) return;
    const whole = place.children.length > 0 ? place : await unfold(place);
    if (whole === null) return;
    // Others may have been unfolded meanwhile.
    setDrawn(({ unfolded }) => {
      const isFull = countDrawn(whole, new Set([key])) + countDrawn(tree, unfolded) > MOST_DRAWN;
      return { unfolded: isFull ? unfolded : new Set(unfolded).add(key), isFull };
    });
  };
  return { ...drawn, toggle };
}

/** The first moves, and the replies to the one that the proof goes on with. */
function firstUnfolded(tree: ProofPlace): ReadonlySet<string> {
  const first = tree.children.find(({ children }) => children.length > 0);
  return new Set([keyOf(tree.path), ...(first !== undefined && tree.isOr ? [keyOf(first.path)] : [])]);
}
