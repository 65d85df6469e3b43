import { type DraughtsPosition, czechDraughtsEndgames } from '@tahoun/games';
import type { EvaluationKit } from '../kit.js';
import { PLACEMENT_WEIGHTS, placement } from './placement.js';
import { STRUCTURE_WEIGHTS, structure } from './structure.js';

export { PLACEMENT_WEIGHTS, type PlacementWeights, placement } from './placement.js';
export { STRUCTURE_WEIGHTS, type StructureWeights, structure } from './structure.js';

export const czechDraughtsKit: EvaluationKit<DraughtsPosition> = {
  textbook: placement(PLACEMENT_WEIGHTS),
  best: structure(STRUCTURE_WEIGHTS),
  levels: [
    { depth: 1, nodes: 10_000, noise: 150, exact: 0 },
    { depth: 2, nodes: 10_000, noise: 100, exact: 0 },
    { depth: 3, nodes: 20_000, noise: 60, exact: 0 },
    { depth: 4, nodes: 50_000, noise: 30, exact: 0 },
    { depth: 6, nodes: 100_000, noise: 15, exact: 0 },
    { depth: 8, nodes: 100_000, noise: 0, exact: 0 },
    { depth: 250, nodes: 200_000, noise: 0, exact: 1 },
    { depth: 250, nodes: 1_000_000, noise: 0, exact: 1 },
  ],
  endgames: czechDraughtsEndgames,
};
