import { type Evaluation, type Side, networkEvaluation } from '@tahoun/core';
import { BLOCKED, FREE, ZaborPosition, makeMap } from '@tahoun/games/zabor';
import { type Ablation, explain } from '../explained.js';
import { zaborFeatures } from './features.js';

/* Parts that `explain` removes, by bits: owned cells that a move can still take, and free cells. */
const EXPOSED_PART = 1;
const FREE_PART = 2;

/**
 * The evaluation by a network that `tahoun learn` has made. It has learned from cells that count alike: values count
 * only where nobody can take a cell any more. @throws InputError when these are no bytes of a network. */
export function networkZabor(bytes: Uint8Array): Evaluation<ZaborPosition> {
  const network = networkEvaluation(zaborFeatures, bytes);
  const byCells: Ablation<ZaborPosition> = {
    parts: ['exposedCells', 'freeCells'],
    rest: 'safeCells',
    evaluate(position, kept, turn) {
      const left = withCells(position, kept, turn);
      // Without free cells the game is over, and needs no judgement.
      return (kept & FREE_PART) === 0 ? 100 * left.margin() : network.evaluate(left);
    },
  };
  return {
    ...network,
    id: 'network-zabor',
    isOriented: false,
    terms: (position) => explain(byCells, position),
  };
}

/** A position in which the cells of the parts that are not kept are blocked. */
function withCells(position: ZaborPosition, kept: number, turn: Side): ZaborPosition {
  const { cells } = position;
  const { width, height, values } = position.map;
  const left = cells.map((owner, cell) => {
    if (owner === BLOCKED) return BLOCKED;
    const isExposed = position.reachOf(cell).some((near) => cells[near] === FREE);
    const part = owner === FREE ? FREE_PART : isExposed ? EXPOSED_PART : 0;
    return (kept & part) === part ? owner : BLOCKED;
  });
  const blocked = left.map((owner) => (owner === BLOCKED ? 1 : 0));
  return new ZaborPosition(makeMap(width, height, blocked, values), left, turn);
}
