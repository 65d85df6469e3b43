/** The kinds of mistakes by the amount that they give away, least first. */
export const MISTAKE_KINDS = ['inaccuracy', 'mistake', 'blunder'] as const;

export type MistakeKind = (typeof MISTAKE_KINDS)[number];

/** The customary signs behind a move. */
export const MISTAKE_SIGNS: Readonly<Record<MistakeKind, string>> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** The number of mistakes of each kind that a side made. */
export interface MistakeCounts {
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
}

/**
 * The customary signs at the turning points of a review, for a chart of its positions.
 * @returns each with the number of moves played, its own included.
 */
export function turningSigns(review: {
  readonly moves: readonly { readonly ply: number; readonly judgement: MistakeKind | null }[];
  readonly turningPoints: readonly number[];
}): { readonly at: number; readonly text: string }[] {
  return review.moves
    .filter(({ ply }) => review.turningPoints.includes(ply))
    .map(({ ply, judgement }) => ({ at: ply, text: judgement === null ? '' : MISTAKE_SIGNS[judgement] }));
}
