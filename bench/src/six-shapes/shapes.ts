import { gameById, gameIds, kitOf } from '@tahoun/catalogue/all';
import { type Evaluation, type Position, TranspositionTable, strongSearch } from '@tahoun/core';
import { DominoPosition, dominoPlaces } from './dominoes.ts';
import { SowingPosition, sownSeeds } from './sowing.ts';

/** Nodes that each shape searches until it is compiled, and then to be measured. */
const WARMING_NODES = 300_000;
const NODES = 300_000;
const TABLE_MIB = 8;

/** What a shape's searches came to. */
export interface Speed {
  readonly shape: string;
  readonly nodes: number;
  /** Of the processor's time for this thread, so that other work on the machine counts little. */
  readonly timeMs: number;
}

interface Shape {
  readonly position: Position;
  readonly evaluation: Evaluation;
}

/** Every game, and two made for this: each has a position class of its own. */
const SHAPES: Readonly<Record<string, () => Shape>> = {
  ...Object.fromEntries(
    gameIds().map((id) => [id, () => ({ position: gameById(id).initial(), evaluation: kitOf(id).best })]),
  ),
  dominoes: () => ({ position: new DominoPosition(), evaluation: dominoPlaces as Evaluation }),
  sowing: () => ({ position: new SowingPosition(), evaluation: sownSeeds as Evaluation }),
};

export const SHAPE_NAMES = Object.keys(SHAPES);

/** How fast a shape is searched here and now. */
export function measure(shape: string): Speed {
  const asked = (SHAPES[shape] as () => Shape)();
  searchOften(asked, WARMING_NODES);
  const before = process.threadCpuUsage();
  const nodes = searchOften(asked, NODES);
  const { user, system } = process.threadCpuUsage(before);
  return { shape, nodes, timeMs: (user + system) / 1000 };
}

/** Searches from a position, again and again if that is soon searched out. @returns the nodes */
function searchOften({ position, evaluation }: Shape, wanted: number): number {
  const table = new TranspositionTable(TABLE_MIB);
  let nodes = 0;
  while (nodes < wanted) {
    table.clear();
    nodes += strongSearch({ position, evaluation, table, limits: { nodes: wanted - nodes } }).nodes;
  }
  return nodes;
}
