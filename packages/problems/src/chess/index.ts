import { type Random, otherSide } from '@tahoun/core';
import { ChessPosition, NO_SQUARE } from '@tahoun/games/chess';
import { judgeDeeply } from '../judges/deep.js';
import type { MakerTools, ProblemMaker, Step, Verdict } from '../maker/maker.js';
import { endingOf, positionsOfGame } from '../maker/play-out.js';
import { chessThemes } from './themes.js';

const GAMES = {
  chance: [4, 8],
  from: 12,
  to: 110,
  levels: [3, 4, 5, 6],
  nodes: 800,
  mistake: 120,
  hopeless: 900,
} as const;
const DEEP = {
  quickNodes: 5000,
  nodes: 100_000,
  matePlies: 5,
  gain: 180,
  gap: 220,
  otherwise: 110,
  lost: -300,
  level: 40,
} as const;
/** With a lead of this many pawns, any way of winning will do. */
const OVERWHELMING = 8;
/** One in this number of mates in one move is kept. */
const MATE_IN_ONE_EVERY = 5;
/** One in this number of sources is a random ending. */
const ENDING_EVERY = 6;
const ENDINGS = [
  'KPPkp',
  'KPPkpp',
  'KPPPkpp',
  'KRPkr',
  'KRPkrp',
  'KRPPkrp',
  'KBPkn',
  'KNPkb',
  'KQPkq',
  'KNPPkpp',
  'KPkp',
  'KRkpp',
];

/** Problems of chess from weak games and random endings; mates in full width, the rest by deep searches. */
export const chessProblems = (tools: MakerTools<ChessPosition>): ProblemMaker<ChessPosition> => ({
  mostMoves: 5,
  *candidates(random) {
    if (random.below(ENDING_EVERY) > 0) yield* positionsOfGame(tools, tools.game.initial(), random, GAMES);
    else yield* endingOf(tools.game, endingText(random, ENDINGS[random.below(ENDINGS.length)]!));
  },
  judge: (position) => judgeDeeply({ ...DEEP, evaluation: tools.ai.best }, position),
  images: chessImages,
  isDull: (steps, verdict) => isDull(tools, steps, verdict),
  themes: chessThemes,
});

/** Most mates in one move are for beginners alone, and a mate with much more on the board only hastens the end. */
function isDull(
  { game }: MakerTools<ChessPosition>,
  [first]: readonly Step<ChessPosition>[],
  { within }: Verdict,
): boolean {
  const { before } = first!;
  const { side0 = 0, side1 = 0 } = game.figures(before);
  const lead = before.turn === 0 ? side0 - side1 : side1 - side0;
  return lead >= OVERWHELMING || (within === 1 && before.hashLo % MATE_IN_ONE_EVERY !== 0);
}

/** @param pieces White's in capitals */
function endingText(random: Random, pieces: string): string {
  const board = Array<string>(64).fill('1');
  for (const piece of pieces) {
    const isPawn = piece.toLowerCase() === 'p';
    let square = random.below(64);
    while (board[square] !== '1' || (isPawn && (square < 8 || square >= 56))) square = random.below(64);
    board[square] = piece;
  }
  const rows = Array.from({ length: 8 }, (_, row) => board.slice(8 * row, 8 * row + 8).join(''));
  return `${rows.join('/').replace(/1+/g, (run) => String(run.length))} w - - 0 1`;
}

/** Ranks and files of a square turned over. */
const OTHER_SIDE = 56;
const MIRROR = 7;

/** The position seen from the other side; without castling rights, also in a mirror. */
function chessImages(position: ChessPosition): ChessPosition[] {
  if (position.castlingRights !== 0) return [];
  return [image(position, OTHER_SIDE), image(position, MIRROR), image(position, OTHER_SIDE | MIRROR)];
}

/** @param flip bits of the squares' numbers that change; with the ranks the colours do, too */
function image(position: ChessPosition, flip: number): ChessPosition {
  const setup = position.setup();
  const isTurned = (flip & OTHER_SIDE) !== 0;
  const board = new Uint8Array(64);
  for (const [square, piece] of setup.board.entries()) {
    board[square ^ flip] = piece !== 0 && isTurned ? piece ^ 1 : piece;
  }
  const epSquare = setup.epSquare === NO_SQUARE ? NO_SQUARE : setup.epSquare ^ flip;
  const turn = isTurned ? otherSide(setup.turn) : setup.turn;
  return new ChessPosition({ ...setup, board, turn, epSquare });
}
