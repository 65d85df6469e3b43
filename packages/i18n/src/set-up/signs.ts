import type { SetUpGameTexts } from './types.js';

/** Games of crosses and noughts, or of discs called so, where nothing but them is set up. */
export const signsSetUp: SetUpGameTexts = { piece: (id) => id.toUpperCase(), options: {} };
