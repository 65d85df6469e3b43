import type { Evaluation } from '@tahoun/core';
import { BLUE, FREE, RED, type ZaborPosition } from '@tahoun/games/zabor';

/** The thesis's function `Value_position` (Čáp 2010, 3.2): own cells minus the opponent's. */
export const cellDifference: Evaluation<ZaborPosition> = {
  id: 'cell-difference',
  evaluate: (position) => 100 * position.margin(),
  terms: (position) => ({ cells: 100 * position.margin() }),
};

/** Points per owned cell by the number of free cells next to it: each is a place to retake it from. */
export interface TerritoryWeights {
  /** Index 0: safe for good; 1 to 4: that many free neighbours. */
  readonly cell: readonly [number, number, number, number, number];
  /** For having the move while free cells are left. */
  readonly tempo: number;
}

/**
 * Between what a least-squares fit to 6,000 solved endings gave (safe cells 100, exposed ones 13 to
 * 16, the move 240) and rounder hand-made numbers; of those tried it won most (docs/measurements.md).
 */
export const TERRITORY_WEIGHTS: TerritoryWeights = { cell: [100, 30, 25, 20, 20], tempo: 200 };

/**
 * Cells weighed by how long they will be kept. A cell is lost only to a move on a free cell beside
 * it, so cells without free neighbours are safe and the others are worth less the more exposed.
 */
export function territory(weights: TerritoryWeights): Evaluation<ZaborPosition> {
  const perCell = Int32Array.from(weights.cell);
  return {
    id: 'territory',
    evaluate(position) {
      return landValue(position, perCell) + weights.tempo;
    },
    terms(position) {
      const cells = 100 * position.margin();
      return { cells, exposure: landValue(position, perCell) - cells, tempo: weights.tempo };
    },
  };
}

/** Sum of the weights of own cells minus those of the opponent, for the side to move. */
function landValue(position: ZaborPosition, perCell: Int32Array): number {
  const { cells, map } = position;
  const { reach } = map;
  let value = 0;
  for (let c = 0; c < cells.length; c++) {
    const owner = cells[c]!;
    if (owner !== BLUE && owner !== RED) continue;
    let free = 0;
    for (let i = 5 * c + 1; i < 5 * c + 5; i++) {
      const neighbour = reach[i]!;
      if (neighbour < 0) break;
      if (cells[neighbour] === FREE) free++;
    }
    const weight = perCell[free]!;
    value += owner === BLUE ? weight : 0 - weight;
  }
  return position.turn === 0 ? value : 0 - value;
}
