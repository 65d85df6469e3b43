export type Param = string | number | undefined;

/** The notation's are the English ones. */
export const LETTERS = { cs: { Q: 'D', R: 'V', B: 'S', N: 'J' } } as const;
