import type { Position } from '@tahoun/core';
import { nodeTables } from '@tahoun/engine/node-tables';
import { atariGoAi } from '@tahoun/eval/atari-go';
import { chessAi } from '@tahoun/eval/chess';
import { chocolateAi } from '@tahoun/eval/chocolate';
import { czechDraughtsAi } from '@tahoun/eval/czech-draughts';
import { atariGoNetwork } from '@tahoun/eval/networks/atari-go';
import { chessNetwork } from '@tahoun/eval/networks/chess';
import { czechDraughtsNetwork } from '@tahoun/eval/networks/czech-draughts';
import { zaborNetwork } from '@tahoun/eval/networks/zabor';
import { zaborAi } from '@tahoun/eval/zabor';
import { atariGo } from '@tahoun/games/atari-go';
import { chess } from '@tahoun/games/chess';
import { chocolate } from '@tahoun/games/chocolate';
import { czechDraughts, czechDraughtsEndgames } from '@tahoun/games/czech-draughts';
import { zabor } from '@tahoun/games/zabor';
import type { MakerTools } from '../make/maker.js';

/** What problems of each game are made and checked with. */
export const TOOLS = {
  chess: { game: chess, ai: chessAi(chessNetwork()) },
  'czech-draughts': {
    game: czechDraughts,
    ai: czechDraughtsAi(czechDraughtsNetwork()),
    tables: nodeTables(czechDraughtsEndgames as never),
  },
  'atari-go': { game: atariGo, ai: atariGoAi(atariGoNetwork()) },
  zabor: { game: zabor, ai: zaborAi(zaborNetwork()) },
  chocolate: { game: chocolate, ai: chocolateAi },
} as const;

export type ProblemGame = keyof typeof TOOLS;
export const PROBLEM_GAMES = Object.keys(TOOLS) as ProblemGame[];

export function toolsOf(game: ProblemGame): MakerTools<Position> {
  return TOOLS[game] as unknown as MakerTools<Position>;
}
