import type { Evaluation } from '@tahoun/core';
import type { ZaborPosition } from '@tahoun/games/zabor';

/** The thesis's function `Value_position` (Čáp 2010, 3.2): own cells minus the opponent's. */
export const cellDifference: Evaluation<ZaborPosition> = {
  id: 'cell-difference',
  evaluate: (position) => 100 * position.margin(),
  terms: (position) => ({ cells: 100 * position.margin() }),
};
