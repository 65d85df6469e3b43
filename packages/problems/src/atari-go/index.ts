import type { Random, VariantValues } from '@tahoun/core';
import { AtariGoPosition } from '@tahoun/games/atari-go';
import { judgeByProof } from '../judges/exact.js';
import type { MakerTools, ProblemMaker } from '../maker/maker.js';
import { positionsOfGame } from '../maker/play-out.js';
import { atariGoThemes } from './themes.js';

const SIZES = ['5', '5', '6', '6', '7', '7', '8', '9'];
const STARTS = ['empty', 'crosscut', 'stable'];
/** Most moves of one proof: a position that needs more is none for people. */
const NODES = 40_000;
const GAMES = { chance: [2, 8], from: 4, to: 70, levels: [2, 3, 4], nodes: 1500 } as const;

/** Problems of Atari Go on small boards, from games between weak players, proved by proof numbers. */
export const atariGoProblems = (tools: MakerTools<AtariGoPosition>): ProblemMaker<AtariGoPosition> => ({
  mostMoves: 6,
  candidates: (random) => positionsOfGame(tools, tools.game.initial(startByChance(random)), random, GAMES),
  judge: (position) => judgeByProof(position, NODES),
  images: (position) => [withColoursExchanged(position)],
  themes: atariGoThemes,
});

function startByChance(random: Random): VariantValues {
  const size = SIZES[random.below(SIZES.length)]!;
  return { size, start: STARTS[random.below(STARTS.length)]! };
}

const OTHER = [0, 2, 1] as const;

function withColoursExchanged(position: AtariGoPosition): AtariGoPosition {
  const { stones, turn, ...setup } = position.toSetup();
  return new AtariGoPosition({
    ...setup,
    stones: Uint8Array.from(stones, (stone) => OTHER[stone]!),
    turn: turn === 0 ? 1 : 0,
  });
}
