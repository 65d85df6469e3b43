import { type Random, type VariantValues, legalMoves } from '@tahoun/core';
import { ZABOR_MAPS, ZaborPosition } from '@tahoun/games/zabor';
import { judgeByMargin } from '../judges/exact.js';
import type { MakerTools, ProblemMaker } from '../maker/maker.js';
import { positionsOfGame } from '../maker/play-out.js';
import { zaborThemes } from './themes.js';

const SIZES = ['4x4', '5x4', '5x5', '6x5', '6x6', '7x6', '7x7', '8x7', '8x8'];
/** Free cells of the positions considered: the end of a game, which can be solved. */
const FREE_CELLS = [4, 11] as const;
const NODES = 150_000;
/** Options of the games. */
const GAMES = { chance: [2, 6], from: 4, to: 60, levels: [1, 2, 3], nodes: 1000 } as const;

/** Problems of Zabor: the ends of weak games on boards and maps of all kinds, searched to the end. */
export const zaborProblems = (tools: MakerTools<ZaborPosition>): ProblemMaker<ZaborPosition> => ({
  mostMoves: 4,
  *candidates(random) {
    for (const position of positionsOfGame(tools, tools.game.initial(mapByChance(random)), random, GAMES)) {
      const [least, most] = FREE_CELLS;
      const free = legalMoves(position).length;
      if (free >= least && free <= most) yield position;
    }
  },
  judge: (position) => judgeByMargin(tools.ai.best, position, NODES),
  images: (position) => [withColoursExchanged(position)],
  themes: zaborThemes,
});

function mapByChance(random: Random): VariantValues {
  const maps = [...SIZES, ...Object.keys(ZABOR_MAPS)];
  return { map: maps[random.below(maps.length)]! };
}

const OTHER = [0, 2, 1, 3] as const;

function withColoursExchanged({ map, cells, turn }: ZaborPosition): ZaborPosition {
  return new ZaborPosition(
    map,
    cells.map((cell) => OTHER[cell]!),
    turn === 0 ? 1 : 0,
  );
}
