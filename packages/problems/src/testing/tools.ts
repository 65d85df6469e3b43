import type { Position } from '@tahoun/core';
import { nodeTables } from '@tahoun/engine/node-tables';
import { atariGoAi } from '@tahoun/eval/atari-go';
import { atariGoNetwork } from '@tahoun/eval/atari-go/network';
import { chessAi } from '@tahoun/eval/chess';
import { chessNetwork } from '@tahoun/eval/chess/network';
import { chocolateAi } from '@tahoun/eval/chocolate';
import { czechDraughtsAi } from '@tahoun/eval/czech-draughts';
import { czechDraughtsNetwork } from '@tahoun/eval/czech-draughts/network';
import { zaborAi } from '@tahoun/eval/zabor';
import { zaborNetwork } from '@tahoun/eval/zabor/network';
import { atariGo } from '@tahoun/games/atari-go';
import { chess } from '@tahoun/games/chess';
import { chocolate } from '@tahoun/games/chocolate';
import { czechDraughts, czechDraughtsEndgames } from '@tahoun/games/czech-draughts';
import { zabor } from '@tahoun/games/zabor';
import { atariGoProblems } from '../atari-go/index.js';
import { chessProblems } from '../chess/index.js';
import { chocolateProblems } from '../chocolate/index.js';
import { draughtsProblems } from '../czech-draughts/index.js';
import type { MakerTools } from '../maker/maker.js';
import { zaborProblems } from '../zabor/index.js';

/** Tools for making and checking problems of each game. */
export const TOOLS = {
  chess: { game: chess, ai: chessAi(chessNetwork), maker: chessProblems },
  'czech-draughts': {
    game: czechDraughts,
    ai: czechDraughtsAi(czechDraughtsNetwork),
    tables: nodeTables(czechDraughtsEndgames as never),
    maker: draughtsProblems,
  },
  'atari-go': { game: atariGo, ai: atariGoAi(atariGoNetwork), maker: atariGoProblems },
  zabor: { game: zabor, ai: zaborAi(zaborNetwork), maker: zaborProblems },
  chocolate: { game: chocolate, ai: chocolateAi, maker: chocolateProblems },
} as const;

export type ProblemGame = keyof typeof TOOLS;
export const PROBLEM_GAMES = Object.keys(TOOLS) as ProblemGame[];

export function toolsOf(game: ProblemGame): MakerTools<Position> {
  return TOOLS[game] as unknown as MakerTools<Position>;
}
