import { type Position, estimatesChildren } from '@tahoun/core';
import { judgeDeeply } from '../judges/deep.js';
import { judgeByMargin, judgeByProof, judgeByTheory } from '../judges/exact.js';
import type { MakerTools, ProblemMaker } from '../maker/maker.js';
import { positionsOfGame } from '../maker/play-out.js';

const GAMES = { chance: [1, 4], from: 2, to: 200, levels: [2, 3, 4], nodes: 1000 } as const;
const NODES = 60_000;
const DEEP = { quickNodes: 5000, nodes: 100_000, matePlies: 5, gain: 150, gap: 200, otherwise: 50 } as const;
/** The unit of the game's scores is unknown: only wins and losses save or cost a draw. */
const DRAWS = { lost: -900_000, level: 0 } as const;

/** The maker of a game: its own, or the plain one. */
export function makerOf<P extends Position>(tools: MakerTools<P>): ProblemMaker<P> {
  return (tools.maker ?? plainMaker)(tools);
}

/** The maker of a game that brings none: games between weak players, judged by the game's capabilities. */
function plainMaker<P extends Position>(tools: MakerTools<P>): ProblemMaker<P> {
  const { game, ai, tables } = tools;
  return {
    mostMoves: 5,
    candidates: (random) => positionsOfGame(tools, game.initial(), random, GAMES),
    judge(position) {
      if (ai.solve !== undefined) return judgeByTheory(ai, position);
      if (estimatesChildren(position)) return judgeByProof(position, NODES);
      if (position.marginScore !== undefined) return judgeByMargin(ai.best, position, NODES);
      return judgeDeeply({ ...DEEP, ...DRAWS, evaluation: ai.best, tables }, position);
    },
    themes: () => [],
  };
}
