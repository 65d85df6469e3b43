import type { Random } from '@tahoun/core';
import { DraughtsPosition, LAST_ROWS, halfTurn } from '@tahoun/games/czech-draughts';
import { judgeDeeply } from '../judges/deep.js';
import { judgeByTables } from '../judges/tables.js';
import type { MakerTools, ProblemMaker, Verdict } from '../maker/maker.js';
import { endingOf, positionsOfGame } from '../maker/play-out.js';
import { draughtsThemes } from './themes.js';

const GAMES = {
  chance: [3, 9],
  from: 10,
  to: 90,
  levels: [2, 3, 4, 5],
  nodes: 800,
  mistake: 70,
  hopeless: 500,
} as const;
const DEEP = {
  quickNodes: 5000,
  nodes: 100_000,
  matePlies: 5,
  gain: 90,
  gap: 130,
  otherwise: 40,
  lost: -220,
  level: 40,
} as const;
/** One in this number of sources is a random ending, of at most this many pieces. */
const ENDING_EVERY = 2;
const ENDING_PIECES = [3, 6] as const;

/** Problems of Czech draughts from weak games and random endings, by tables as far as those reach. */
export const draughtsProblems = (tools: MakerTools<DraughtsPosition>): ProblemMaker<DraughtsPosition> => ({
  mostMoves: 5,
  *candidates(random) {
    if (random.below(ENDING_EVERY) === 0) yield* endingOf(tools.game, endingText(random));
    else for (const each of positionsOfGame(tools, tools.game.initial(), random, GAMES)) yield fresh(each);
  },
  judge: (position) => judge(tools, position),
  images: (position) => [turnedRound(position)],
  // The one move that loses nothing needs care, not an idea.
  isDull: (steps, { proof }) => proof === 'deep' && steps.length === 1,
  themes: draughtsThemes,
});

function judge({ ai, tables }: MakerTools<DraughtsPosition>, position: DraughtsPosition): Verdict | null {
  const known = tables === undefined ? undefined : judgeByTables(tables, position);
  if (known !== undefined) return known;
  return judgeDeeply({ ...DEEP, evaluation: ai.best, tables }, position);
}

function endingText(random: Random): string {
  const [least, most] = ENDING_PIECES;
  const pieces = least + random.below(most - least + 1);
  const white = 1 + random.below(pieces - 1);
  const taken = new Set<number>();
  const piece = (side: 0 | 1): string => {
    let square = random.below(32);
    while (taken.has(square)) square = random.below(32);
    taken.add(square);
    const isKing = random.below(2) === 0 || (LAST_ROWS[side] & (1 << square)) !== 0;
    return `${isKing ? 'K' : ''}${square + 1}`;
  };
  const list = (count: number, side: 0 | 1) => Array.from({ length: count }, () => piece(side)).join(',');
  return `W:W${list(white, 0)}:B${list(pieces - white, 1)}`;
}

/** Without counted moves: a problem begins where it begins. */
function fresh({ white, black, kings, turn, mustContinue }: DraughtsPosition): DraughtsPosition {
  return new DraughtsPosition({ white, black, kings, turn, mustContinue });
}

/** Seen from the other side of the board, colours exchanged. */
function turnedRound({ white, black, kings, turn, mustContinue }: DraughtsPosition): DraughtsPosition {
  return new DraughtsPosition({
    white: halfTurn(black),
    black: halfTurn(white),
    kings: halfTurn(kings),
    turn: turn === 0 ? 1 : 0,
    mustContinue,
  });
}
